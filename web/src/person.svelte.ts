/** Who sits at this browser: a name, if one was given, and a token. No account stands behind it. */

import { keep, recall } from "./stored";

const KEY = "ludotheque.person";

interface Stored {
  name: string;
  token: number;
}

export const NAME_LENGTH = 24;

class Person {
  name = $state("");
  token = $state(1);

  constructor() {
    const stored = recall<Partial<Stored>>(KEY, {});
    this.name = stored.name ?? "";
    this.token = stored.token ?? 1;
  }

  keep(): void {
    keep(KEY, { name: this.name.trim(), token: this.token });
  }
}

export const person = new Person();
