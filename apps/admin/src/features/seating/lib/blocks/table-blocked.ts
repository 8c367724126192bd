import type { TableBlockOutput } from '@atrium/api-client/admin';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { whatBlocks } from '@atrium/rules/seating/room/blocks';
import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';

/** A block of a table, with the time it has it on the plan of a day. */
export interface TableBlocked {
  block: TableBlockOutput;
  span: TimeSpan;
}

/**
 * Whether a table is blocked at a time of a day, or will be before midnight.
 * @param at minutes from midnight of `day`
 */
export function tableBlocked(
  table: string,
  blocks: readonly TableBlockOutput[],
  { day, at }: { day: string; at: number },
): { now?: TableBlocked; later?: TableBlocked } {
  const rest = { from: at, until: Math.max(at + 1, MINUTES_PER_DAY) };
  const first = whatBlocks(table, day, rest, blocks);
  if (!first) return {};
  return first.span.from <= at ? { now: first } : { later: first };
}
