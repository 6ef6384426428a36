import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "../src/sha256";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

test("the examples of FIPS 180 give the digests that stand there", () => {
  expect(sha256(utf8("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(sha256(utf8(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(sha256(utf8("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"))).toBe(
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
});

test("messages of every length up to three blocks, and a long one, give what Node gives", () => {
  const message = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i + 7 * i) % 256);
  for (const length of [...Array(193).keys(), message.length]) {
    const part = message.slice(0, length);
    expect(sha256(part), `${length} bytes`).toBe(createHash("sha256").update(part).digest("hex"));
  }
});
