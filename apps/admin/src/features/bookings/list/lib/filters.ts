import { idIn, periodIn } from '../../../../shared/lib/address';

/**
 * Which bookings of the period: those that count, wait or were cancelled; of past ones, who came
 * and who did not; who is marked as arrived and who is still expected; or all. The words mean the
 * same as in reports.
 */
export const shownBookings = [
  'booked',
  'waiting',
  'inactive',
  'due',
  'attended',
  'noShow',
  'arrived',
  'expected',
  'all',
] as const;
export type Shown = (typeof shownBookings)[number];

/** Columns that the server sorts by. */
export const bookingSorts = ['start', 'guest', 'service', 'participants', 'createdAt'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** The kind of day the period refers to: the visit, or when it was booked. */
export const periodKinds = ['start', 'created'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** The value that selects bookings without a status, segment or guest. */
export const NONE = 'none';

export const toShown = (value: string | null): Shown =>
  shownBookings.find((shown) => shown === value) ?? 'booked';

/** The filters of the list, kept in the address; empty means any. */
export interface BookingFilters {
  by: PeriodKind;
  /** `yyyy-mm-dd`, included. */
  from: string;
  /** `yyyy-mm-dd`, included; never before `from`. */
  until: string;
  service: string;
  /** Id or `none`. */
  status: string;
  /** Id or `none`. */
  segment: string;
  /** Id or `none`. */
  customer: string;
  /** The hour they start, 0 to 23. */
  hour: string;
  shown: Shown;
  text: string;
  sort: BookingSort;
  order: 'asc' | 'desc';
}

/** The API's limit. */
export const MAX_PERIOD_DAYS = 400;
const MIN_TEXT = 2;
const HOUR = /^(\d|1\d|2[0-3])$/;

/** By booking date the newest come first; by visit the earliest. */
const orderOf = (by: PeriodKind): Pick<BookingFilters, 'sort' | 'order'> =>
  by === 'created' ? { sort: 'createdAt', order: 'desc' } : { sort: 'start', order: 'asc' };

/** Nothing but the period is chosen. */
export const wholePeriod = {
  ...orderOf('start'),
  by: 'start',
  service: '',
  status: '',
  segment: '',
  customer: '',
  hour: '',
  shown: 'booked',
  text: '',
} as const satisfies Partial<BookingFilters>;

/** The same list by the other kind of day, in that kind's order. */
export const withPeriodKind = (filters: BookingFilters, by: PeriodKind): BookingFilters => ({
  ...filters,
  ...orderOf(by),
  by,
});

/** Reads an address. @param today the venue's, the default period */
export function readFilters(params: URLSearchParams, today: string): BookingFilters {
  const idOrNone = (name: string) => (params.get(name) === NONE ? NONE : idIn(params, name));
  const hour = params.get('hour') ?? '';
  const by = params.get('by') === 'created' ? 'created' : 'start';
  const usual = orderOf(by);
  const order = params.get('order');
  return {
    by,
    ...periodIn(params, { from: today, until: (from) => from, mostDays: MAX_PERIOD_DAYS }),
    service: idIn(params, 'service'),
    status: idOrNone('status'),
    segment: idOrNone('segment'),
    customer: idOrNone('customer'),
    hour: HOUR.test(hour) ? hour : '',
    shown: toShown(params.get('shown')),
    text: params.get('text') ?? '',
    sort: bookingSorts.find((sort) => sort === params.get('sort')) ?? usual.sort,
    order: order === 'desc' || order === 'asc' ? order : usual.order,
  };
}

/** The shortest address for a list: defaults are omitted. */
export function writeFilters(filters: BookingFilters, today: string): URLSearchParams {
  const { by, from, until, shown, sort, order, ...rest } = filters;
  const usual = orderOf(by);
  const given = Object.entries(rest).filter(([, value]) => value !== '');
  return new URLSearchParams({
    ...(by !== 'start' && { by }),
    ...(from !== today && { from }),
    ...(until !== from && { until }),
    ...Object.fromEntries(given),
    ...(shown !== 'booked' && { shown }),
    ...(sort !== usual.sort && { sort }),
    ...(order !== usual.order && { order }),
  });
}

interface Asked {
  active?: boolean;
  waitingList?: boolean;
  figure?: 'due' | 'attended' | 'noShow' | 'arrived' | 'expected';
}

const asked: Record<Shown, Asked> = {
  booked: { active: true },
  waiting: { waitingList: true },
  inactive: { active: false, waitingList: false },
  due: { figure: 'due' },
  attended: { figure: 'attended' },
  noShow: { figure: 'noShow' },
  arrived: { figure: 'arrived' },
  expected: { figure: 'expected' },
  all: {},
};

/** The question to the API, whatever the order. */
export function toQuery(filters: BookingFilters) {
  const { by, shown, text, from, until, service, status, segment, customer, hour } = filters;
  const words = text.trim();
  return {
    ...(by === 'created' && { by }),
    from,
    until,
    ...(service && { service }),
    ...(status && { status }),
    ...(segment && { segment }),
    ...(customer && { customer }),
    ...(hour && { hour: Number(hour) }),
    ...(words.length >= MIN_TEXT && { text: words }),
    ...asked[shown],
  };
}

/** The order in which the list is asked for; the API's own is left out. */
export const toOrder = ({ by, sort, order }: BookingFilters) => ({
  ...((by === 'created' || sort !== 'start') && { sort }),
  ...(order !== 'asc' && { order }),
});

/** Something but the period is chosen. */
export function isNarrowed(filters: BookingFilters): boolean {
  const { by, service, status, segment, customer, hour, shown, text } = filters;
  const chosen = [service, status, segment, customer, hour, text].some((value) => value !== '');
  return chosen || shown !== 'booked' || by !== 'start';
}
