import { expect, test } from "vitest";
import { bandLabel, bandsOf, priceNow } from "./bands";

const tariff = (...prices: number[]) => ({ prices, now: null });

test("one column for each number of boats at which a price changes", () => {
  const bands = bandsOf([tariff(80, 100, 120, 120, 120), tariff(20, 20, 20, 20, 20)]);
  expect(bands).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 2 },
    { from: 3, to: 5 },
  ]);
  expect(bands.map((band, at) => bandLabel(band, at === 2))).toEqual(["1", "2", "3+"]);
});

test("another edition may have its steps elsewhere", () => {
  const bands = bandsOf([tariff(10, 20, 20, 30, 40)]);
  expect(bands.map((band, at) => bandLabel(band, at === 3))).toEqual(["1", "2–3", "4", "5"]);
});

test("without a boat, the price of the first one to come", () => {
  expect(priceNow(tariff(80, 100))).toBe(80);
  expect(priceNow({ prices: [80, 100], now: 100 })).toBe(100);
});
