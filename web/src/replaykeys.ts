/** The keys of a game that is seen again, heard before the table hears them: there is nothing to choose with them. */

import type { Replaying } from "./replaying.svelte";

const ELSEWHERE = "input, select, textarea, dialog, [role=radiogroup], [role=tablist]";

export function steersBy(replaying: Replaying): (event: KeyboardEvent) => void {
  const deeds: Record<string, () => void> = {
    ArrowRight: () => replaying.step(1),
    ArrowLeft: () => replaying.step(-1),
    Home: () => replaying.step(-replaying.at),
    End: () => replaying.step(replaying.last - replaying.at),
    " ": () => replaying.toggle(),
  };
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(ELSEWHERE)) return;
    if (event.key === " " && target?.closest("button, a, summary")) return;
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    deed();
  };
}
