import { useMemo, useSyncExternalStore } from 'react';

const PREFIX = 'atrium.shared.';

const listeners = new Set<() => void>();
/** For browsers that forbid storage: then each tab has its own. */
const memory = new Map<string, string>();

function textOf(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

function keep(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, text);
  } catch {
    if (text === undefined) memory.delete(key);
    else memory.set(key, text);
  }
  for (const notify of listeners) notify();
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/**
 * A value that all tabs of this browser share until the guest logs out.
 * @param read makes sense of what is stored; constant, so that it is read once per change
 */
export function useSharedStore<Value>(key: string, read: (stored: unknown) => Value) {
  const text = useSyncExternalStore(subscribe, () => textOf(key));
  const value = useMemo(() => read(parse(text)), [read, text]);
  return {
    value,
    /** Another tab may have changed it since the last render. */
    latest: (): Value => read(parse(textOf(key))),
    write: (next: Value | undefined) =>
      keep(key, next === undefined ? undefined : JSON.stringify(next)),
  };
}

/** Logging out leaves nothing for the next person at this computer. */
export function forgetShared(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    memory.clear();
  }
  for (const notify of listeners) notify();
}
