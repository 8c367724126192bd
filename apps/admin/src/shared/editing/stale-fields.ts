/** One field that somebody else has changed since a form was opened. */
export interface StaleField {
  name: string;
  /** As the form holds it now. */
  mine: unknown;
  /** As it was saved meanwhile. */
  theirs: unknown;
  /** It was changed here too, so only one of the two can stay. */
  isMine: boolean;
}

/** What a form says once somebody else was first, and the ways on. */
export interface StaleState {
  fields: readonly StaleField[];
  /** Id of what is edited, by which the log tells who it was. */
  entityId: string | undefined;
  /** The latest version has come; before that there is nothing to choose. */
  isReady: boolean;
  /** Drops what was changed here. */
  reload: () => void;
  /** Goes on with what was changed here, on top of the latest. */
  keep: () => void;
  /** Leaves the form as it is. */
  close: () => void;
}

type Values = Readonly<Record<string, unknown>>;

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ between what a form was based on and what has been saved since.
 * @param base as the form was opened
 * @param mine as it is filled in now
 * @param theirs as it is saved now
 */
export const staleFields = (base: Values, mine: Values, theirs: Values): StaleField[] =>
  Object.keys(base)
    .filter((name) => !isSame(base[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      isMine: !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]),
    }));

/** What was changed in a form, by field. */
export const changedHere = (base: Values, mine: Values): [string, unknown][] =>
  Object.entries(mine).filter(([name, value]) => !isSame(base[name], value));

const ID = /^[0-9a-f]{24}$/;

/** A field's value in a line; ids, which tell a person nothing, are left out. */
export function valueText(value: unknown, texts: { yes: string; no: string }): string {
  const parts = leaves(value).map((leaf) =>
    leaf === true ? texts.yes : leaf === false ? texts.no : String(leaf),
  );
  return parts.join(', ') || '–';
}

function leaves(value: unknown): unknown[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'object') return Object.values(value).flatMap(leaves);
  return typeof value === 'string' && ID.test(value) ? [] : [value];
}
