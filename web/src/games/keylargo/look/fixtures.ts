/** Situations to look at and to test with, written by hand until the rules can tell them. */

import type { LogEntry, Offer, Refusal, Sentence, View } from "../../../wire";
import type {
  ActionCode,
  CardFact,
  CardType,
  Depth,
  Facts,
  Phase,
  SeatFact,
  Tariff,
  WreckFact,
} from "../facts";

const NAMES = ["Camille", "Basile", "Nour", "Nautile", "Hugo"];
const WEEKDAYS = ["friday", "saturday", "sunday", "monday", "tuesday", "wednesday", "thursday"] as const;
const ACTIONS: ActionCode[] = ["dive", "bar", "dolphins", "shop", "market"];
const CODES = "ABCDEFGHIJKLMNOP";

const card = (kind: number, type: CardType, depth: Depth, units: number, value: number): CardFact => ({
  kind,
  type,
  depth,
  units,
  value,
});
const GOODS = card(9, "goods", "medium", 3, 60);
const GOLD = card(14, "gold", "medium", 4, 80);
const VASE = card(3, "antique", "shallow", 2, 40);
const DIAMOND = card(19, "diamond", "medium", 0, 120);
const BARS = card(27, "gold", "deep", 5, 100);
const MONSTER = card(22, "monster", "medium", 0, 0);

const diver = (n: number, hoses: number, trident = false, weight = false) => ({
  diver: n,
  hoses,
  trident,
  weight,
  reach: (["shallow", "medium", "deep"] as const)[hoses]!,
});
const team = (...divers: ReturnType<typeof diver>[]) => [0, 1, 2].map((at) => divers[at] ?? null);

function seat(money: number, divers: SeatFact["divers"], backs: [number, number, number]): SeatFact {
  const [shallow, medium, deep] = backs;
  return {
    money,
    divers,
    backs: { shallow, medium, deep },
    boat: { at: null, wreck: null },
    turned: [null, null],
    ready: false,
    done: false,
    encounters: 0,
    used: false,
    declined: false,
  };
}

function seats(players: number): SeatFact[] {
  return [
    seat(180, team(diver(1, 1, true), diver(2, 1, false, true)), [1, 3, 0]),
    seat(90, team(diver(1, 1)), [2, 1, 0]),
    seat(240, team(diver(1, 2, false, true), diver(2, 1, true)), [1, 2, 1]),
    seat(130, team(diver(1, 0), diver(2, 1), diver(3, 0)), [0, 2, 0]),
    seat(190, team(diver(1, 2, true)), [2, 1, 0]),
  ].slice(0, players);
}

function wrecks(players: number): WreckFact[] {
  const [shallow, medium] = { 3: [2, 4], 4: [3, 5], 5: [4, 6] }[players] as [number, number];
  const left = [2, 4, 1, 5, 2, 3, 4, 1, 5, 5, 4, 5, 5, 3, 5, 4];
  return [...CODES.slice(0, players === 3 ? 10 : players === 4 ? 13 : 16)].map((letter, at) => ({
    letter,
    depth: at < shallow ? "shallow" : at < shallow + medium ? "medium" : "deep",
    left: left[at]!,
    boat: null,
    monsters: letter === "H" ? 1 : 0,
    looked: letter === "E" ? [{ seat: 0, day: 5, half: "afternoon" }] : [],
    memory:
      letter === "E"
        ? {
            cards: [GOLD, MONSTER],
            doubtful: [false, false],
            exact: true,
            took: [],
            loose: [],
            day: 5,
            half: "afternoon",
          }
        : letter === "G"
          ? {
              cards: [VASE, GOODS, DIAMOND, MONSTER, GOLD],
              doubtful: [false, true, false, false, false],
              exact: false,
              took: [{ seat: 2, n: 1 }],
              loose: [1],
              day: 2,
              half: "morning",
            }
          : null,
  }));
}

const tariff = (prices: number[], boats: number): Tariff => ({
  prices,
  now: boats ? prices[boats - 1]! : null,
});

function places(at: Partial<Record<ActionCode, number[]>>): Facts["places"] {
  const boats = (place: ActionCode) => at[place] ?? [];
  const n = (place: ActionCode) => boats(place).length;
  return {
    bar: {
      boats: boats("bar"),
      diver: tariff([80, 100, 120, 120, 120], n("bar")),
      pickpocket: tariff([40, 50, 60, 60, 60], n("bar")),
      round: tariff([20, 20, 20, 20, 20], n("bar")),
    },
    dolphins: { boats: boats("dolphins"), income: 30 },
    shop: {
      boats: boats("shop"),
      hose: tariff([20, 30, 40, 40, 40], n("shop")),
      trident: tariff([30, 40, 60, 60, 60], n("shop")),
      weight: tariff([30, 40, 60, 60, 60], n("shop")),
    },
    market: {
      boats: boats("market"),
      goods: tariff([40, 30, 20, 20, 20], n("market")),
      antique: tariff([40, 30, 20, 20, 20], n("market")),
      gold: tariff([50, 40, 30, 30, 30], n("market")),
    },
  };
}

