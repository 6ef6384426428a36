/** Giving a link away: the clipboard, or the device's own way of sharing. */

import { say } from "./language.svelte";
import { toasts } from "./toast.svelte";

export const canShare = (): boolean => typeof navigator.share === "function";

export async function shareLink(url: string, title: string): Promise<void> {
  try {
    await navigator.share({ url, title });
  } catch {
    // The person closed the device's sheet: nothing to say.
  }
}

export async function copyText(text: string): Promise<void> {
  const copied = await writeClipboard(text);
  if (copied) toasts.done(say("page-copied"));
  else toasts.refuse(say("page-not-copied"));
}

/** The clipboard needs a secure page; over plain HTTP in a home network the old way still works. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.style.position = "fixed";
    field.style.opacity = "0";
    const before = document.activeElement;
    document.body.append(field);
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return copied;
  }
}
