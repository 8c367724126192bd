import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { MongoClient } from 'mongodb';
import type { Measured } from './load';
import { type BenchOptions, type Figures, WARM_UP_SECONDS, type Who } from './rounds';
import type { Seeded } from './seeded';

interface Target {
  name: string;
  figure: number;
  /** At least, or at most. */
  limit: number;
  atMost?: boolean;
}

/** Writes docs/benchmarks.md. @returns the targets that were missed */
export async function writeBenchmarks(
  figures: Figures,
  databases: readonly Seeded[],
  options: BenchOptions & { seed: number },
): Promise<string[]> {
  const sizes = databases.map(({ bookings }) => bookings);
  const [smallest = 0] = sizes;
  const largest = sizes.at(-1) ?? 0;
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
      name: 'Booking to the bare handler',
      figure: rate(at('API', 'booking'), at('bare', 'booking')),
      limit: 0.8,
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
      name: 'Bookings spread over a month to count-then-insert',
      figure: rate(
        at('API', 'spread, beside naive', smallest, 2),
        at('naive', 'booking', smallest, 2),
      ),
      limit: 0.7,
    },
    ...staffReads(figures).map((what) => ({
      name: `${capital(what)} at ${count(largest)} bookings to ${count(smallest)} (cost)`,
      figure: rate(at('API', what, smallest), at('API', what, largest)),
      limit: 1.5,
      atMost: true,
    })),
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
    'Written by `npm run bench:booking`; do not edit. Every figure is the median of rounds that are interleaved in one run, each with fresh processes on one mongod; ratios of one run say more than its requests per second, since clients, servers and mongod share the machine.',
    '',
    ...(await setting(databases, options)),
    ...caution(options.rounds),
    '',
    '## Targets (booking-engine.md, section 9)',
    '',
    '| | figure | target | |',
    '|---|---|---|---|',
    ...targets.map(
      (target) =>
        `| ${target.name} | **${ratio(target.figure)}** | ${target.atMost ? 'at most' : 'at least'} ${target.limit} | ${isMet(target) ? 'met' : '**missed**'} |`,
    ),
    '',
    '## The API beside the bare handler',
    '',
    'The API: tokens, validation, rules, audit, events, mail written to the outbox. The bare handler: Fastify and the native driver, the same documents in one transaction, batched for each ledger, nothing asked and nothing validated; the API shares transactions among ledgers besides, which the plain handler does not; availability is read from the same ledgers and told at the same length.',
    '',
    '| what | bookings | processes | API, /s | p99 ms | bare, /s | p99 ms | rate, ratio | p99, ratio |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows(1, sizes),
    ...rows(2, [smallest]),
    '',
    '## One slot that everybody wants',
    '',
    'Two processes. Count-then-insert is one durable insert with no transaction, no guard and no record of what it did; it oversells (`npm run prove:oversell`).',
    '',
    '| clients | API, /s | p99 ms | count-then-insert, /s | p99 ms |',
    '|---|---|---|---|---|',
    ...(['hot slot, 64', 'hot slot, 500'] as const).map((what) => {
      const [api, naive] = [at('API', what, smallest, 2), at('naive', what, smallest, 2)];
      return `| ${what.split(' ').at(-1)} | ${per(api)} | ${ms(api)} | ${per(naive)} | ${ms(naive)} |`;
    }),
    '',
    '## What staff read',
    '',
    '| what | bookings | median ms | p99 ms |',
    '|---|---|---|---|',
    ...staffReads(figures).flatMap((what) =>
      sizes.map((bookings) => {
        const read = at('API', what, bookings);
        return `| ${what} | ${count(bookings)} | ${read.p50Ms.toFixed(1)} | ${ms(read)} |`;
      }),
    ),
    '',
    `Largest memory of an API process under this load: ${figures.memoryMiB} MiB. Answers that were not asked for: ${figures.wrong}.`,
    '',
  ];
  await writeFile(join(root, 'docs', 'benchmarks.md'), text.join('\n'));
  return targets
    .filter((target) => !isMet(target))
    .map(({ name, figure }) => `${name}: ${ratio(figure)}`);
}

const COMMON = new Set(['availability', 'booking', 'spread, beside naive']);

const staffReads = ({ names }: Figures): string[] =>
  names.filter((name) => !COMMON.has(name) && !name.startsWith('hot slot'));

async function setting(
  databases: readonly Seeded[],
  { rounds, seconds, connections, seed }: BenchOptions & { seed: number },
): Promise<string[]> {
  const [first] = databases;
  const client = new MongoClient(first?.mongoUri ?? '');
  const build = await client.db('admin').command({ buildInfo: 1 });
  await client.close();
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
  const [cpu] = cpus();
  return [
    `- When: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, commit ${commit.toString().trim()}`,
    `- Machine: ${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Linux ${release()}; clients, servers and mongod together on it`,
    `- Versions: Node ${process.versions.node}, mongod ${build.version}, replica set of one, \`w: majority\`, journaled`,
    `- Run: ${rounds} rounds, ${seconds} s each after ${WARM_UP_SECONDS} s of warming up, ${connections} connections, seed ${seed}`,
    `- Data: ${databases.map(({ bookings }) => count(bookings)).join(', ')} bookings with their audit log; the month that is read has 1,300`,
  ];
}

/** Rounds under which identical processes still differ by a quarter. */
const ENOUGH_ROUNDS = 5;

/** What a reader has to know before believing a figure. */
function caution(rounds: number): string[] {
  const [load = 0] = loadavg();
  // the clients and one server of its own make a load of about two for each core
  const busy = load > cpus().length * 3;
  if (rounds >= ENOUGH_ROUNDS && !busy) return [];
  return [
    '',
    `**Rough.** ${rounds} of at least ${ENOUGH_ROUNDS} rounds; load average at the end ${load.toFixed(1)} on ${cpus().length} cores. Figures of such a run differ by several times from the next: they show that the harness works, and decide nothing.`,
  ];
}

const isMet = ({ figure, limit, atMost }: Target): boolean =>
  atMost ? figure <= limit : figure >= limit;

const count = (bookings: number): string => bookings.toLocaleString('en');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const ratio = (value: number): string => value.toFixed(2);
const per = ({ perSecond }: Measured): string => perSecond.toFixed(0);
const ms = ({ p99Ms }: Measured): string => p99Ms.toFixed(1);
