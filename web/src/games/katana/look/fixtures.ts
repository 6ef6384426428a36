/** Situations to look at and to test with. */

import { situationsIn } from "../../../look/situations";
import lines from "./situations.jsonl?raw";

export const { SITUATIONS, situation } = situationsIn(lines);
