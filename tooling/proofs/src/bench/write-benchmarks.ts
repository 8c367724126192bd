import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { machineLines } from '../machine';
import { IN_MONTH } from './fill';
import type { Measured } from './load';
import { readTable, readTargets } from './reads/read-tables';
import type { ReadWork } from './reads/read-work';
import { type BenchOptions, type Figures, READ_ROUNDS, WARM_UP_SECONDS, type Who } from './rounds';
import type { Seeded } from './seeded';
import { missedOf, type Target, targetRows } from './target';
import { BESIDE_THE_BARE_HANDLER, WHAT_STAFF_READ, WITHOUT_ACCOUNT } from './texts';

const HOT_P99_MS = 3_000;
const HOT_LONGEST_MS = 8_000;

interface Setting extends BenchOptions {
  seed: number;
  commit: string;
  /** Share of the machine before the run, 0 to 1. */
  idle: number;
}

/** Writes docs/benchmarks.md. @returns the targets that were missed */
export async function writeBenchmarks(
  figures: Figures,
  work: readonly ReadWork[],
  databases: readonly Seeded[],
  options: Setting,
): Promise<string[]> {
  const sizes = databases.map(({ bookings }) => bookings);
  const outer = outerOf(databases);
  const [{ bookings: smallest }, { bookings: largest }] = outer;
  const at = (who: Who, what: string, bookings = smallest, processes = 1) =>
    figures.of({ who, what, bookings, processes });
  const rate = (over: Measured, under: Measured) => over.perSecond / under.perSecond;
  const targets: Target[] = [
    {
      name: 'Availability of a month to the bare handler',
      figure: rate(at('API', 'availability'), at('bare', 'availability')),
      limit: 0.8,
    },
    {
      name: 'Availability of a month to the bare handler, two processes',
      figure: rate(at('API', 'availability', smallest, 2), at('bare', 'availability', smallest, 2)),
      limit: 0.8,
    },
    {
      name: 'Booking to the bare handler',
      figure: rate(at('API', 'booking'), at('bare', 'booking')),
      limit: 0.8,
    },
    {
      name: 'Booking without an account to booking in the hub',
      figure: rate(at('API', 'open booking'), at('API', 'hub booking')),
      limit: 0.95,
    },
    {
      name: `Availability at ${count(largest)} bookings to ${count(smallest)} (cost)`,
      figure: rate(at('API', 'availability', smallest), at('API', 'availability', largest)),
      limit: 1.25,
      atMost: true,
    },
    ...(['hot slot, 64', 'hot slot, 500'] as const).map((what) => ({
      name: `Hot slot, ${what.split(' ').at(-1)} clients, to count-then-insert`,
      figure: rate(at('API', what, smallest, 2), at('naive', what, smallest, 2)),
      limit: 1,
    })),
    {
      name: 'Hot slot, 500 clients: p99',
      figure: at('API', 'hot slot, 500', smallest, 2).p99Ms,
      limit: HOT_P99_MS,
      atMost: true,
      unit: 'ms',
    },
    {
      name: 'Hot slot, 500 clients: whoever waited longest, warming up included',
      figure: at('API', 'hot slot, 500', smallest, 2).longestMs,
      limit: HOT_LONGEST_MS,
      atMost: true,
      unit: 'ms',
    },
    {
      name: 'Bookings spread over a month to count-then-insert',
      figure: rate(
        at('API', 'spread, beside naive', smallest, 2),
        at('naive', 'booking', smallest, 2),
      ),
      limit: 0.7,
    },
    ...readTargets(figures, work, outer),
  ];
  const rows = (processes: number, among: readonly number[]) =>
    among.flatMap((bookings) =>
      (['availability', 'booking'] as const).map((what) => {
        const [api, bare] = [
          at('API', what, bookings, processes),
          at('bare', what, bookings, processes),
        ];
        const p99 = api.p99Ms / bare.p99Ms;
        return `| ${what} | ${count(bookings)} | ${processes} | ${per(api)} | ${ms(api)} | ${per(bare)} | ${ms(bare)} | **${ratio(rate(api, bare))}** | ${ratio(p99)} |`;
      }),
    );
  const text = [
    '# Benchmarks',
    '',
    'Written by `npm run bench:booking`; do not edit. Every figure is the median of rounds in one run, with API and comparison in turn, each in fresh processes on one mongod. Ratios of one run say more than its requests per second, since clients, servers and mongod share the machine.',
    '',
    ...(await setting(databases, options)),
    ...caution(options),
    '',
    '## Targets',
    '',
    ...targetRows(targets),
    '',
    '## The API beside the bare handler',
    '',
    BESIDE_THE_BARE_HANDLER,
    '',
    '| what | bookings | processes | API, /s | p99 ms | bare, /s | p99 ms | rate, ratio | p99, ratio |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows(1, sizes),
    ...rows(2, [smallest]),
    '',
    '## Booking without an account',
    '',
    WITHOUT_ACCOUNT,
    '',
    '| what | /s | p99 ms |',
    '|---|---|---|',
    ...(['open booking', 'hub booking'] as const).map(
      (what) => `| ${what} | ${per(at('API', what))} | ${ms(at('API', what))} |`,
    ),
    '',
    '## One slot that everybody wants',
    '',
    'Two processes. Count-then-insert: the bare handler sums what the slot has sold and then inserts the same documents, as durable and under the same indexes, with no transaction and no guard; it oversells (`npm run prove:oversell`). Longest: whoever waited longest in any round, warming up included.',
    '',
    '| clients | API, /s | p99 ms | longest ms | count-then-insert, /s | p99 ms | longest ms |',
    '|---|---|---|---|---|---|---|',
    ...(['hot slot, 64', 'hot slot, 500'] as const).map((what) => {
      const [api, naive] = [at('API', what, smallest, 2), at('naive', what, smallest, 2)];
      return `| ${what.split(' ').at(-1)} | ${per(api)} | ${ms(api)} | ${api.longestMs.toFixed(0)} | ${per(naive)} | ${ms(naive)} | ${naive.longestMs.toFixed(0)} |`;
    }),
    '',
    '## What staff read',
    '',
    WHAT_STAFF_READ,
    '',
    ...readTable(figures, work, outer),
    '',
    `Largest memory of an API process under this load: ${figures.memoryMiB} MiB. Wrong answers: ${figures.wrong}.`,
    '',
  ];
  await writeFile(join(root, 'docs', 'benchmarks.md'), text.join('\n'));
  return missedOf(targets);
}

