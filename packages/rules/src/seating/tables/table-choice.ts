/**
 * Which table a party is given: the smallest that fits. A combination comes after single tables of its
 * size, and never has a table that somebody has. See docs/domain/dining-room.md.
 */

/** A table, or tables that are pushed together. */
export interface TableOption {
  /** One id for a table, several for a combination. */
  readonly tables: readonly string[];
  /** Largest party; at 0 nobody is seated here. */
  readonly guestCount: number;
  /** Smallest party. */
  readonly minGuests: number;
  readonly attributes?: readonly string[];
}

export interface RoomTables {
  readonly tables: readonly (Omit<TableOption, 'tables'> & { readonly _id: string })[];
  readonly combinations: readonly TableOption[];
}

/** What a party would like, all else being equal. */
export interface TableWishes {
  /** Id of the table that they like. */
  readonly table?: string;
  readonly attributes?: readonly string[];
}

export interface SeatingRules {
  /** Seats that may stay empty beside the party; null: any number. */
  readonly maxSpareSeats?: number | null;
}

/** All that a party can be seated at in these rooms. */
export const optionsOf = (rooms: readonly RoomTables[]): TableOption[] =>
  rooms.flatMap(({ tables, combinations }) => [
    ...tables.map(({ _id, ...table }) => ({ ...table, tables: [_id] })),
    ...combinations,
  ]);

/** Those of which nobody has a table. */
export const freeOptions = (
  options: readonly TableOption[],
  taken: ReadonlySet<string>,
): TableOption[] => options.filter(({ tables }) => !tables.some((table) => taken.has(table)));

/** The smallest and the largest party that an option seats. */
function partiesOf(
  { guestCount, minGuests }: TableOption,
  { maxSpareSeats }: SeatingRules,
): { smallest: number; largest: number } {
  const leastFilled = guestCount - (maxSpareSeats ?? guestCount);
  return { smallest: Math.max(1, minGuests, leastFilled), largest: guestCount };
}

export function fits(party: number, option: TableOption, rules: SeatingRules = {}): boolean {
  const { smallest, largest } = partiesOf(option, rules);
  return smallest <= party && party <= largest;
}

/** The sizes of the parties that could be seated at one of these, ascending. */
export function seatableParties(
  options: readonly TableOption[],
  rules: SeatingRules = {},
): number[] {
  const sizes = new Set<number>();
  for (const option of options) {
    const { smallest, largest } = partiesOf(option, rules);
    for (let size = smallest; size <= largest; size += 1) sizes.add(size);
  }
  return [...sizes].sort((a, b) => a - b);
}

/**
 * The tables for a party, or undefined where none fits. Of several that are as small, the one that is part
 * of the fewest combinations, so that these stay for larger parties. A wish decides only between tables
 * that are of the same use to everybody else.
 * @param free none of whose tables is taken
 */
export function chooseTable(
  party: number,
  free: readonly TableOption[],
  rules: SeatingRules = {},
  wishes: TableWishes = {},
): TableOption | undefined {
  const fitting = free.filter((option) => fits(party, option, rules));
  const lost = new Map(fitting.map((option) => [option, combinationsWith(option, free)]));
  const [best] = fitting.sort(
    (a, b) =>
      a.guestCount - b.guestCount ||
      a.tables.length - b.tables.length ||
      (lost.get(a)?.length ?? 0) - (lost.get(b)?.length ?? 0),
  );
  if (!best) return undefined;
  const alike = fitting.filter((option) => option === best || isAlike(option, best, free));
  return alike.sort((a, b) => met(b, wishes) - met(a, wishes))[0];
}

const combinationsWith = ({ tables }: TableOption, free: readonly TableOption[]): TableOption[] =>
  free.filter((other) => other.tables.length > 1 && tables.some((id) => other.tables.includes(id)));

/** Whether two tables could change places without anybody noticing: both in no combination, or in the same. */
function isAlike(a: TableOption, b: TableOption, free: readonly TableOption[]): boolean {
  if (a.tables.length > 1 || b.tables.length > 1) return false;
  if (a.guestCount !== b.guestCount || a.minGuests !== b.minGuests) return false;
  const [ofA, ofB] = [combinationsWith(a, free), combinationsWith(b, free)];
  return ofA.length === ofB.length && ofA.every((combination) => ofB.includes(combination));
}

/** How much of the wishes a table meets: the table itself counts more than any attribute. */
function met({ tables, attributes = [] }: TableOption, wishes: TableWishes): number {
  const wished = wishes.attributes ?? [];
  const isLiked = wishes.table !== undefined && tables.includes(wishes.table);
  return (
    (isLiked ? wished.length + 1 : 0) + wished.filter((one) => attributes.includes(one)).length
  );
}
