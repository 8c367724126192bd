import { writeSection } from '@atrium/runner/results/report-section';
import { machineLines } from '../../machine';
import { type Measured, median } from '../load';
import type { summedUp } from '../reads/read-work';
import { missedOf, type Target, targetRows } from '../target';
import { A_DAY, type Seated, TABLES } from './seated';

export interface SeatedRound {
  API: Measured;
  bare: Measured;
}

interface Setting {
  rounds: number;
  seconds: number;
  connections: number;
  seed: number;
  seated: Seated;
  commit: string;
  /** Share of the machine before the run, 0 to 1. */
  idle: number;
}

/** Availability to the bare handler, as for services without tables. */
const RATE = 0.8;

/** Its section of docs/benchmarks-seating.md. @returns the targets that were missed */
export async function writeSeated(
  rounds: readonly SeatedRound[],
  work: ReturnType<typeof summedUp>,
  setting: Setting,
): Promise<string[]> {
  const middle = (of: (round: SeatedRound) => number) => median(rounds.map(of));
  const { finds, groupings, plans } = work;
  const targets: Target[] = [
    {
      name: 'Availability of a month to the bare handler',
      figure: middle(({ API, bare }) => API.perSecond / bare.perSecond),
      limit: RATE,
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
  const { seated, seconds, connections, seed, commit, idle } = setting;
  const row = (side: keyof SeatedRound) =>
    `| ${side} | ${[
      middle((round) => round[side].perSecond).toFixed(0),
      middle((round) => round[side].p50Ms).toFixed(1),
      middle((round) => round[side].p99Ms).toFixed(1),
    ].join(' | ')} |`;
  await writeSection('benchmarks-seating.md', 'Availability for a party', [
    `\`npm run bench:seating -- --availability\`. For which parties a table is free at each of the 16 times of an evening, over 31 days: a room of ${TABLES} tables and its combinations, given when one books, with ${seated.bookings} bookings (${A_DAY} asked for each evening). The bare handler is Fastify and the native driver; it checks the token’s signature, reads the same documents (with the same memory of the ledgers) and answers the same parties, which is compared. Median of the ratios of ${rounds.length} rounds, in turn, each in fresh processes.`,
    '',
    ...targetRows(targets),
    '',
    '| | requests/s | median ms | p99 ms |',
    '|---|---|---|---|',
    row('API'),
    row('bare'),
    '',
    `For each answer the API reads ${finds.documents} documents for ${finds.wanted} that its queries return${groupings.documents > 0 ? `, and ${groupings.documents} for counts` : ''}: ${plans.join('; ')}.`,
    '',
    ...(await machineLines({ mongoUri: seated.mongoUri, commit })),
    `- Run: ${seconds} s each, ${connections} connections, seed ${seed}; before it the machine was ${Math.round(idle * 100)} % idle`,
  ]);
  return missedOf(targets);
}