/** The smallest and the largest. */
export function outerOf(databases: readonly Seeded[]): readonly [Seeded, Seeded] {
  const [smallest, largest] = [databases[0], databases.at(-1)];
  if (!smallest || !largest) throw new Error('there is no database');
  return [smallest, largest];
}

async function setting(
  databases: readonly Seeded[],
  { rounds, seconds, connections, seed, commit, idle }: Setting,
): Promise<string[]> {
  const [first] = databases;
  return [
    ...(await machineLines({ mongoUri: first?.mongoUri ?? '', commit })),
    `- Run: ${rounds} rounds (${Math.min(rounds, READ_ROUNDS)} of what staff read), ${seconds} s each after ${WARM_UP_SECONDS} s of warming up, ${connections} connections, seed ${seed}; before it the machine was ${Math.round(idle * 100)} % idle`,
    `- Data: ${databases.map(({ bookings }) => count(bookings)).join(', ')} bookings with their audit log, and as many guests; the month that is booked has ${count(IN_MONTH)}`,
  ];
}

/** With fewer rounds even identical processes differ by a quarter. */
const ENOUGH_ROUNDS = 5;

/** On a machine in other use, figures differ several times over from run to run. */
const IDLE_ENOUGH = 0.9;

/** What to know before believing a figure. */
function caution({ rounds, idle }: { rounds: number; idle: number }): string[] {
  if (rounds >= ENOUGH_ROUNDS && idle >= IDLE_ENOUGH) return [];
  return [
    '',
    `**Rough.** ${rounds} of at least ${ENOUGH_ROUNDS} rounds, on a machine that was ${Math.round(idle * 100)} % idle before. It shows that the harness works, and decides nothing.`,
  ];
}

const count = (bookings: number): string => bookings.toLocaleString('en');
const ratio = (value: number): string => value.toFixed(2);
const per = ({ perSecond }: Measured): string => perSecond.toFixed(0);
const ms = ({ p99Ms }: Measured): string => p99Ms.toFixed(1);
