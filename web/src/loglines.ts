/** The lines of a log that lead to their moments: one stop for the tab key, arrows inside. */

import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** `newest`: at which end of the list the newest line stands, which is the stop until one has gone elsewhere. */
export function loglines(newest: "first" | "last"): Attachment<HTMLElement> {
  return (list) => {
    let stop: HTMLElement | undefined;
    const lines = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-moment]")];

    function arrange(): void {
      const all = lines();
      const known = stop && document.activeElement === stop && all.includes(stop) ? stop : undefined;
      stop = known ?? (newest === "first" ? all[0] : all.at(-1));
      for (const line of all) line.tabIndex = line === stop ? 0 : -1;
    }

    function onkeydown(event: KeyboardEvent): void {
      const all = lines();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[event.key];
      const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step ? at + step : null;
      const line = to === null ? undefined : all[to];
      if (!line) return;
      event.preventDefault();
      event.stopPropagation();
      line.focus();
      stop = line;
      arrange();
    }

    arrange();
    const changes = new MutationObserver(arrange);
    changes.observe(list, { childList: true, subtree: true });
    list.addEventListener("keydown", onkeydown);
    return () => {
      changes.disconnect();
      list.removeEventListener("keydown", onkeydown);
    };
  };
}
