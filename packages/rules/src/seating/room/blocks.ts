import { addDays, type CalendarDate, daysBetween, eachDay } from '../../calendar/calendar-date';
import { MINUTES_PER_DAY } from '../../calendar/minutes';
import { overlap, type TimeSpan } from '../tables/table-time';

/** When tables are blocked. See docs/domain/dining-room.md. */

export const MAX_BLOCK_DAYS = 60;
/** Tables times days: what a single change can claim. */
export const MAX_BLOCKED_TABLE_DAYS = 5_000;

/** The same time on each of some days. */
export interface BlockTime {
  readonly from: CalendarDate;
  /** The last day. */
  readonly until: CalendarDate;
  /** Minutes from midnight; none: from midnight. */
  readonly start?: number | null;
  /** Minutes from midnight, on the next day if before the start; none: until midnight. */
  readonly end?: number | null;
}

/** What of a blocked table's time belongs to somebody else, in minutes from midnight of the day. */
export interface BlockGap {
  readonly _table: string;
  readonly date: CalendarDate;
  readonly start: number;
  readonly end: number;
}

export interface TableBlocking extends BlockTime {
  /** Ids. */
  readonly tables: readonly string[];
  readonly gaps: readonly BlockGap[];
}

export type BlockProblem =
  | 'INVALID_PERIOD'
  | 'PERIOD_TOO_LONG'
  | 'INVALID_TIME'
  | 'BLOCK_TOO_LARGE';

/** Why tables cannot be blocked at these times; undefined if they can. */
export function blockProblem(time: BlockTime, tables: number): BlockProblem | undefined {
  const days = daysBetween(time.from, time.until) + 1;
  if (days < 1) return 'INVALID_PERIOD';
  if (days > MAX_BLOCK_DAYS) return 'PERIOD_TOO_LONG';
  if (time.start != null && time.start === time.end) return 'INVALID_TIME';
  return days * tables > MAX_BLOCKED_TABLE_DAYS ? 'BLOCK_TOO_LARGE' : undefined;
}

/** From when until when a block lasts on each of its days; past 1440 it ends on the next. */
function timeOf({ start, end }: BlockTime): TimeSpan {
  const from = start ?? 0;
  const until = end ?? MINUTES_PER_DAY;
  return { from, until: until > from ? until : until + MINUTES_PER_DAY };
}

/** The days on which a block covers anything: one more than its own if it goes past midnight. */
export function blockedDays(time: BlockTime): CalendarDate[] {
  const goesOn = timeOf(time).until > MINUTES_PER_DAY;
  return eachDay(time.from, goesOn ? addDays(time.until, 1) : time.until);
}

/** What a block covers of a day, in minutes from its midnight, by start. */
export function blockedOn(date: CalendarDate, time: BlockTime): TimeSpan[] {
  const { from, until } = timeOf(time);
  const isWithin = (day: CalendarDate) => time.from <= day && day <= time.until;
  return [
    ...(until > MINUTES_PER_DAY && isWithin(addDays(date, -1))
      ? [{ from: 0, until: until - MINUTES_PER_DAY }]
      : []),
    ...(isWithin(date) ? [{ from, until: Math.min(until, MINUTES_PER_DAY) }] : []),
  ];
}

/** When a table is blocked on a day, by start: the block but for its gaps. */
export function tableBlockedOn(
  date: CalendarDate,
  table: string,
  block: TableBlocking,
): TimeSpan[] {
  if (!block.tables.includes(table)) return [];
  const gaps = block.gaps.filter((gap) => gap._table === table && gap.date === date);
  return gaps.reduce<TimeSpan[]>(
    (spans, gap) => spans.flatMap((span) => without(span, { from: gap.start, until: gap.end })),
    blockedOn(date, block),
  );
}

/** What is left of a time. */
function without(span: TimeSpan, gap: TimeSpan): TimeSpan[] {
  if (!overlap(span, gap)) return [span];
  return [
    { from: span.from, until: gap.from },
    { from: gap.until, until: span.until },
  ].filter(({ from, until }) => from < until);
}

/**
 * The first block that has a table at some time of a span, with the time it has it.
 * @param span minutes from midnight of the day; past 1440 on the next
 */
export function whatBlocks<Block extends TableBlocking>(
  table: string,
  date: CalendarDate,
  span: TimeSpan,
  blocks: readonly Block[],
): { block: Block; span: TimeSpan } | undefined {
  const later = (one: TimeSpan) => ({
    from: one.from + MINUTES_PER_DAY,
    until: one.until + MINUTES_PER_DAY,
  });
  return blocks
    .flatMap((block) =>
      [
        ...tableBlockedOn(date, table, block),
        ...tableBlockedOn(addDays(date, 1), table, block).map(later),
      ].map((blocked) => ({ block, span: blocked })),
    )
    .filter((one) => overlap(one.span, span))
    .toSorted((a, b) => a.span.from - b.span.from)[0];
}
