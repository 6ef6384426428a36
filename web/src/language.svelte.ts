/** The catalogue in the language that is set now; both stay once fetched, so that switching is at once. */

import { Words, type Lang } from "./words";

class Language {
  words = $state.raw<Words | null>(null);
  failed = $state(false);
  readonly #fetched = new Map<Lang, Promise<Words>>();

  /** Shows `lang` as soon as its catalogue is here; until then the language before it stays. */
  async use(lang: Lang): Promise<void> {
    try {
      const words = await this.#fetch(lang);
      this.words = words;
      this.failed = false;
    } catch {
      this.#fetched.delete(lang);
      this.failed = this.words === null;
    }
  }

  #fetch(lang: Lang): Promise<Words> {
    const fetched = this.#fetched.get(lang) ?? fetchCatalogue(lang);
    this.#fetched.set(lang, fetched);
    return fetched;
  }
}

async function fetchCatalogue(lang: Lang): Promise<Words> {
  const answer = await fetch(`/locale/${lang}.ftl`);
  if (!answer.ok) throw new Error(`/locale/${lang}.ftl answered ${answer.status}`);
  return new Words(lang, await answer.text());
}

export const language = new Language();

const NOTHING = new Words("en", "");

/** A message in the present language; used by every component of the house. */
export function say(id: string, args?: Parameters<Words["say"]>[1]): string {
  return (language.words ?? NOTHING).say(id, args);
}

export function words(): Words {
  return language.words ?? NOTHING;
}
