import type { ImportColumn } from '@atrium/api-client/admin';
import { normalise } from '@atrium/rules/texts/search-text';

/** Field by column; empty: the column is left out. */
export type Mapping = Readonly<Record<string, string>>;

const plain = (text: string) => normalise(text).replace(/[^a-z0-9]/g, '');

/**
 * Maps columns by name: those of the fields, or their names in the user's language. If two match
 * the same field, the first wins.
 */
export function guessMapping(
  columns: readonly string[],
  fields: readonly { name: string; label: string }[],
): Mapping {
  const taken = new Set<string>();
  return Object.fromEntries(
    columns.map((column) => {
      const wanted = plain(column);
      const field = fields.find(
        ({ name, label }) =>
          !taken.has(name) && (plain(name) === wanted || plain(label) === wanted),
      );
      if (field) taken.add(field.name);
      return [column, field?.name ?? ''];
    }),
  );
}

/** The server's mapping by name, completed with guesses; each field once. */
export function withKnown(guessed: Mapping, read: readonly ImportColumn[]): Mapping {
  const taken = new Set(read.map(({ field }) => field));
  return Object.fromEntries(
    Object.entries(guessed).map(([column, guess]) => [
      column,
      read.find((known) => known.column === column)?.field ?? (taken.has(guess) ? '' : guess),
    ]),
  );
}

/** One column decided; whichever had its field before is left out then. */
export const mapped = (mapping: Mapping, column: string, field: string): Mapping =>
  Object.fromEntries(
    Object.entries(mapping).map(([known, had]) => [
      known,
      known === column ? field : had === field ? '' : had,
    ]),
  );

export const toColumns = (mapping: Mapping): ImportColumn[] =>
  Object.entries(mapping).map(([column, field]) => ({ column, field }));

/** Fields that are needed and that no column is. */
export const missingFields = (
  mapping: Mapping,
  fields: readonly { name: string; required: boolean }[],
): string[] =>
  fields
    .filter(({ name, required }) => required && !Object.values(mapping).includes(name))
    .map(({ name }) => name);
