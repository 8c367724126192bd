/** Somebody's time with a table, a therapist or a room. */
export interface Taking {
  /** Id of what is taken. */
  resource: string;
  holder: string;
  /** Minutes since 1970, by the venue's calendar. */
  from: number;
  until: number;
}

/** Pairs that have the same at once. */
export function overlapping(takings: readonly Taking[]): [Taking, Taking][] {
  const inOrder = [...takings].sort((a, b) => a.from - b.from);
  const last = new Map<string, Taking>();
  const found: [Taking, Taking][] = [];
  for (const one of inOrder) {
    const before = last.get(one.resource);
    if (before && one.from < before.until) found.push([before, one]);
    if (!before || one.until > before.until) last.set(one.resource, one);
  }
  return found;
}
