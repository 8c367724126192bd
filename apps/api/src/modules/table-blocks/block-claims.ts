import { addDays } from '@atrium/rules/calendar/calendar-date';
import { blockedDays, type TableBlocking, tableBlockedOn } from '@atrium/rules/seating/room/blocks';
import {
  type CapacityClaim,
  type OccupationPeriod,
  occupationsOf,
  type ResourceClaim,
  type ResourceOccupation,
} from '../capacity/public';
import type { TableBlock } from './table-block.schema';

type Blocking = Pick<TableBlock, '_id' | 'tables' | 'from' | 'until' | 'start' | 'end' | 'gaps'>;

/** A block as the rules know it. */
export const toBlocking = ({ tables, gaps, from, until, start, end }: Blocking): TableBlocking => ({
  ...{ from, until },
  ...(start === undefined ? {} : { start }),
  ...(end === undefined ? {} : { end }),
  tables: tables.map((id) => id.toHexString()),
  gaps: gaps.map(({ _table, ...time }) => ({ _table: _table.toHexString(), ...time })),
});

/** The tables' times that a block has, day by day. */
export const claimOf = (block: Blocking): CapacityClaim => ({
  holder: block._id.toHexString(),
  resources: blockedDays(block).flatMap((date) => claimsOn(date, block)),
});

function claimsOn(date: string, block: Blocking): ResourceClaim[] {
  const blocking = toBlocking(block);
  return block.tables.flatMap((resource) =>
    tableBlockedOn(date, resource.toHexString(), blocking).map(({ from, until }) => ({
      ...{ kind: 'table' as const, resource, date, start: from, end: until },
    })),
  );
}

/**
 * What blocks hold on each day, in order of date: several may go on at once.
 * @param blocks by their first day
 */
export async function* occupationsByDay(
  blocks: AsyncIterable<Blocking>,
  { from, until }: OccupationPeriod = {},
): AsyncGenerator<ResourceOccupation> {
  let open: Blocking[] = [];
  let day = '';
  const isAsked = (date: string) => (!from || date >= from) && (!until || date <= until);
  function* onDay(): Generator<ResourceOccupation> {
    for (const block of isAsked(day) ? open : []) {
      yield* occupationsOf({
        holder: block._id.toHexString(),
        resources: claimsOn(day, block),
      });
    }
    day = addDays(day, 1);
    // the last night may go on for a day
    open = open.filter((block) => addDays(block.until, 1) >= day);
  }
  for await (const block of blocks) {
    while (open.length > 0 && day < block.from) yield* onDay();
    open.push(block);
    if (day < block.from) day = block.from;
  }
  while (open.length > 0) yield* onDay();
}
