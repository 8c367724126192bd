import type { BookingOutput } from '@atrium/api-client/admin';
import { useMemo, useRef } from 'react';
import type { Table } from '../../lib/room';
import { keptStates, type TableState, tableState } from '../../lib/tables/table-state';

/**
 * The tables of a room at a time of a day, by id. One of which nothing has changed keeps its state, so that a
 * party that moves draws two tables again and not two hundred.
 * @param at minutes from midnight
 */
export function useTableStates(
  tables: readonly Table[],
  byTable: ReadonlyMap<string, readonly BookingOutput[]>,
  { day, at }: { day: string; at: number },
): ReadonlyMap<string, TableState> {
  const before = useRef<ReadonlyMap<string, TableState>>(new Map());
  return useMemo(() => {
    const now = tables.map(({ _id }): [string, TableState] => [
      _id,
      tableState(_id, byTable.get(_id) ?? [], { day, at }),
    ]);
    before.current = keptStates(before.current, now);
    return before.current;
  }, [tables, byTable, day, at]);
}
