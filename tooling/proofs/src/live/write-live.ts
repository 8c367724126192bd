import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { missedOf, type Target, targetRows } from '../bench/target';
import { machineLines } from '../machine';
import { type LiveOptions, type LiveResult, WARM_UP_SECONDS } from './live-run';

const MOST_KIB = 20;
const MOST_MS = 100;
/** With fewer clients, the memory of one is lost in the noise. */
const ENOUGH_CLIENTS = 2_000;

/** Writes docs/benchmarks-live.md. @returns the targets that were missed */
export async function writeLive(
  result: LiveResult,
  options: LiveOptions & { venues: number; mongoUri: string; commit: string; seed: number },
): Promise<string[]> {
  const { clients, venues, perSecond, seconds, seed } = options;
  const { phases } = result;
  const sum = (of: (phase: LiveResult['phases'][number]) => number) =>
    phases.reduce((total, phase) => total + of(phase), 0);
  const targets: Target[] = [
    {
      name: 'Memory of the API process for each client, connected and quiet',
      figure: result.idleKiB,
      limit: MOST_KIB,
      atMost: true,
      unit: 'KiB',
    },
    {
      name: 'The same after the steady phase',
      figure: result.busyKiB,
      limit: MOST_KIB,
      atMost: true,
      unit: 'KiB',
    },
    {
      name: 'By how much the process has grown for each by then',
      figure: result.grownKiB,
      limit: MOST_KIB,
      atMost: true,
      unit: 'KiB',
    },
    {
      name: 'From the answer to whoever booked to everybody else, p99',
      figure: result.fromAnswer.p99Ms,
      limit: MOST_MS,
      atMost: true,
      unit: 'ms',
    },
    {
      name: 'Events that somebody did not hear of, in all phases',
      figure: sum(({ lost }) => lost),
      limit: 0,
      atMost: true,
    },
    {
      name: 'Clients that were told to read everything anew',
      figure: sum(({ reloads }) => reloads),
      limit: 0,
      atMost: true,
    },
  ];
  const text = [
    '# Live events',
    '',
    'Written by `npm run bench:live`; do not edit. Clients keep a stream of server-sent events open at one API process while guests book at it: each booking is an event in the outbox, read by one change stream of the process and told to everybody of that venue. Half of the clients are staff, half guests, in two processes of their own. Afterwards what each client heard is compared with the stored events, one by one.',
    '',
    ...(await machineLines(options)),
    `- Run: ${clients} clients at ${venues} venues, ${perSecond} bookings a second asked for (${result.perSecond.toFixed(1)} made, ${result.refused} refused in the run), ${seconds} s steady, seed ${seed}`,
    ...(clients < ENOUGH_CLIENTS
      ? [
          '',
          `**Rough.** ${clients} clients: the memory of one drowns in that of the process. It shows that the harness works.`,
        ]
      : []),
    '',
    '## Targets',
    '',
    ...targetRows(targets),
    '',
    `After the answer: ${told(result.fromAnswer)}; an event may be there before it, which counts as 0. After the request: ${told(result.fromRequest)}, the booking’s own transaction included (by itself: median ${result.bookingP50Ms} ms, p99 ${result.bookingP99Ms} ms), on two cores that serve, book and listen. Memory: what the process can reach after a collection (heap and buffers), and its resident size; before anybody came it had booked for ${WARM_UP_SECONDS} s. Resident size of the process at the end of the steady phase: ${result.memoryMiB} MiB.`,
    '',
    '## Phases',
    '',
    'After a break a client comes back with the id of the last event it knows and is told what it missed, the last half minute again; repeats are dropped by their id. While the process is away another one takes the bookings.',
    '',
    '| phase | events | to be told | lost | told again | came back | read anew |',
    '|---|---|---|---|---|---|---|',
    ...phases.map(
      ({ name, events, told, lost, again, returns, reloads }) =>
        `| ${name} | ${events} | ${told} | ${lost} | ${again} | ${returns} | ${reloads} |`,
    ),
    '',
  ];
  await writeFile(join(root, 'docs', 'benchmarks-live.md'), text.join('\n'));
  return missedOf(targets);
}

const told = ({ p50Ms, p99Ms, longestMs }: LiveResult['fromAnswer']): string =>
  `median ${p50Ms} ms, p99 ${p99Ms} ms, longest ${longestMs} ms`;
