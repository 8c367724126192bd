import { joined, type TimeSpan, without } from '@atrium/rules/calendar/time-spans';
import type { Bar } from './columns';

export interface Part<Kind> {
  kind: Kind;
  span: TimeSpan;
}

/**
 * How a treatment lies in a column: what it holds while the guest is there, when the column is free for
 * somebody else, and what it holds before and after.
 */
export function partsOf({ guest, held }: Bar) {
  const before = Math.min(guest.from, ...held.map(({ from }) => from));
  const after = Math.max(guest.until, ...held.map(({ until }) => until));
  const within = joined(held).flatMap(({ from, until }) => {
    const span = { from: Math.max(from, guest.from), until: Math.min(until, guest.until) };
    return span.from < span.until ? span : [];
  });
  const setting = without([guest], within);
  const parts: Part<'held' | 'setting'>[] = [
    ...within.map((span) => ({ kind: 'held' as const, span })),
    ...setting.map((span) => ({ kind: 'setting' as const, span })),
  ];
  const around: Part<'preparation' | 'reset'>[] = [
    { kind: 'preparation', span: { from: before, until: guest.from } },
    { kind: 'reset', span: { from: guest.until, until: after } },
  ];
  const first = within[0] ?? guest;
  return {
    within: parts.toSorted((a, b) => a.span.from - b.span.from),
    around: around.filter(({ span }) => span.from < span.until),
    /** Minutes from its start in which its words have room. */
    textMinutes: first.from === guest.from ? first.until - first.from : guest.until - guest.from,
  };
}
