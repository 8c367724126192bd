import { isDeepStrictEqual } from 'node:util';

/** Never written to the log, whatever changed. */
const secret = new Set(['password', 'passwordHash', 'tokenHash', 'codeHash']);
/** Bookkeeping fields, not changed by a person. */
const housekeeping = new Set([
  '_vendor',
  'version',
  'updatedAt',
  'searchKeys',
  'searchText',
  'matchKeys',
  '__v',
]);

const shown = (document: object | null | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(document ?? {})
      .filter(([key]) => !housekeeping.has(key))
      .map(([key, value]) => [key, secret.has(key) ? '(secret)' : value]),
  );

/** Compares stored values: two ObjectIds with the same value are equal. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/**
 * The fields that differ between two states of a document; a new one has only `after`, a deleted
 * one only `before`. Secrets are masked: the log records that they changed, not their values.
 */
export function changesBetween(
  before: object | null | undefined,
  after: object | null | undefined,
): { before?: Record<string, unknown>; after?: Record<string, unknown> } {
  if (!before && !after) return {};
  if (!before) return { after: shown(after) };
  if (!after) return { before: shown(before) };
  const old = before as Record<string, unknown>;
  const fresh = after as Record<string, unknown>;
  const changed = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (key) => !housekeeping.has(key) && !isDeepStrictEqual(plain(old[key]), plain(fresh[key])),
  );
  const pick = (source: Record<string, unknown>) =>
    shown(
      Object.fromEntries(changed.filter((key) => key in source).map((key) => [key, source[key]])),
    );
  return { before: pick(old), after: pick(fresh) };
}
