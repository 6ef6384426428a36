/** What stands on the shelf for each game the house has drawn: lid, spine, and the figures printed on the box. */

import type { Component } from "svelte";
import type { Deeds } from "../hope";
import KatanaFront from "./katana/Front.svelte";
import KatanaMini from "./katana/Mini.svelte";
import "./katana/dress.css";
import KeyLargoFront from "./keylargo/Front.svelte";
import KeyLargoMini from "./keylargo/Mini.svelte";
import "./keylargo/dress.css";
import KorsarFront from "./korsar/Front.svelte";
import KorsarMini from "./korsar/Mini.svelte";
import "./korsar/dress.css";

export interface BoxArt {
  title: string;
  /** The message with one line about the game. */
  about: string;
  front: Component;
  mini: Component;
  /** Width over height of the lid. */
  shape: number;
  /** The colour of its side, a custom property of its dress. */
  side: string;
  minutes: number;
  age: number;
  /** The table that "play now" makes: how many sit down. */
  players: number;
  /** The paragraph of its rules about a turn: help opens there when it is asked about nothing else. */
  turn: string;
  /** The log entries that bring somebody something: what is told of a game when it is over. */
  deeds: Deeds;
  /** The message that heads the course of a finished game; `.period` and `.count` are what its figures are. */
  course: string;
  /** The paragraph about the end and the score. */
  count: string;
}

const BOXES: Record<string, BoxArt> = {
  korsar: {
    title: "Korsar",
    about: "page-about-korsar",
    front: KorsarFront,
    mini: KorsarMini,
    shape: 404 / 301,
    side: "var(--hull)",
    minutes: 40,
    age: 10,
    players: 4,
    turn: "KO 2.3",
    deeds: { "korsar-event-collect": "gold", "korsar-event-final-collect": "gold" },
    course: "korsar-view-course",
    count: "KO 2.8",
  },
  keylargo: {
    title: "Key Largo",
    about: "page-about-keylargo",
    front: KeyLargoFront,
    mini: KeyLargoMini,
    shape: 1,
    side: "var(--sea-3)",
    minutes: 45,
    age: 10,
    players: 4,
    turn: "KL 2.2",
    deeds: {
      "keylargo-event-sold": "amount",
      "keylargo-event-sold-extra": "amount",
      "keylargo-event-income": "amount",
      "keylargo-event-robbed": "value",
    },
    course: "keylargo-view-course",
    count: "KL 2.9",
  },
  katana: {
    title: "Katana",
    about: "page-about-katana",
    front: KatanaFront,
    mini: KatanaMini,
    shape: 5 / 6,
    side: "var(--board)",
    minutes: 60,
    age: 8,
    players: 5,
    turn: "KA 3.2",
    deeds: {
      "katana-event-defeated": null,
      "katana-event-code-dropped": null,
      "katana-event-exhausted": null,
    },
    course: "katana-view-course",
    count: "KA 3.11",
  },
};

export function boxOf(game: string): BoxArt | null {
  return BOXES[game] ?? null;
}
