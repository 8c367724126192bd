import { addDays, isCalendarDate } from '@atrium/rules/calendar/calendar-date';

const ID = /^[0-9a-f]{24}$/;

/** The id that an address names; empty for what is none. */
export function idIn(params: URLSearchParams, name: string): string {
  const value = params.get(name) ?? '';
  return ID.test(value) ? value : '';
}

interface Usual {
  /** `yyyy-mm-dd`; the first day without one. */
  from: string;
  /** The last day without one. */
  until: (from: string) => string;
  mostDays: number;
}

/** The period that an address asks for, both days included; one that ends before it begins is of its first day. */
export function periodIn(params: URLSearchParams, usual: Usual): { from: string; until: string } {
  const date = (name: string) => {
    const value = params.get(name);
    return value !== null && isCalendarDate(value) ? value : undefined;
  };
  const from = date('from') ?? usual.from;
  const until = date('until') ?? usual.until(from);
  const last = addDays(from, usual.mostDays - 1);
  return { from, until: until < from ? from : until > last ? last : until };
}
