import type { TableBlockInput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { MINUTES_PER_DAY, parseTime, roundUpToFive } from '@atrium/rules/calendar/minutes';
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

/** The table alone: today from the time shown, on another day all day. */
export const newBlock = (date: string, at: number | undefined): BlockDraft => {
  const start = at === undefined ? MINUTES_PER_DAY : roundUpToFive(at);
  return {
    scope: 'table',
    ...{ from: date, until: date },
    start: start < MINUTES_PER_DAY ? formatTime(start) : '',
    ...{ end: '', reason: '' },
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
