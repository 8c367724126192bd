import { isDeepStrictEqual } from 'node:util';

/** Never written to the log, whatever changed. */
const secret = new Set(['password', 'passwordHash', 'tokenHash', 'codeHash']);
/** Housekeeping, not what a person changed. */
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

/** Compares as stored: an ObjectId and its like are equal by value. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/**
 * The fields of two states of a document that differ; a created one has only an after, a deleted one
 * only a before. Secrets are masked: that they changed is said, not what they are.
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
