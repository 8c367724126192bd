/**
 * What a person typed, kept for a reload of this tab. A browser that forbids storage only forgets.
 */
export function readSession(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whoever signs out leaves nothing of it to the next person at this computer. */
export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('atrium.')) sessionStorage.removeItem(key);
    }
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
}

export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
}
