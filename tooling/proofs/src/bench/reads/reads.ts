import type { Request } from '../../clients/http-client';
import type { Random } from '../../random';
import { A_DAY, IN_MONTH, WINDOW_DAYS } from '../fill';
import { asks, nameOf } from '../guests';
import type { Seeded } from '../seeded';

export interface Read {
  name: string;
  /**
   * A `list` and a `search` find the same in a large database as in a small one, so their cost can be
   * compared. A `broad` search finds more the more guests there are: only its time and what it reads are limited.
   */
  kind: 'list' | 'search' | 'broad';
  path: (seeded: Seeded, random: Random) => string;
}

const bookings = (query: string) => `/api/v1/admin/bookings?${query}`;
const today = ({ week }: Seeded) => week.from;
const week = ({ week: { from, until } }: Seeded) => `from=${from}&until=${until}`;
/** The guests with bookings in the week: the last days of the window are filled first. */
const IN_WEEK = {
  from: IN_MONTH + (WINDOW_DAYS - 7) * A_DAY,
  until: IN_MONTH + WINDOW_DAYS * A_DAY - 1,
};

const search = (name: string, kind: Read['kind'], ask: (typeof asks)[keyof typeof asks]): Read => ({
  name: `guest search: ${name}`,
  kind,
  path: ({ guests }, random) =>
    `/api/v1/admin/search_customer/${encodeURIComponent(ask(random, guests))}`,
});

/** The reads of staff. */
export const READS: readonly Read[] = [
  {
    name: 'dashboard of a day',
    kind: 'list',
    path: (seeded) => `/api/admin/dashboard/${seeded.world.vendorId}?date=${today(seeded)}`,
  },
  {
    name: 'bookings of a day, page 1',
    kind: 'list',
    path: (seeded) => bookings(`from=${today(seeded)}&until=${today(seeded)}`),
  },
  {
    name: 'bookings of a week, page 1 with totals',
    kind: 'list',
    path: (seeded) => bookings(week(seeded)),
  },
  {
    name: 'bookings of a week by status',
    kind: 'list',
    path: (seeded) => bookings(`${week(seeded)}&status=${seeded.world.statuses.left}`),
  },
  {
    name: 'bookings of a week by service',
    kind: 'list',
    path: (seeded) => bookings(`${week(seeded)}&service=${seeded.serviceId}`),
  },
  {
    name: 'bookings of a week by a guest’s name',
    kind: 'list',
    path: (seeded, random) => {
      const number = random.int(IN_WEEK.from, IN_WEEK.until);
      return bookings(`${week(seeded)}&text=${nameOf(number)}`);
    },
  },
  search('beginning of a name', 'search', asks.prefix),
  search('inside a name', 'search', asks.inside),
  search('last five of a phone', 'search', asks.phone),
  search('two names', 'search', asks.twoNames),
  search('two names that nobody has together', 'search', asks.noHit),
  search('a name that thousands have', 'broad', asks.common),
  search('two words that thousands have', 'broad', asks.twoCommon),
];

export const readRequest = (read: Read, seeded: Seeded, random: Random): Request => ({
  method: 'GET',
  path: read.path(seeded, random),
  token: seeded.world.staff,
});
