import type { Figures } from '../rounds';
import type { Seeded } from '../seeded';
import type { Target } from '../target';
import type { ReadWork } from './read-work';
import { READS, type Read } from './reads';

/** Of a guest search, among the most guests that are measured. */
const SEARCH_P99_MS = 150;
/** Of the dashboard of a busy day. */
const DASHBOARD_P50_MS = 40;
/** Of a list or search in the largest database beside the smallest, with the same result. */
const GROWTH = 1.5;
/** Documents a find reads for each that it answers. */
const READ_FOR_EACH = 10;
/** Documents read for each that is grouped over: an index that has all the fields reads none. */
const READ_FOR_EACH_GROUPED = 1;
/** By a search that finds few: those who have its rarest word, among whom the other words are looked for. */
const READ_BY_SEARCH = 100;
/** By a search of words that thousands have, however many guests there are. */
const READ_BY_BROAD = 10_000;

const count = (value: number): string => value.toLocaleString('en');
const isKind = (name: string, kind: Read['kind']): boolean =>
  READS.some((read) => read.name === name && read.kind === kind);

export function readTargets(
  figures: Figures,
  work: readonly ReadWork[],
  outer: readonly [Seeded, Seeded],
): Target[] {
  const [smallest, largest] = outer;
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
  const dashboards = outer.map((seeded) => ({
    name: `dashboard of a day: median at ${count(seeded.bookings)}`,
    figure: at('dashboard of a day', seeded).p50Ms,
    limit: DASHBOARD_P50_MS,
    atMost: true,
    unit: 'ms',
  }));
  return [...dashboards, ...growth, ...searches, ...workTargets(work)];
}

/** What the database did, held to limits. */
export function workTargets(work: readonly ReadWork[]): Target[] {
  const narrow = work.filter(({ name }) => !isKind(name, 'broad'));
  const lists = work.filter(({ name }) => isKind(name, 'list'));
  const most = (of: 'finds' | 'groupings') =>
    lists
      .map((one) => ({
        where: `${one.name}, at ${count(one.bookings)}`,
        figure: one[of].worst,
      }))
      .reduce((worst, one) => (one.figure > worst.figure ? one : worst), {
        where: 'none',
        figure: 0,
      });
  const [find, group] = [most('finds'), most('groupings')];
  const scans = work.filter(({ plans }) => plans.some((plan) => plan.includes('COLLSCAN'))).length;
  return [
    {
      name: 'Lists and searches that find something else in a larger database',
      figure: unequal(narrow).length,
      limit: 0,
      atMost: true,
    },
    {
      name: `Documents the find of a list reads for each it answers: the most (${find.where})`,
      figure: find.figure,
      limit: READ_FOR_EACH,
      atMost: true,
    },
    {
      name: `Documents a list reads for each that its counts and sums group over: the most (${group.where})`,
      figure: group.figure,
      limit: READ_FOR_EACH_GROUPED,
      atMost: true,
    },
    {
      name: 'Documents read by a search that finds few: the most',
      figure: readBy(work.filter(({ name }) => isKind(name, 'search'))),
      limit: READ_BY_SEARCH,
      atMost: true,
    },
    {
      name: 'Documents read by the broadest search',
      figure: readBy(work.filter(({ name }) => isKind(name, 'broad'))),
      limit: READ_BY_BROAD,
      atMost: true,
    },
    { name: 'Reads that looked through a whole collection', figure: scans, limit: 0, atMost: true },
  ];
}

const readBy = (work: readonly ReadWork[]): number =>
  Math.max(0, ...work.map(({ finds, groupings }) => finds.documents + groupings.documents));

/** The reads whose answers are not the same in every database. */
export function unequal(work: readonly ReadWork[]): string[] {
  const names = [...new Set(work.map(({ name }) => name))];
  return names.filter((name) => {
    const results = work.filter((one) => one.name === name).map((one) => one.results.join('\n'));
    return new Set(results).size > 1;
  });
}

/** What each read cost, and what the database did for it. */
export function readTable(
  figures: Figures,
  work: readonly ReadWork[],
  databases: readonly Seeded[],
): string[] {
  return [
    '| what | bookings and guests | median ms | p99 ms | read by finds | answered | read by aggregations | grouped over | indexes |',
    '|---|---|---|---|---|---|---|---|---|',
    ...READS.flatMap(({ name }) =>
      databases.flatMap(({ bookings }) => {
        const { p50Ms, p99Ms } = figures.of({ who: 'API', what: name, bookings, processes: 1 });
        const did = work.find((one) => one.name === name && one.bookings === bookings);
        if (!did) return [];
        const { finds, groupings, plans } = did;
        return `| ${name} | ${count(bookings)} | ${p50Ms.toFixed(1)} | ${p99Ms.toFixed(1)} | ${count(finds.documents)} | ${count(finds.wanted)} | ${count(groupings.documents)} | ${count(groupings.wanted)} | ${plans.join('<br>')} |`;
      }),
    ),
  ];
}
