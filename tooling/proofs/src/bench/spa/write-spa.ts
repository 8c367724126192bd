import { writeSection } from '@atrium/runner/results/report-section';
import { machineLines } from '../../machine';
import { type Measured, median } from '../load';
import type { summedUp } from '../reads/read-work';
import { missedOf, type Target, targetRows } from '../target';
import { DAYS, ROOMS, type SpaDatabase, THERAPISTS, TYPES } from './spa-database';

export interface SpaRound {
  API: Measured;
  bare: Measured;
  /** The API in the largest database. */
  grown: Measured;
}

interface Setting {
  rounds: number;
  seconds: number;
  connections: number;
  seed: number;
  databases: readonly [SpaDatabase, SpaDatabase];
  commit: string;
  /** Share of the machine before the run, 0 to 1. */
  idle: number;
}

const RATE = 0.8;
const GROWTH = 1.25;
/** With fewer, identical processes differ by a quarter. */
const ENOUGH_ROUNDS = 5;

/** Writes docs/benchmarks-spa.md. @returns the targets that were missed */
export async function writeSpa(
  rounds: readonly SpaRound[],
  work: ReturnType<typeof summedUp>,
  { seconds, connections, seed, databases, commit, idle }: Setting,
): Promise<string[]> {
  const middle = (of: (round: SpaRound) => number) => median(rounds.map(of));
  const [small, large] = databases;
  const { finds, plans } = work;
  const targets: Target[] = [
    {
      name: 'A day’s starts to the bare handler',
      figure: middle(({ API, bare }) => API.perSecond / bare.perSecond),
      limit: RATE,
    },
    {
      name: `Starts at ${count(large.treatments)} treatments to ${count(small.treatments)} (cost)`,
      figure: middle(({ API, grown }) => API.perSecond / grown.perSecond),
      limit: GROWTH,
      atMost: true,
    },
    {
      name: 'Documents read for each that the API’s queries answer: the most',
      figure: finds.worst,
      limit: 1,
      atMost: true,
    },
    {
      name: 'Queries without an index',
      figure: plans.filter((plan) => plan.includes('COLLSCAN')).length,
      limit: 0,
      atMost: true,
    },
  ];
  const row = (name: string, side: keyof SpaRound) =>
    `| ${name} | ${[
      middle((round) => round[side].perSecond).toFixed(0),
      middle((round) => round[side].p50Ms).toFixed(1),
      middle((round) => round[side].p99Ms).toFixed(1),
    ].join(' | ')} |`;
  await writeSection('benchmarks-spa.md', 'The starts of a day', [
    `\`npm run bench:spa\`. When a treatment of one of ${TYPES} types can begin on a day: ${THERAPISTS} therapists, ${ROOMS} rooms, ${DAYS} days whose rooms are half full; each request asks for another type and day. The bare handler is Fastify and the native driver; it checks the token’s signature, reads the same documents and answers by the same rule, and the answers are compared. The larger database has the same ${DAYS} days, and a longer past. Median of the ratios of ${rounds.length} rounds, in turn, each in fresh processes.`,
    '',
    ...targetRows(targets),
    '',
    '| | requests/s | median ms | p99 ms |',
    '|---|---|---|---|',
    row(`API, ${count(small.treatments)} treatments`, 'API'),
    row(`bare, ${count(small.treatments)} treatments`, 'bare'),
    row(`API, ${count(large.treatments)} treatments`, 'grown'),
    '',
    `In the larger database the API reads ${finds.documents} documents for ${finds.wanted} that its queries return, for each answer: ${plans.join('; ')}.`,
    '',
    ...(await machineLines({ mongoUri: small.mongoUri, commit })),
    `- Run: ${seconds} s each, ${connections} connections, seed ${seed}; before it the machine was ${Math.round(idle * 100)} % idle`,
    ...(rounds.length < ENOUGH_ROUNDS
      ? ['', `**Rough.** ${rounds.length} of at least ${ENOUGH_ROUNDS} rounds: it decides nothing.`]
      : []),
  ]);
  return missedOf(targets);
}

const count = (some: number): string => some.toLocaleString('en');
