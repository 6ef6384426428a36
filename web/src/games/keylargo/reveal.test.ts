import { expect, test } from "vitest";
import type { Sentence } from "../../wire";
import { News } from "../news";
import { crowds, revealedBy } from "./reveal";

const told = (id: string, args: Sentence["args"], seats: Sentence["seats"] = {}): Sentence => ({
  id: `keylargo-event-${id}`,
  args,
  seats,
});
const turned = (seat: number, action: string) => told("turned", { action }, { seat });
const newsOf = (sentences: Sentence[]) => new News("keylargo", sentences);
const half = (code: string) => told("half", { half: code, weekday: "wednesday", day: 6 });

test("a new half-day shows everybody's card, and where boats meet", () => {
  const news = newsOf([half("morning"), turned(1, "bar"), turned(2, "bar"), turned(0, "dive")]);
  const revealed = revealedBy(news)!;
  expect(revealed.half).toBe("morning");
  expect(revealed.cards).toEqual([
    { seat: 1, action: "bar" },
    { seat: 2, action: "bar" },
    { seat: 0, action: "dive" },
  ]);
  expect(crowds(revealed)).toEqual([{ place: "bar", boats: 2 }]);
});

test("of two half-days in one view the later one is shown", () => {
  const news = newsOf([half("morning"), turned(0, "dive"), half("afternoon"), turned(0, "shop")]);
  expect(revealedBy(news)).toMatchObject({ half: "afternoon", cards: [{ seat: 0, action: "shop" }] });
});

test("other news reveals nothing", () => {
  expect(revealedBy(newsOf([turned(0, "dive")]))).toBeNull();
});
