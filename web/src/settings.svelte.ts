/** What a person sets for this browser: language, light, size of text, movement. */

import { keep, recall } from "./stored";
import { LANGS, type Lang } from "./words";

export type Theme = "auto" | "light" | "dark";
export type TextSize = 0.9 | 1 | 1.2;
export type Motion = "gentle" | "none";

interface Stored {
  lang: Lang;
  theme: Theme;
  text: TextSize;
  motion: Motion;
  letters: boolean;
}

const KEY = "ludotheque.settings";

function browserLang(): Lang {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return wanted.find((each): each is Lang => LANGS.includes(each as Lang)) ?? "en";
}

const asks = (query: string): MediaQueryList | null =>
  typeof matchMedia === "function" ? matchMedia(query) : null;
const darkSystem = asks("(prefers-color-scheme: dark)");
const stillSystem = asks("(prefers-reduced-motion: reduce)");

class Settings {
  lang = $state<Lang>("fr");
  theme = $state<Theme>("auto");
  text = $state<TextSize>(1);
  motion = $state<Motion>("gentle");
  /** Whether single letters are shortcuts at a table. */
  letters = $state(true);
  #systemDark = $state(darkSystem?.matches ?? false);
  #systemStill = $state(stillSystem?.matches ?? false);

  constructor() {
    const stored = recall<Partial<Stored>>(KEY, {});
    this.lang = stored.lang ?? browserLang();
    this.theme = stored.theme ?? "auto";
    this.text = stored.text ?? 1;
    this.motion = stored.motion ?? "gentle";
    this.letters = stored.letters ?? true;
    darkSystem?.addEventListener("change", (event) => (this.#systemDark = event.matches));
    stillSystem?.addEventListener("change", (event) => (this.#systemStill = event.matches));
  }

  get dark(): boolean {
    return this.theme === "auto" ? this.#systemDark : this.theme === "dark";
  }

  /** True when nothing should move, by the system's wish or this browser's. */
  get still(): boolean {
    return this.#systemStill || this.motion === "none";
  }

  /** Writes the settings to the document and to the browser; called in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.dataset["motion"] = this.still ? "none" : "gentle";
    root.style.setProperty("--text-scale", String(this.text));
    const { lang, theme, text, motion, letters } = this;
    const stored: Stored = { lang, theme, text, motion, letters };
    keep(KEY, stored);
  }
}

export const settings = new Settings();
