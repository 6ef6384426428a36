/** localStorage; where the browser refuses it, what is kept lasts as long as the page is open. */

const unstored = new Map<string, string>();

/** What was kept last under this key; `otherwise` if that is nothing, or cannot be read. */
export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = unstored.get(key) ?? localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** Whether what was kept last under this key will be remembered when the page is closed. */
export const isStored = (key: string): boolean => !unstored.has(key);

/** Returns whether it will be remembered when the page is closed. */
export function keep(key: string, value: unknown): boolean {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
    return true;
  } catch {
    unstored.set(key, text);
    return false;
  }
}
