import { addDays, type CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { shifted, type TimeSpan } from '@atrium/rules/calendar/time-spans';
import { blockedDays, type TableBlocking, tableBlockedOn } from '@atrium/rules/seating/room/blocks';

/** When tables are blocked. */
export class BlockedTimes {
  private readonly spans = new Map<string, TimeSpan[]>();

  add(block: TableBlocking): void {
    for (const date of blockedDays(block)) {
      for (const table of block.tables) {
        const key = keyOf(table, date);
        const known = this.spans.get(key) ?? [];
        this.spans.set(key, [...known, ...tableBlockedOn(date, table, block)]);
      }
    }
  }

  /** From midnight of a day to the end of the night after it, in minutes. @param table hex id */
  of(table: string, date: CalendarDate): readonly TimeSpan[] {
    const next = this.spans.get(keyOf(table, addDays(date, 1))) ?? [];
    return [
      ...(this.spans.get(keyOf(table, date)) ?? []),
      ...next.map((span) => shifted(span, MINUTES_PER_DAY)),
    ];
  }
}

const keyOf = (table: string, date: CalendarDate): string => `${table}|${date}`;
