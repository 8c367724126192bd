import type { DiningRoomOutput } from '@atrium/api-client/admin';

export type Room = DiningRoomOutput;
export type Table = Room['tables'][number];
export type Shape = Room['shapes'][number];

/** 'T7 + T8', in the order of the plan; tables of other rooms are not named. */
export const tableNames = (
  tables: readonly { _table: string }[],
  known: ReadonlyMap<string, Pick<Table, 'name'>>,
): string => tables.flatMap(({ _table }) => known.get(_table)?.name ?? []).join(' + ');
