import type { BookingOutput, TableBlockOutput } from '@atrium/api-client/admin';
import { spanOn, type TimeSpan, timesOn } from '@atrium/rules/seating/tables/table-time';
import type { Move } from '../../hooks/actions/use-move-party';
import type { Table } from '../room';
import { blockedUntil, type DropPreview, dropPreview, firstInTheWay } from '../tables/drop-preview';

/** A place on the timeline to which a party is carried. */
export interface Target {
  /** The row it was taken from, by table; empty: it had none. */
  from: string;
  /** The row it is over. */
  table: string;
  span: TimeSpan;
}

export const isSameTarget = (a: Target, b: Target): boolean =>
  a.table === b.table && a.span.from === b.span.from && a.span.until === b.span.until;

interface Known {
  day: string;
  tables: ReadonlyMap<string, Table>;
  reservations: readonly BookingOutput[];
  blocks: readonly TableBlockOutput[];
}

/** What putting a party down there would do. In the row it was taken from, it keeps all its tables. */
export function timelineDrop(
  party: BookingOutput,
  { from, table, span }: Target,
  known: Known,
): DropPreview {
  const moved = { ...party, ...timesOn(known.day, span) };
  const own = party.tables.map(({ _table }) => _table);
  const before = spanOn(known.day, party);
  const isSameTime = before.from === span.from && before.until === span.until;

  const atItsTables = (): DropPreview => {
    if (isSameTime) return { kind: 'nothing' };
    const by = firstInTheWay(own, moved, known);
    if (by) return { kind: 'taken', by };
    const until = blockedUntil(own, moved, known.blocks);
    return until === undefined ? { kind: 'fits', tables: own } : { kind: 'blocked', until };
  };
  if (table === from) return atItsTables();
  if (table === '') return { kind: 'fits', tables: [] };
  const standing = known.tables.get(table);
  if (!standing) return { kind: 'nothing' };
  const preview = dropPreview(standing, moved, known);
  return preview.kind === 'nothing' && own.includes(table) ? atItsTables() : preview;
}

/** What differs from where the party is. */
export function moveTo(
  party: BookingOutput,
  tables: readonly string[],
  { span, day }: { span: TimeSpan; day: string },
): Move {
  const before = spanOn(day, party);
  const own = party.tables.map(({ _table }) => _table);
  const isSameTime = before.from === span.from && before.until === span.until;
  const areSame = own.length === tables.length && own.every((id) => tables.includes(id));
  return { ...(!areSame && { tables }), ...(!isSameTime && { times: timesOn(day, span) }) };
}
