/** A place that scrolls: whether more lies below what is in sight, which its edge shows (`data-more`, see base.css). */

import type { Attachment } from "svelte/attachments";

/** Less than this is no more than a margin. */
const LEAST = 6;

export const showsMore: Attachment<HTMLElement> = (place) => {
  const look = (): void => {
    const below = place.scrollHeight - place.clientHeight - place.scrollTop;
    place.toggleAttribute("data-more", below > LEAST);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(place);
  const contents = new MutationObserver(look);
  contents.observe(place, { childList: true, subtree: true, characterData: true });
  place.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    place.removeEventListener("scroll", look);
  };
};
