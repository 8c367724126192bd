import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { summedUp } from '../bench/reads/read-work';
import { machineLines } from '../machine';
import { maySort, notAsked } from './allowances';
import type { Screened } from './ask-screens';

/** Writes docs/benchmarks-screens.md. */
export async function writeScreens(
  screened: readonly Screened[],
  options: { bookings: number; guests: number; seed: number; mongoUri: string; commit: string },
): Promise<void> {
  const { bookings, guests, seed } = options;
  const faults = screened.filter((one) => one.faults.length > 0);
  const slowest = [...screened].sort((a, b) => b.ms - a.ms)[0];
  const reports = screened.filter(({ operation }) => operation === 'getReport');
  const text = [
    '# What the screens of staff ask',
    '',
    'Written by `npm run prove:screens`; do not edit. The product’s own seed makes a venue with that many bookings and guests, with audit log, messages, stays and memberships in proportion. Every GET of the OpenAPI document that staff may send is then sent with what the screens send, and mongod’s profiler tells what the database did. A GET that is in the document and not in the list fails the command. So does a query without an index, a find that reads more than ten documents for each that it answers, a count or sum that reads more than ten for each that it groups over, and a sort in memory of more than a page, unless a reason is given below. Where an answer has a next page, that page is asked for too.',
    '',
    ...(await machineLines(options)),
    `- Data: ${count(bookings)} bookings, ${count(guests)} guests of one venue, seed ${seed}`,
    `- Requests: ${screened.length} of ${new Set(screened.map(({ operation }) => operation)).size} operations, each answered in one round trip; ${faults.length} with a fault; the slowest ${slowest?.ms.toFixed(0)} ms (\`${slowest?.operation}\`)`,
    '',
    ...(faults.length > 0
      ? [
          '## Faults',
          '',
          ...faults.flatMap(({ path, faults: found }) =>
            found.map((one) => `- \`${path}\`: ${one}`),
          ),
          '',
        ]
      : []),
    '## Reports',
    '',
    'A report reads what it sums up: the bookings of its period, by an index.',
    '',
    '| report | bookings summed up | ms |',
    '|---|---|---|',
    ...reports.map(
      ({ path, asked, ms }) =>
        `| \`${short(path)}\` | ${count(Math.max(0, ...asked.map(({ wanted }) => wanted)))} | ${ms.toFixed(0)} |`,
    ),
    '',
    '## Every request',
    '',
    'Queries: those that reached the database; what a process keeps (the vendor, its services) is read once. Finds are counted against the documents they answer, aggregations that count, sum up or remove doubles against those they group over. Ms: median of five, the whole request.',
    '',
    '| request | ms | queries | read by finds | answered | read by aggregations | grouped over | indexes |',
    '|---|---|---|---|---|---|---|---|',
    ...screened.map(({ path, ms, asked }) => {
      const { finds, groupings, plans } = summedUp(asked, 1);
      return `| \`${short(path)}\` | ${ms.toFixed(1)} | ${asked.length} | ${count(finds.documents)} | ${count(finds.wanted)} | ${count(groupings.documents)} | ${count(groupings.wanted)} | ${plans.join('<br>')} |`;
    }),
    '',
    '## What may sort in memory',
    '',
    ...Object.entries(maySort).map(([operation, { why }]) => `- \`${operation}\`: ${why}`),
    '',
    '## Not asked',
    '',
    ...Object.entries(notAsked).map(([operation, why]) => `- \`${operation}\`: ${why}`),
    '',
  ];
  await writeFile(join(root, 'docs', 'benchmarks-screens.md'), text.join('\n'));
}

const count = (value: number): string => Math.round(value).toLocaleString('en');

/** Without the ids, which say nothing. */
const short = (path: string): string =>
  decodeURIComponent(path)
    .replace(/[0-9a-f]{24}/g, '{id}')
    .replaceAll('|', ' ');
