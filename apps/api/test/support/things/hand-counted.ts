/** Monday 2 March 2026, 11:00 in Oslo. */
export const MADE = '2026-03-02T10:00:00Z';
/** 00:30 in Oslo of the night in which summer time ended, Monday 26 October. */
export const READ = '2026-10-25T23:30:00Z';
export const FROM = '2026-03-01';
export const UNTIL = '2026-11-30';

export interface Fact {
  date: string;
  service: 'Boat' | 'Sauna';
  /** None: nobody in particular. */
  guest?: 'Kari' | 'Nina' | 'Ola';
  segment?: 'Business' | 'Leisure';
  participants: number;
  children: number;
  /** Minor units, counted by hand. */
  worth: number;
  is: 'attended' | 'cancelled' | 'noShow' | 'toCome' | 'waiting';
}

/** What is left of everything that was done below, a line for each booking. */
export const facts: Record<string, Fact> = {
  // a morning of the day on which summer time begins: 3 x 100.00 and two towels
  springArrived: {
    ...{ date: '2026-03-29', service: 'Sauna', guest: 'Kari', segment: 'Leisure' },
    ...{ participants: 3, children: 1, worth: 35_000, is: 'attended' },
  },
  // its night, until 01:00 of the next day
  springNight: {
    ...{ date: '2026-03-29', service: 'Sauna', guest: 'Ola' },
    ...{ participants: 2, children: 0, worth: 20_000, is: 'noShow' },
  },
  // 02:30 of the day on which it ends
  autumnLeft: {
    ...{ date: '2026-10-25', service: 'Sauna', guest: 'Kari' },
    ...{ participants: 2, children: 0, worth: 20_000, is: 'attended' },
  },
  autumnCancelled: {
    ...{ date: '2026-10-25', service: 'Sauna', guest: 'Ola' },
    ...{ participants: 1, children: 0, worth: 10_000, is: 'cancelled' },
  },
  // goes on as the report is read
  autumnNight: {
    ...{ date: '2026-10-25', service: 'Sauna', guest: 'Kari' },
    ...{ participants: 2, children: 1, worth: 20_000, is: 'toCome' },
  },
  // a special day of three places: a robe of 50.50
  specialArrived: {
    ...{ date: '2026-06-10', service: 'Sauna', guest: 'Kari' },
    ...{ participants: 3, children: 0, worth: 35_050, is: 'attended' },
  },
  specialOverbooked: {
    ...{ date: '2026-06-10', service: 'Sauna', guest: 'Nina', segment: 'Leisure' },
    ...{ participants: 2, children: 0, worth: 20_000, is: 'noShow' },
  },
  specialWaiting: {
    ...{ date: '2026-06-10', service: 'Sauna', guest: 'Ola' },
    ...{ participants: 1, children: 0, worth: 10_000, is: 'waiting' },
  },
  // on a closed day
  closedArrived: {
    ...{ date: '2026-06-11', service: 'Sauna', guest: 'Ola' },
    ...{ participants: 2, children: 0, worth: 20_000, is: 'attended' },
  },
  boatArrived: {
    ...{ date: '2026-06-10', service: 'Boat', guest: 'Nina', segment: 'Business' },
    ...{ participants: 1, children: 0, worth: 99_900, is: 'attended' },
  },
  // moved here from 12 June
  boatMoved: {
    ...{ date: '2026-07-01', service: 'Boat', guest: 'Kari' },
    ...{ participants: 1, children: 0, worth: 99_900, is: 'noShow' },
  },
  // cancelled and restored
  restored: {
    ...{ date: '2026-07-01', service: 'Sauna', guest: 'Nina' },
    ...{ participants: 4, children: 2, worth: 40_000, is: 'attended' },
  },
  calledNoShow: {
    ...{ date: '2026-07-01', service: 'Sauna', guest: 'Kari', segment: 'Business' },
    ...{ participants: 1, children: 0, worth: 10_000, is: 'noShow' },
  },
  annulledByStatus: {
    ...{ date: '2026-07-01', service: 'Sauna', guest: 'Ola' },
    ...{ participants: 1, children: 0, worth: 10_000, is: 'cancelled' },
  },
  dropIn: {
    ...{ date: '2026-03-02', service: 'Sauna' },
    ...{ participants: 2, children: 0, worth: 20_000, is: 'attended' },
  },
  later: {
    ...{ date: '2026-11-15', service: 'Sauna', guest: 'Ola' },
    ...{ participants: 1, children: 0, worth: 10_000, is: 'toCome' },
  },
};

