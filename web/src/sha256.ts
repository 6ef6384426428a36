/** SHA-256 (FIPS 180-4). The browser's own, `crypto.subtle`, is not there on a plain http address in a home network. */

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of eight.
const K: number[] = [];
const START: number[] = [];
for (let n = 2; K.length < 64; n += 1) {
  if (K.length > 0 && [...Array(n).keys()].slice(2).some((each) => n % each === 0)) continue;
  if (START.length < 8) START.push(fraction(n ** (1 / 2)));
  K.push(fraction(n ** (1 / 3)));
}

function fraction(x: number): number {
  return ((x % 1) * 2 ** 32) | 0;
}

const right = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The message, a bit 1, zeros, and the length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  new Uint8Array(blocks.buffer).set(message);
  blocks.setUint8(message.length, 0x80);
  blocks.setBigUint64(blocks.byteLength - 8, BigInt(message.length) * 8n);
  return blocks;
}

/** 64 words for a block: its own 16, and those that follow from them. */
function schedule(blocks: DataView, at: number): number[] {
  const w: number[] = [];
  for (let i = 0; i < 16; i += 1) w.push(blocks.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = [w[i - 15], w[i - 2], w[i - 16], w[i - 7]];
    const s0 = right(a, 7) ^ right(a, 18) ^ (a >>> 3);
    const s1 = right(b, 17) ^ right(b, 19) ^ (b >>> 10);
    w.push((c + s0 + d + s1) | 0);
  }
  return w;
}

function compressed(state: readonly number[], w: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  w.forEach((word, i) => {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + chosen + (K[i] ?? 0) + word) | 0;
    const second = ((right(a, 2) ^ right(a, 13) ^ right(a, 22)) + most) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((each, i) => (each + (state[i] ?? 0)) | 0);
}

/** The SHA-256 of some bytes, as 64 digits in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const blocks = padded(message);
  let state: readonly number[] = START;
  for (let at = 0; at < blocks.byteLength; at += 64) state = compressed(state, schedule(blocks, at));
  return state.map((each) => (each >>> 0).toString(16).padStart(8, "0")).join("");
}