interface Setting {
  players: number;
  phase: Phase;
  you: number | null;
  turn: number | null;
  encounters?: boolean;
  at?: Partial<Record<ActionCode, number[]>>;
  change?: (facts: Facts) => void;
  legal?: Offer[];
  refusals?: Refusal[];
  log?: LogEntry[];
}

function facts({ players, phase, you, turn, encounters = false, at = {} }: Setting): Facts {
  const all = seats(players);
  if (encounters) all.forEach((each, n) => (each.encounters = [2, 1, 0, 2, 2][n]!));
  for (const [place, boats] of Object.entries(at)) {
    for (const n of boats) all[n]!.boat = { at: place as "bar", wreck: null };
  }
  return {
    day: 6,
    half: "morning",
    days: Array.from({ length: 10 }, (_, n) => ({
      weekday: WEEKDAYS[n % 7]!,
      income: n % 7 === 0 ? 40 : n % 7 < 3 ? 60 : 30,
    })),
    phase,
    encounters,
    pickpocket: true,
    first: 1,
    order: Array.from({ length: players }, (_, n) => (n + 1) % players),
    turn,
    placing: phase === "place",
    seats: all,
    places: places(at),
    wrecks: wrecks(players),
    supply: { divers: 7, hoses: 13, tridents: 6, weights: 8 },
    encounterDeck: encounters ? 14 : 0,
    encounterDiscards: encounters ? ["tourist_bar", "drunkard"] : [],
    dive: null,
    visit: null,
    you:
      you === null
        ? null
        : {
            program: ["dive", "market"],
            hand: [GOODS, GOLD, VASE, DIAMOND],
            encounters: encounters ? ["gold_prospector", "good_pal"] : [],
            money: 180,
            treasures: 300,
            fortune: 480,
            known: [{ seat: 3, cards: [VASE] }],
            passedOn: [],
          },
    deals: {},
    over: null,
  };
}

let next = 0;
const offer = (
  fields: Record<string, unknown>,
  args: Sentence["args"] = {},
  people: Sentence["seats"] = {},
): Offer => ({
  action: next++,
  text: Object.values(fields).join(" "),
  fields,
  sentence: { id: `keylargo-action-${String(fields["type"]).replaceAll("_", "-")}`, args, seats: people },
});
const refusal = (
  fields: Record<string, unknown>,
  reason: string,
  args: Sentence["args"] = {},
  people: Sentence["seats"] = {},
): Refusal => ({
  action: next++,
  fields,
  sentence: { id: `keylargo-reason-${reason}`, args, seats: people },
});

const told = (id: string, args: Sentence["args"], people: Sentence["seats"] = {}): Sentence => ({
  id: `keylargo-event-${id}`,
  args,
  seats: people,
});
const LOG: LogEntry[] = [
  told("dived", { wreck: "H", depth: "medium", amount: 2 }, { seat: 1 }),
  told("monster", { wreck: "H", diver: 1, depth: "medium" }, { seat: 1 }),
  told("robbed", { amount: 50, depth: "medium", card: "gold", units: 3, value: 60 }, { seat: 3, other: 0 }),
  told("day", { day: 6, weekday: "wednesday" }, { seat: 1 }),
  told("half", { half: "morning", weekday: "wednesday", day: 6 }),
  told("turned", { action: "dive" }, { seat: 1 }),
  told("sailed", { wreck: "F", depth: "medium" }, { seat: 1 }),
  told("arrived", { place: "bar", boats: 1 }, { seat: 2 }),
  told("arrived", { place: "bar", boats: 2 }, { seat: 3 }),
].map((sentence, seq) => ({ seq, sentence, mine: sentence.seats["seat"] === 0 }));

