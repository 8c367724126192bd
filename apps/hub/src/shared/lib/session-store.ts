import { forgetShared } from './shared-store';

/** What was typed, kept across reloads of this tab. Without storage it is simply forgotten. */
export function readSession(key: string): unknown {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Signing out leaves nothing for the next person at this computer. */
export function forgetSession(): void {
  forgetShared();
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('atrium.')) sessionStorage.removeItem(key);
    }
  } catch {
    // Without storage there is nothing to clear.
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
