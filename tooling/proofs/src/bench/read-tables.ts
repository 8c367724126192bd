import { BESIDE, type ReadWork } from './read-work';
import { READS } from './reads';
import type { Figures } from './rounds';
import type { Seeded } from './seeded';
import type { Target } from './target';

/** Of a guest search at a million guests (booking-engine.md, section 9). */
const SEARCH_P99_MS = 150;
/** Of a list or search in the largest database beside the smallest. */
const GROWTH = 1.5;
/** Documents read for each that is answered or summed up. */
const READ_FOR_EACH = 10;
/** By a search of words that thousands have, however many guests there are. */
const READ_BY_BROAD = 10_000;

const count = (value: number): string => value.toLocaleString('en');

export function readTargets(
  figures: Figures,
  work: readonly ReadWork[],
  [smallest, largest]: readonly [Seeded, Seeded],
): Target[] {
  const at = (what: string, { bookings }: Seeded) =>
    figures.of({ who: 'API', what, bookings, processes: 1 });
  const sizes = `${count(largest.bookings)} to ${count(smallest.bookings)}`;
  const growth = READS.filter(({ kind }) => kind !== 'broad').map(({ name }) => ({
    name: `${name}: cost at ${sizes}`,
    figure: at(name, smallest).perSecond / at(name, largest).perSecond,
    limit: GROWTH,
    atMost: true,
  }));
  const searches = READS.filter(({ kind }) => kind !== 'list').map(({ name }) => ({
    name: `${name}: p99 among ${count(largest.guests)} guests`,
    figure: at(name, largest).p99Ms,
    limit: SEARCH_P99_MS,
    atMost: true,
    unit: 'ms',
  }));
  const isBroad = (name: string) =>
    READS.some((read) => read.name === name && read.kind === 'broad');
  const most = work
    .filter(({ name }) => !isBroad(name))
    .map(({ name, bookings, worst }) => ({
      name: `${name}, at ${count(bookings)}`,
      figure: worst,
    }))
    .reduce((worst, one) => (one.figure > worst.figure ? one : worst));
  const scans = work.filter(({ plans }) => plans.some((plan) => plan.includes('COLLSCAN'))).length;
  return [
    ...growth,
    ...searches,
    {
      name: `Documents read for each answered or summed up, beyond ${BESIDE} a query: the most (${most.name})`,
      figure: most.figure,
      limit: READ_FOR_EACH,
      atMost: true,
    },
    {
      name: 'Documents read by the broadest search',
      figure: Math.max(...work.map(({ name, documents }) => (isBroad(name) ? documents : 0))),
      limit: READ_BY_BROAD,
      atMost: true,
    },
    { name: 'Reads that looked through a whole collection', figure: scans, limit: 0, atMost: true },
  ];
}

/** What each read cost, and what the database did for it. */
export function readTable(
  figures: Figures,
  work: readonly ReadWork[],
  databases: readonly Seeded[],
): string[] {
  return [
    '| what | bookings and guests | median ms | p99 ms | documents read | of them answered or summed up | found by |',
    '|---|---|---|---|---|---|---|',
    ...READS.flatMap(({ name }) =>
      databases.map(({ bookings }) => {
        const { p50Ms, p99Ms } = figures.of({ who: 'API', what: name, bookings, processes: 1 });
        const did = work.find((one) => one.name === name && one.bookings === bookings);
        return `| ${name} | ${count(bookings)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} | ${did?.documents} | ${did?.returned} | ${did?.plans.join('<br>')} |`;
      }),
    ),
  ];
}
