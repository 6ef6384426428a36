import { describe, expect, it } from "vitest";
import { figure, NO_PACE, remaining, spokenAt, stepped, timeParts } from "../src/timeleft";

const pace = { ...NO_PACE, clock: 60 };
const span = (seat: number, seconds: number, running = true) => ({ seat, seconds, running });

describe("the time left", () => {
  it("is what the server said, less what has passed since", () => {
    const told = { at: 5000, spans: [span(1, 40)] };
    expect(remaining(told, 5000, pace, 1)).toMatchObject({ seconds: 40, share: 40 / 60, mine: true });
    expect(remaining(told, 15_000, pace, 1)).toMatchObject({ seconds: 30, share: 0.5 });
    expect(remaining(told, 90_000, pace, 1)).toMatchObject({ seconds: 0, share: 0 });
    // An older look at the page's time adds none.
    expect(remaining(told, 0, pace, 1)?.seconds).toBe(40);
  });

  it("is one's own before another's, and else the shortest", () => {
    const told = { at: 0, spans: [span(0, 50), span(1, 20), span(2, 30)] };
    const of = (you: number | null) => remaining(told, 0, pace, you);
    expect(of(2)).toMatchObject({ seat: 2, mine: true });
    expect(of(3)).toMatchObject({ seat: 1, mine: false });
    expect(of(null)).toMatchObject({ seat: 1, mine: false });
  });

  it("stands still where the server says so, and is shown if no other runs", () => {
    const still = span(0, 20, false);
    expect(remaining({ at: 0, spans: [still] }, 9000, pace, 1)).toMatchObject({
      seconds: 20,
      running: false,
    });
    expect(remaining({ at: 0, spans: [still, span(1, 50)] }, 0, pace, 2)?.seat).toBe(1);
  });

  it("is a share of days, or of the whole reserve and what a decision adds", () => {
    const share = (seconds: number, of: Partial<typeof NO_PACE>) =>
      remaining({ at: 0, spans: [span(0, seconds)] }, 0, { ...NO_PACE, ...of }, 0)?.share;
    expect(share(86_400, { days: 2 })).toBe(0.5);
    expect(share(155, { bank: 300, clock: 10 })).toBe(0.5);
    // Who was quick has more than at the beginning.
    expect(share(400, { bank: 300, clock: 10 })).toBe(1);
  });

  it("is nothing where nobody is waited for", () => {
    expect(remaining({ at: 0, spans: [] }, 0, NO_PACE, 0)).toBeNull();
  });
});

describe("what is shown of it", () => {
  it("goes by tens, and by fives at the end", () => {
    expect([120, 111, 61, 31, 30, 29, 11, 5, 0.1, 0].map(stepped)).toEqual([
      120, 120, 70, 40, 30, 30, 15, 5, 5, 0,
    ]);
  });

  it("goes by minutes and hours where there are many", () => {
    expect([605, 7190, 7201, 172_801].map(stepped)).toEqual([660, 7200, 10_800, 176_400]);
  });

  it("is a figure of minutes, hours or days", () => {
    const shown = (seconds: number) => [figure(seconds).id, ...Object.values(figure(seconds).args)];
    expect(shown(110)).toEqual(["page-time-figure", "1", "50"]);
    expect(shown(5400)).toEqual(["page-time-figure", "90", "00"]);
    expect(shown(10_800)).toEqual(["page-time-hours", 3]);
    expect(shown(176_400)).toEqual(["page-time-days", 2]);
    expect(timeParts(176_405)).toEqual({ days: 2, hours: 1, minutes: 0, seconds: 5 });
  });
});

describe("what is said of it", () => {
  it("is the half and the last ten seconds, once", () => {
    expect(spokenAt(60, 31, 60)).toBeNull();
    expect(spokenAt(30.4, 29.9, 60)).toBe(30);
    expect(spokenAt(29.9, 28.9, 60)).toBeNull();
    expect(spokenAt(10.9, 9.9, 60)).toBe(10);
    expect(spokenAt(9.9, 0, 60)).toBeNull();
  });

  it("is nothing when a new decision brings new time", () => {
    expect(spokenAt(3, 60, 60)).toBeNull();
  });

  it("of a short time is the last ten seconds only", () => {
    expect(spokenAt(8, 7, 15)).toBeNull();
    expect(spokenAt(11, 10, 15)).toBe(10);
  });
});
