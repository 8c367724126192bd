import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { machineLines } from '../machine';
import type { Asked } from '../profiler/profile';
import { maySort, notAsked } from './allowances';
import type { Screened } from './ask-screens';

/** Writes docs/benchmarks-screens.md. */
export async function writeScreens(
  screened: readonly Screened[],
  options: { bookings: number; guests: number; seed: number; mongoUri: string },
): Promise<void> {
  const { bookings, guests, seed, mongoUri } = options;
  const faults = screened.filter((one) => one.faults.length > 0);
  const slowest = [...screened].sort((a, b) => b.ms - a.ms)[0];
  const reports = screened.filter(({ operation }) => operation === 'getReport');
  const text = [
    '# What the screens of staff ask',
    '',
    'Written by `npm run prove:screens`; do not edit. A venue with that many bookings and guests is made by the product’s own seed, with audit log, messages, stays and memberships in proportion; then every GET of the OpenAPI document that staff may ask is asked with what the screens send, and mongod’s profiler tells what the database did. A GET that is in the document and not in the list fails the command. So does a query without an index, one that reads more than ten documents for each that it answers or sums up (and 50 beside), and a sort in memory of more than a page, where no reason is given below. Where an answer names the page behind it, that page is asked for too.',
    '',
    ...(await machineLines(mongoUri)),
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
        `| \`${short(path)}\` | ${count(Math.max(0, ...asked.map(({ returned }) => returned)))} | ${ms.toFixed(0)} |`,
    ),
    '',
    '## Every request',
    '',
    'Queries: those that reached the database; what a process keeps (the vendor, its services) is read once. Documents: read by all queries of the request, and what they answered or summed up. Ms: median of five, the whole request.',
    '',
    '| request | ms | queries | documents read | answered or summed up | found by |',
    '|---|---|---|---|---|---|',
    ...screened.map(({ path, ms, asked }) => {
      const sum = (of: (one: Asked) => number) => asked.reduce((total, one) => total + of(one), 0);
      const documents = sum((one) => one.documents);
      const returned = sum((one) => one.returned);
      const plans = [...new Set(asked.map(({ collection, plan }) => `${collection} ${plan}`))];
      return `| \`${short(path)}\` | ${ms.toFixed(1)} | ${asked.length} | ${count(documents)} | ${count(returned)} | ${plans.join('<br>')} |`;
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