function view(setting: Setting): View {
  const shown = facts(setting);
  setting.change?.(shown);
  const legal = setting.legal ?? [];
  return {
    type: "view",
    seq: 40,
    you: setting.you,
    table: {
      id: "situation",
      game: "keylargo",
      options: { players: setting.players, encounters: setting.encounters ?? false, pickpocket: true },
      commitment: "",
      edition: null,
      status: setting.phase === "over" ? "over" : "playing",
      seats: NAMES.slice(0, setting.players).map((name, n) => ({
        seat: n,
        side: n,
        name,
        token: n + 1,
        kind: n === 3 ? "bot" : "human",
        level: n === 3 ? "strong" : null,
        present: n !== 2,
      })),
    },
    to_act: setting.phase === "program" ? [0, 2] : setting.turn === null ? [] : [setting.turn],
    decision: legal.length > 0 ? 1 : null,
    observation: null,
    facts: shown as unknown as Record<string, unknown>,
    legal,
    refusals: setting.refusals ?? [],
    log: setting.log ?? LOG,
  };
}

const pairs = ACTIONS.flatMap((morning) =>
  ACTIONS.filter((each) => each !== morning).map((afternoon) =>
    offer({ type: "program", morning, afternoon }, { morning, afternoon }),
  ),
);
const dives = (letters: string) =>
  [...letters].map((wreck) =>
    offer({ type: "dive", wreck }, { wreck, depth: wreck < "D" ? "shallow" : "medium", left: 4 }),
  );
const tooDeep = (letters: string) =>
  [...letters].map((wreck) => refusal({ type: "dive", wreck }, "too-deep", { wreck, depth: "deep" }));
const turnUp = (shown: Facts, cards: ActionCode[]) =>
  cards.forEach((each, n) => (shown.seats[n]!.turned = [each, null]));
const dive = (shown: Facts, seatNumber: number, wreck: string) => {
  shown.wrecks.find((each) => each.letter === wreck)!.boat = seatNumber;
  shown.seats[seatNumber]!.boat = { at: "wreck", wreck };
};