/**
 * The places of a service on a day, by hand: the sauna has two times of 5 each day and one of 5 more at 02:30
 * on Sundays, which the first day of summer time does not have; 3 on its special day, none when closed. The
 * boat is one place, whoever takes it.
 */
export const specialPlaces: Record<string, number> = {
  '2026-03-29': 10,
  '2026-06-10': 3,
  '2026-06-11': 0,
};
export const placesOf = (service: string, date: string): number => {
  if (service === 'Boat') return 1;
  const isSunday = new Date(`${date}T12:00:00Z`).getUTCDay() === 0;
  return specialPlaces[date] ?? (isSunday ? 15 : 10);
};
/** The same, counted for the whole period: 275 days, 40 Sundays. */
export const PLACES = { Sauna: 275 * 10 + 40 * 5 - 5 - 7 - 10, Boat: 275 };

export const later = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
export const daysOf = (from: string, until: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= until; day = later(day, 1)) days.push(day);
  return days;
};
export const keyOf = {
  day: (date: string) => date,
  week: (date: string) => later(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7)),
  month: (date: string) => `${date.slice(0, 7)}-01`,
};
export const rounded = (part: number, whole: number) =>
  whole > 0 ? Math.round((part / whole) * 10_000) / 10_000 : undefined;
export const grouped = <T, K>(all: T[], key: (one: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
};
export const isCounted = ({ is }: Fact) => is !== 'waiting' && is !== 'cancelled';
export const isDue = ({ is }: Fact) => is === 'attended' || is === 'noShow';
export const sum = (some: Fact[], value: (fact: Fact) => number) =>
  some.reduce((total, fact) => total + value(fact), 0);

/** Every figure of some facts, by the definitions that staff read beside them. */
export function figures(some: Fact[], places: number | undefined): Record<string, unknown> {
  const counted = some.filter(isCounted);
  const due = some.filter(isDue);
  const missed = some.filter(({ is }) => is === 'noShow');
  const participants = sum(counted, (fact) => fact.participants);
  const children = sum(counted, (fact) => fact.children);
  const revenue = sum(counted, ({ worth }) => worth);
  const names = counted.flatMap(({ guest }) => guest ?? []);
  const guests = [...new Set(names)];
  return {
    bookings: counted.length,
    waiting: some.filter(({ is }) => is === 'waiting').length,
    cancelled: some.filter(({ is }) => is === 'cancelled').length,
    participants,
    children,
    adults: participants - children,
    capacity: places || undefined,
    occupancy: rounded(participants, places ?? 0),
    revenue: revenue > 0 ? [{ amount: revenue, currency: 'NOK' }] : [],
    due: due.length,
    noShows: missed.length,
    noShowParticipants: sum(missed, (fact) => fact.participants),
    noShowRate: rounded(missed.length, due.length),
    guests: guests.length,
    repeatGuests: guests.filter((one) => names.filter((name) => name === one).length > 1).length,
    dropIns: counted.filter(({ guest }) => !guest).length,
  };
}

export const columns: Record<string, string[]> = {
  bookings: ['bookings', 'waiting', 'cancelled', 'participants'],
  participants: ['participants', 'adults', 'children', 'bookings'],
  occupancy: ['occupancy', 'participants', 'capacity'],
  revenue: ['revenue', 'bookings'],
  'no-shows': ['noShows', 'noShowParticipants', 'due', 'noShowRate'],
  guests: ['guests', 'repeatGuests', 'dropIns'],
};
export const behind: Record<string, (fact: Fact) => boolean> = {
  counted: isCounted,
  waiting: ({ is }) => is === 'waiting',
  cancelled: ({ is }) => is === 'cancelled',
  due: isDue,
  noShow: ({ is }) => is === 'noShow',
};
