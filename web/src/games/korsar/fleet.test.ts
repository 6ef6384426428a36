import { describe, expect, test } from "vitest";
import { columnsOf, formOnPhone, gridOnPhone, pagesOf, rankOf } from "./fleet";
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

  test("held sideways, one line where there is room, else two", () => {
    const wide = { width: 836, height: 191 };
    expect(gridOnPhone(2, wide, true)).toEqual({ form: "compact", abreast: 3 });
    expect(gridOnPhone(6, wide, true)).toEqual({ form: "tall", abreast: 6 });
    expect(gridOnPhone(10, wide, true)).toEqual({ form: "dense", abreast: 5 });
    expect(gridOnPhone(6, { width: 352, height: 360 }, false)).toEqual({ form: "compact", abreast: 2 });
  });

  test("twelve at most on one page; more turn pages by owner, and no ship is lost", () => {
    const scene = sceneOf(situation("many"))!;
    const pages = pagesOf(scene);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap((page) => page.ships).length).toBe(scene.ships.length);
    expect(pagesOf(sceneOf(situation("team8"))!).length).toBe(1);
  });
});