const SETTINGS: Record<string, () => Setting> = {
  program: () => ({
    players: 4,
    phase: "program",
    you: 0,
    turn: null,
    legal: pairs,
    change: (shown) => {
      shown.you!.program = null;
      shown.seats[1]!.ready = shown.seats[3]!.ready = true;
    },
  }),
  chosen: () => ({
    players: 4,
    phase: "program",
    you: 0,
    turn: null,
    change: (shown) => [0, 1, 3].forEach((n) => (shown.seats[n]!.ready = true)),
  }),
  place: () => ({
    players: 4,
    phase: "place",
    you: 0,
    turn: 0,
    at: { bar: [2, 3] },
    legal: dives("ABCDEGH"),
    refusals: [
      ...tooDeep("IJKLM"),
      refusal({ type: "dive", wreck: "F" }, "wreck-taken", { wreck: "F" }, { seat: 1 }),
    ],
    change: (shown) => {
      turnUp(shown, ["dive", "dive", "bar", "bar"]);
      dive(shown, 1, "F");
    },
  }),
  three: () => ({
    players: 3,
    phase: "place",
    you: 0,
    turn: 0,
    at: { market: [2] },
    legal: dives("ABCDE"),
    refusals: [
      ...tooDeep("GHIJ"),
      refusal({ type: "dive", wreck: "F" }, "wreck-taken", { wreck: "F" }, { seat: 1 }),
    ],
    change: (shown) => {
      turnUp(shown, ["dive", "dive", "market"]);
      dive(shown, 1, "F");
    },
  }),
  watch: () => ({
    players: 5,
    phase: "place",
    you: null,
    turn: 4,
    encounters: true,
    at: { dolphins: [1], shop: [2, 3] },
    change: (shown) => {
      turnUp(shown, ["dive", "dolphins", "shop", "shop", "dive"]);
      dive(shown, 0, "C");
    },
  }),
  dive: () => ({
    players: 4,
    phase: "draw",
    you: 0,
    turn: 0,
    at: { bar: [2, 3] },
    legal: [offer({ type: "draw", diver: 2 }, { diver: 2 }), offer({ type: "surface" })],
    refusals: [refusal({ type: "draw", diver: 1 }, "has-drawn", { diver: 1 })],
    change: (shown) => {
      turnUp(shown, ["dive", "dive", "bar", "bar"]);
      dive(shown, 0, "G");
      dive(shown, 1, "F");
      shown.dive = {
        seat: 0,
        wreck: "G",
        divers: [
          { diver: 1, present: true, drawn: true, heldBack: false },
          { diver: 2, present: true, drawn: false, heldBack: false },
        ],
        aside: 1,
        treasures: 1,
        monster: null,
        drawer: 1,
        fresh: GOLD,
      };
    },
  }),
  bar: () => ({
    players: 5,
    phase: "bar",
    you: 0,
    turn: 0,
    encounters: true,
    at: { bar: [4, 0], market: [1, 2] },
    legal: [
      offer({ type: "hire" }, { amount: 100 }),
      ...[1, 2].flatMap((other) =>
        (["shallow", "medium"] as const).map((depth) =>
          offer({ type: "rob", seat: other, depth }, { amount: 50, depth, n: 2 }, { other }),
        ),
      ),
      ...[..."ABDGK"].map((wreck) => offer({ type: "pay_round", wreck }, { amount: 20, wreck })),
      offer({ type: "leave" }, { place: "bar" }),
    ],
    refusals: [
      refusal({ type: "rob", seat: 3, depth: "deep" }, "nothing-to-steal", { depth: "deep" }, { other: 3 }),
    ],
    change: (shown) => {
      turnUp(shown, ["bar", "market", "market", "dive", "bar"]);
      dive(shown, 3, "C");
      shown.visit = visit("bar");
    },
  }),
  shop: () => ({
    players: 4,
    phase: "shop",
    you: 0,
    turn: 0,
    at: { shop: [1, 0] },
    legal: [
      offer({ type: "buy", item: "hose", diver: 1 }, { item: "hose", diver: 1, amount: 30 }),
      offer({ type: "buy", item: "hose", diver: 2 }, { item: "hose", diver: 2, amount: 30 }),
      offer({ type: "buy", item: "trident", diver: 2 }, { item: "trident", diver: 2, amount: 40 }),
      offer({ type: "buy", item: "weight", diver: 1 }, { item: "weight", diver: 1, amount: 40 }),
      offer({ type: "leave" }, { place: "shop" }),
    ],
    refusals: [
      refusal({ type: "buy", item: "trident", diver: 1 }, "cannot-carry", { item: "trident", diver: 1 }),
      refusal({ type: "buy", item: "weight", diver: 2 }, "cannot-carry", { item: "weight", diver: 2 }),
    ],
    change: (shown) => {
      turnUp(shown, ["shop", "shop", "dive", "dive"]);
      dive(shown, 2, "I");
      dive(shown, 3, "B");
      shown.visit = visit("shop");
    },
  }),
  market: () => ({
    players: 5,
    phase: "market",
    you: 0,
    turn: 0,
    encounters: true,
    at: { market: [1, 0], bar: [2] },
    legal: [GOODS, GOLD, VASE, BARS]
      .map((each) =>
        offer(
          { type: "sell", card: `${each.depth} ${each.type} ${each.units}`, kind: each.kind },
          {
            card: each.type,
            units: each.units,
            value: each.value,
            depth: each.depth,
            amount: each.units * 30,
          },
        ),
      )
      .concat(
        offer({ type: "play_encounter", encounter: "gold_prospector" }, { encounter: "gold_prospector" }),
      ),
    refusals: [
      refusal({ type: "sell", card: "medium diamond 120", kind: 19 }, "not-sold"),
      refusal({ type: "leave" }, "must-sell"),
    ],
    change: (shown) => {
      turnUp(shown, ["market", "market", "bar", "dive", "dive"]);
      shown.half = "afternoon";
      shown.seats.forEach((each) => (each.turned = ["dive", each.turned[0] ?? null]));
      dive(shown, 3, "N");
      dive(shown, 4, "K");
      shown.you!.hand = [BARS, GOLD, GOODS, VASE, DIAMOND];
      shown.visit = visit("market");
    },
  }),
  over: () => ({
    players: 4,
    phase: "over",
    you: 0,
    turn: null,
    change: (shown) => {
      shown.day = 10;
      shown.half = "afternoon";
      shown.over = {
        scores: [480, 210, 520, 170],
        winners: [2],
        money: [180, 90, 240, 130],
        treasures: [[GOODS, GOLD, VASE, DIAMOND], [VASE, VASE, VASE], [BARS, GOLD, GOODS, VASE], [VASE]],
      };
    },
  }),
};

function visit(place: "bar" | "shop" | "market"): NonNullable<Facts["visit"]> {
  return {
    seat: 0,
    place,
    encounter: null,
    hired: 0,
    robbed: 0,
    rounds: 0,
    looked: null,
    bought: { hose: 0, trident: 0, weight: 0 },
    most: 2,
    soldType: null,
    sold: 0,
    extra: 0,
    mustSell: place === "market",
  };
}

export const SITUATIONS: readonly string[] = Object.keys(SETTINGS);

/** A fresh copy of the view in this situation. */
export function situation(name: string): View {
  const setting = SETTINGS[name];
  if (!setting) throw new Error(`no situation ${name}; there are ${SITUATIONS.join(", ")}`);
  return view(setting());
}
