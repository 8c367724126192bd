import type { TableBlockInput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { MINUTES_PER_DAY, parseTime, roundUpToFive } from '@atrium/rules/calendar/minutes';
import { type TimeSpan, timesOn } from '@atrium/rules/seating/tables/table-time';
import type { Room, Table } from '../room';

export const scopes = ['table', 'section', 'room'] as const;

/** What is typed to block a table, its section or its room. */
export interface BlockDraft {
  scope: (typeof scopes)[number];
  /** `yyyy-mm-dd` */
  from: string;
  until: string;
  /** `HH:MM`; empty: from midnight. */
  start: string;
  /** `HH:MM`; empty: until midnight. */
  end: string;
  reason: string;
}

/**
 * The table alone.
 * @param time minutes from midnight of `date`, past 1440 on the next day; without a start or an end it
 * lasts from or until midnight
 */
export const newBlock = (date: string, { from, until }: Partial<TimeSpan>): BlockDraft => {
  const start = from === undefined ? 0 : roundUpToFive(from);
  const day = timesOn(date, { from: start, until: start }).date;
  return {
    scope: 'table',
    ...{ from: day, until: day },
    start: start % MINUTES_PER_DAY === 0 ? '' : formatTime(start),
    end: until === undefined || until % MINUTES_PER_DAY === 0 ? '' : formatTime(until),
    reason: '',
  };
};

export type BlockDraftProblem = 'reason' | 'period' | 'time';

/** What keeps a draft from being sent; undefined where nothing does. */
export function draftProblem(draft: BlockDraft): BlockDraftProblem | undefined {
  if (draft.until < draft.from) return 'period';
  if (draft.start && draft.start === draft.end) return 'time';
  return draft.reason.trim() ? undefined : 'reason';
}

export function toInput(draft: BlockDraft, room: Room, table: Table): TableBlockInput {
  const { scope, from, until, reason } = draft;
  const [start, end] = [parseTime(draft.start), parseTime(draft.end)];
  return {
    _venue: room._id,
    ...(scope === 'table' && { tables: [table._id] }),
    ...(scope === 'section' && table.section && { section: table.section }),
    ...{ from, until },
    ...(start !== undefined && { start }),
    // 00:00 is the end of the day
    ...(end && { end }),
    reason: reason.trim(),
  };
}
