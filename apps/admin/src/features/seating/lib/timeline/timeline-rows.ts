import type { BookingOutput, TableBlockOutput } from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { lanesOf } from '@atrium/rules/seating/evening/lanes';
import { isListed } from '@atrium/rules/seating/evening/listed-reservations';
import { tableBlockedOn } from '@atrium/rules/seating/room/blocks';
import { spanOn, type TimeSpan } from '@atrium/rules/seating/tables/table-time';
import type { Room, Table } from '../room';

export type Section = Room['sections'][number];

/** A party in its row. */
export interface Bar {
  party: BookingOutput;
  /** On the plan of the day shown. */
  span: TimeSpan;
}

/** A time in which a table is blocked. */
export interface Blocked {
  block: string;
  reason: string;
  span: TimeSpan;
}

export type TimelineRow =
  | { kind: 'section'; key: string; section: Section | undefined }
  /** Parties that have no table yet. */
  | { kind: 'unplaced'; key: string; isFirst: boolean; bars: readonly Bar[] }
  | {
      kind: 'table';
      key: string;
      table: Table;
      section: Section | undefined;
      bars: readonly Bar[];
      blocked: readonly Blocked[];
    };

/** Which row a party is put down in. @param table empty: without one */
export const keyOf = (table: string): string => table || 'unplaced-0';

export const TABLE_HEIGHT = 48;

const HEIGHTS = { section: 28, unplaced: TABLE_HEIGHT, table: TABLE_HEIGHT } as const;

export const heightOf = ({ kind }: TimelineRow): number => HEIGHTS[kind];

/** Where each row begins, in pixels, and at last where the last one ends. */
export function offsetsOf(rows: readonly TimelineRow[]): number[] {
  const offsets = [0];
  for (const row of rows) offsets.push((offsets.at(-1) ?? 0) + heightOf(row));
  return offsets;
}

interface Evening {
  day: string;
  /** Of the day and the evening before, in all rooms. */
  reservations: readonly BookingOutput[];
  /** Of the day and the room. */
  shown: readonly BookingOutput[];
  /** Of all rooms, by id. */
  tables: ReadonlyMap<string, Table>;
  /** Of the day and the next. */
  blocks: readonly TableBlockOutput[];
}

/** Who has no table first, then the tables by section; those without a section come last. */
export function timelineRows(room: Room, evening: Evening): TimelineRow[] {
  const { day, reservations, shown, tables, blocks } = evening;
  const toBar = (party: BookingOutput): Bar => ({ party, span: spanOn(day, party) });
  const isShown = (party: BookingOutput) =>
    isListed({ active: party.active, status: party._bookingStatus });

  const barsOf = new Map<string, Bar[]>();
  for (const bar of reservations.filter(isShown).map(toBar)) {
    if (bar.span.until <= 0) continue;
    for (const { _table } of bar.party.tables) {
      barsOf.set(_table, [...(barsOf.get(_table) ?? []), bar]);
    }
  }
  const unplaced = shown
    .filter(isShown)
    .filter((party) => !party.tables.some(({ _table }) => tables.has(_table)))
    .map(toBar);
  const lanes = unplaced.length > 0 ? lanesOf(unplaced, ({ span }) => span) : [[]];

  const groups = [...room.sections, undefined].map((section) => ({
    section,
    tables: room.tables
      .filter(({ section: of }) => sectionIn(room, of) === section)
      .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
  }));
  const filled = groups.filter((group) => group.tables.length > 0);
  const isGrouped = filled.some(({ section }) => section !== undefined);
  return [
    ...lanes.map((bars, index): TimelineRow => {
      return { kind: 'unplaced', key: `unplaced-${index}`, isFirst: index === 0, bars };
    }),
    ...filled.flatMap(({ section, tables: own }): TimelineRow[] => [
      ...(isGrouped
        ? [{ kind: 'section', key: `section-${section?._id ?? ''}`, section } as const]
        : []),
      ...own.map((table): TimelineRow => {
        const bars = barsOf.get(table._id) ?? NOBODY;
        const blocked = blockedAt(table._id, day, blocks);
        return {
          kind: 'table',
          key: table._id,
          table,
          section,
          bars: bars.toSorted(byTime),
          blocked,
        };
      }),
    ]),
  ];
}

/** What goes on past midnight is part of the evening. */
function blockedAt(
  table: string,
  day: string,
  blocks: readonly TableBlockOutput[],
): readonly Blocked[] {
  return blocks.flatMap((block) =>
    [0, 1].flatMap((days) =>
      tableBlockedOn(addDays(day, days), table, block).map(({ from, until }) => ({
        ...{ block: block._id, reason: block.reason },
        span: { from: from + days * MINUTES_PER_DAY, until: until + days * MINUTES_PER_DAY },
      })),
    ),
  );
}

const NOBODY: readonly Bar[] = [];

const byTime = (a: Bar, b: Bar) => a.span.from - b.span.from;

const sectionIn = ({ sections }: Room, id: string | null): Section | undefined =>
  sections.find(({ _id }) => _id === id);
