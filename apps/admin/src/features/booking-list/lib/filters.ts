import { addDays, isCalendarDate } from '@atrium/rules/calendar-date';

/**
 * Which bookings of the period: those that count, those that wait, those that were given up, of those that
 * are over who came and who did not, or all. The words of a report's figures mean the same.
 */
export const shownBookings = [
  'booked',
  'waiting',
  'inactive',
  'due',
  'attended',
  'noShow',
  'all',
] as const;
export type Shown = (typeof shownBookings)[number];

/** Columns that the server sorts by. */
export const bookingSorts = ['start', 'guest', 'service', 'participants', 'createdAt'] as const;
export type BookingSort = (typeof bookingSorts)[number];

export const toShown = (value: string | null): Shown =>
  shownBookings.find((shown) => shown === value) ?? 'booked';

/** What the list is narrowed down to; kept in the address. Empty: not narrowed down. */
export interface BookingFilters {
  /** `yyyy-mm-dd`, included. */
  from: string;
  /** `yyyy-mm-dd`, included; never before `from`. */
  until: string;
  service: string;
  status: string;
  segment: string;
  shown: Shown;
  text: string;
  sort: BookingSort;
  order: 'asc' | 'desc';
}

/** As the API allows. */
export const MAX_PERIOD_DAYS = 400;
const MIN_TEXT = 2;
const ID = /^[0-9a-f]{24}$/;

/** What an address asks for. @param today the venue's; the period without one */
export function readFilters(params: URLSearchParams, today: string): BookingFilters {
  const id = (name: string) => {
    const value = params.get(name) ?? '';
    return ID.test(value) ? value : '';
  };
  const date = (name: string) => {
    const value = params.get(name);
    return value !== null && isCalendarDate(value) ? value : undefined;
  };
  const from = date('from') ?? today;
  const last = addDays(from, MAX_PERIOD_DAYS - 1);
  const until = date('until') ?? from;
  return {
    from,
    until: until < from ? from : until > last ? last : until,
    service: id('service'),
    status: id('status'),
    segment: id('segment'),
    shown: toShown(params.get('shown')),
    text: params.get('text') ?? '',
    sort: bookingSorts.find((sort) => sort === params.get('sort')) ?? 'start',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
  };
}

/** The shortest address of a list: what is the default is left out. */
export function writeFilters(filters: BookingFilters, today: string): URLSearchParams {
  const { from, until, shown, sort, order, ...rest } = filters;
  const given = Object.entries(rest).filter(([, value]) => value !== '');
  return new URLSearchParams({
    ...(from !== today && { from }),
    ...(until !== from && { until }),
    ...Object.fromEntries(given),
    ...(shown !== 'booked' && { shown }),
    ...(sort !== 'start' && { sort }),
    ...(order !== 'asc' && { order }),
  });
}

interface Asked {
  active?: boolean;
  waitingList?: boolean;
  figure?: 'due' | 'attended' | 'noShow';
}

const asked: Record<Shown, Asked> = {
  booked: { active: true },
  waiting: { waitingList: true },
  inactive: { active: false, waitingList: false },
  due: { figure: 'due' },
  attended: { figure: 'attended' },
  noShow: { figure: 'noShow' },
  all: {},
};

/** The question to the API, whatever the order. */
export function toQuery({ shown, text, from, until, service, status, segment }: BookingFilters) {
  const words = text.trim();
  return {
    from,
    until,
    ...(service && { service }),
    ...(status && { status }),
    ...(segment && { segment }),
    ...(words.length >= MIN_TEXT && { text: words }),
    ...asked[shown],
  };
}

/** The order in which the list is asked for; the API's own is left out. */
export const toOrder = ({ sort, order }: BookingFilters) => ({
  ...(sort !== 'start' && { sort }),
  ...(order !== 'asc' && { order }),
});

/** Something but the period is chosen. */
export function isNarrowed({ service, status, segment, shown, text }: BookingFilters): boolean {
  return Boolean(service || status || segment || text) || shown !== 'booked';
}
