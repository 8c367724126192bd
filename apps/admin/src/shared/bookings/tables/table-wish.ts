import type { BookingOutput, DiningRoomOutput, TableWishInput } from '@atrium/api-client/admin';
import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';

/** What a party would like of its table, as a form holds it. */
export interface TableWish {
  attributes: readonly TableAttribute[];
  /** Id of the table they like; empty: any. */
  table: string;
}

export const noWish: TableWish = { attributes: [], table: '' };

export const wishOf = ({ tableWish }: Pick<BookingOutput, 'tableWish'>): TableWish => ({
  attributes: tableWish?.attributes ?? [],
  table: tableWish?._table ?? '',
});

export const isWished = ({ attributes, table }: TableWish): boolean =>
  attributes.length > 0 || table !== '';

/** An empty one takes the wish back. */
export const toWishInput = ({ attributes, table }: TableWish): TableWishInput => ({
  attributes: [...attributes],
  ...(table && { _table: table }),
});

/** The rooms in which a service seats: the default one where it names none. */
export const roomsOfService = <Room extends Pick<DiningRoomOutput, '_id' | 'defaultFNB'>>(
  rooms: readonly Room[],
  { _venues = [] }: { _venues?: readonly string[] },
): Room[] =>
  rooms.filter(({ _id, defaultFNB }) => (_venues.length > 0 ? _venues.includes(_id) : defaultFNB));
