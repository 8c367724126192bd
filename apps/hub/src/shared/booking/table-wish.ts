import type { ActivitySeating, ActivityTable, TableWishInput } from '@atrium/api-client/hub';
import { type TableAttribute, tableAttributes } from '@atrium/rules/seating/room/floor-plan';

/** What a guest would like of their table. */
export interface TableWish {
  readonly attributes: readonly TableAttribute[];
  /** Id of the table they like; undefined: any. */
  readonly _table: string | undefined;
}

export const noWish: TableWish = { attributes: [], _table: undefined };

/** Reads a wish from the browser's storage, possibly written by an older version of the app. */
export function readWish(stored: unknown): TableWish {
  if (typeof stored !== 'object' || stored === null) return noWish;
  const { attributes, _table } = stored as Record<string, unknown>;
  return {
    attributes: Array.isArray(attributes)
      ? tableAttributes.filter((each) => attributes.includes(each))
      : [],
    _table: typeof _table === 'string' ? _table : undefined,
  };
}

/** The table they like, if it is among those of the activity. */
export const likedTable = (
  { _table }: TableWish,
  seating: ActivitySeating | undefined,
): ActivityTable | undefined =>
  seating?.rooms.flatMap(({ tables }) => tables).find(({ _id }) => _id === _table);

/** The part of a wish that the tables of the activity may grant. */
export const offeredWish = (wish: TableWish, seating: ActivitySeating | undefined): TableWish => ({
  attributes: wish.attributes.filter((attribute) => seating?.wishes.includes(attribute)),
  _table: likedTable(wish, seating)?._id,
});

export const isWished = ({ attributes, _table }: TableWish): boolean =>
  attributes.length > 0 || _table !== undefined;

/** An empty one takes the wish back. */
export const toWishInput = ({ attributes, _table }: TableWish): TableWishInput => ({
  attributes: [...attributes],
  ...(_table && { _table }),
});
