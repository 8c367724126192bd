import type { Placed } from './document';
import { collectionOf, type Ids } from './known-ids';

/** What a caller knows of the venues. */
export interface Knowledge {
  /** Ids that may be tried: of their own venue, and of another. */
  ids: readonly Ids[];
  byPath: ReadonlyMap<string, string>;
  byField: ReadonlyMap<string, string>;
  /** Id and slug. */
  venue: readonly string[];
  /** yyyy-mm-dd */
  days: readonly string[];
}

/** Values to choose from, by the name of the list. */
export type Words = ReadonlyMap<string, readonly string[]>;

const DAYS = ['date', 'from', 'until', 'to', 'lowDate', 'highDate', 'start', 'end'];

/** What can be tried, and an id of each kind for where nothing better is known. */
export function wordsOf({ ids, venue, days }: Knowledge): Words {
  const collections = new Set(ids.flatMap((some) => [...some.keys()]));
  const byName = [...collections].map((name): [string, string[]] => [
    `of-${name}`,
    ids.flatMap((some) => [...(some.get(name) ?? [])]),
  ]);
  const every = ids.flatMap((some) => [...some.values()].flatMap(([id = '']) => [id]));
  return new Map<string, readonly string[]>([
    ...byName,
    ['venue', venue],
    ['days', days],
    ['every', [...every, ...days]],
  ]);
}

/** Which of these words an operation's parameters and fields take. @returns e.g. `path.id` to `of-bookings` */
export function bindingsOf(operation: Placed, known: Knowledge): Map<string, string> {
  const { path, parameters = [], fields } = operation;
  const collections = new Set(known.ids.flatMap((some) => [...some.keys()]));
  const isHere = (name: string | undefined) => name !== undefined && collections.has(name);
  const bindings = new Map<string, string>();
  for (const { name, in: place, schema } of parameters) {
    if (place === 'header') continue;
    const named = known.byField.get(`_${name.replace(/Id$/, '')}`);
    const ofPath = collectionOf(path, known.byPath, collections);
    if (name === 'vendor' || name === 'vendorId') bindings.set(`${place}.${name}`, 'venue');
    else if (place === 'path' && name === 'id' && !schema?.pattern)
      bindings.set('path.id', 'venue');
    else if (DAYS.includes(name) && !schema?.pattern) bindings.set(`${place}.${name}`, 'days');
    else if (schema?.pattern && place === 'path' && name === 'id') {
      if (isHere(ofPath)) bindings.set('path.id', `of-${ofPath}`);
    } else if (schema?.pattern && isHere(named)) bindings.set(`${place}.${name}`, `of-${named}`);
  }
  for (const field of fields) {
    const named = known.byField.get(field);
    if (isHere(named)) bindings.set(`body.${field}`, `of-${named}`);
    if (field === 'date') bindings.set('body.date', 'days');
    if (field === 'vendor') bindings.set('body.vendor', 'venue');
  }
  return bindings;
}
