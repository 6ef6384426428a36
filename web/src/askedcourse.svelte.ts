/** How a finished game came along: asked for once, and again if that failed. */

import { fetchCourse, Refusal } from "./api";
import type { Course, Sentence } from "./wire";

export class AskedCourse {
  course = $state.raw<Course | null>(null);
  /** Why it is not here, until it is tried again. */
  refused = $state.raw<Sentence | null>(null);

  constructor(
    private readonly table: string,
    private readonly secret: string,
  ) {}

  ask = async (): Promise<void> => {
    this.refused = null;
    try {
      this.course = await fetchCourse(this.table, this.secret);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.sentence;
    }
  };
}
