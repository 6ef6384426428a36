import { describe, expect, test } from "vitest";
import { columnsOf, formOnPhone, pagesOf, rankOf } from "./fleet";
import { situation } from "./look/fixtures";
import { sceneOf } from "./scene";

describe("ships on a desk", () => {
  test("a few stand tall in one line", () => {
    expect(rankOf(4, { width: 1090, height: 250 })).toEqual({ form: "tall", lines: 1 });
  });

  test("more than fit are drawn compact in two lines", () => {
    expect(rankOf(11, { width: 1090, height: 250 })).toEqual({ form: "compact", lines: 2 });
    expect(columnsOf(11, { form: "compact", lines: 2 })).toBe(6);
  });

  test("where the window is low, one compact line", () => {
    expect(rankOf(4, { width: 900, height: 150 })).toEqual({ form: "compact", lines: 1 });
  });
});

describe("ships on a phone", () => {
  test("up to six two abreast, more three abreast, a few tall", () => {
    expect(formOnPhone(2, 360)).toBe("tall");
    expect(formOnPhone(6, 360)).toBe("compact");
    expect(formOnPhone(7, 360)).toBe("dense");
  });

  test("twelve at most on one page; more turn pages by owner, and no ship is lost", () => {
    const scene = sceneOf(situation("many"))!;
    const pages = pagesOf(scene);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap((page) => page.ships).length).toBe(scene.ships.length);
    expect(pagesOf(sceneOf(situation("team8"))!).length).toBe(1);
  });
});
