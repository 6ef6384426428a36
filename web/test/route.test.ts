import { describe, expect, it } from "vitest";
import { routeOf } from "../src/route.svelte";

const at = (path: string) => routeOf(new URL(path, "http://here.example"));

describe("an address", () => {
  it.each([
    ["/", { page: "home" }],
    ["/new/korsar", { page: "new", game: "korsar", way: "friends" }],
    ["/new/korsar?way=device", { page: "new", game: "korsar", way: "device" }],
    ["/t/abc#s3cret", { page: "table", table: "abc", secret: "s3cret" }],
    ["/t/abc", { page: "table", table: "abc", secret: null }],
    ["/rules/korsar#KO-2.5", { page: "rules", game: "korsar", paragraph: "KO-2.5" }],
    ["/fair", { page: "fair" }],
    ["/fair/more", { page: "unknown" }],
    ["/elsewhere", { page: "unknown" }],
    ["/t/abc/more", { page: "unknown" }],
    ["/t/%E0%A4%A#x", { page: "table", table: "", secret: "x" }],
  ])("%s is a page", (path, route) => {
    expect(at(path)).toEqual(route);
  });
});
