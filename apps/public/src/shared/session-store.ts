/**
 * What is kept across a reload of this tab. Where storage is forbidden, as it may be in a frame of another site, it is
 * kept for as long as the page is shown.
 */
const memory = new Map<string, unknown>();

export function readSession(key: string): unknown {
  if (memory.has(key)) return memory.get(key);
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}
