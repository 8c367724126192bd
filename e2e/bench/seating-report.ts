import { cpus, totalmem } from 'node:os';
import type { SeatingRound } from './plan-timing';
import { commit, median } from './report';

const FRAME_MS = 1000 / 60;
/** A frame is late when the next one was due before it came. */
const LATE_MS = FRAME_MS * 1.5;
const DRAWN_TARGET_MS = 1000;
const TASK_TARGET_MS = 50;

interface Measured {
  plan: readonly SeatingRound[];
  timeline: readonly SeatingRound[];
}

/** The value that so large a share of others is not above. */
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function rowsOf(name: string, rounds: readonly SeatingRound[]): string[] {
  const frames = rounds.flatMap((round) => round.frames);
  const longest = Math.max(0, ...rounds.flatMap(({ longTasks }) => longTasks));
  const without = rounds.filter(({ longTasks }) => longTasks.length === 0).length;
  const drawn = median(rounds.map(({ drawnMs }) => drawnMs));
  const late = frames.filter((frame) => frame > LATE_MS).length / frames.length;
  return [
    row([
      `${name}: drawn after the last answer`,
      `${drawn.toFixed(0)} ms`,
      `at most ${DRAWN_TARGET_MS} ms`,
      verdict(drawn <= DRAWN_TARGET_MS),
    ]),
    row([
      `${name}: time between two frames of a drag, median`,
      `${median(frames).toFixed(1)} ms`,
      `at most ${FRAME_MS.toFixed(1)} ms`,
      verdict(median(frames) <= FRAME_MS + 0.1),
    ]),
    row([
      `${name}: time between two frames of a drag, p99`,
      `${quantile(frames, 0.99).toFixed(1)} ms`,
      '',
      '',
    ]),
    row([
      `${name}: frames that came late`,
      `${(late * 100).toFixed(1)} % of ${frames.length}`,
      '',
      '',
    ]),
    row([
      `${name}: longest task of a drag`,
      longest === 0
        ? `less than ${TASK_TARGET_MS} ms`
        : `${longest.toFixed(0)} ms (none over ${TASK_TARGET_MS} in ${without} of ${rounds.length} rounds)`,
      `at most ${TASK_TARGET_MS} ms`,
      verdict(longest <= TASK_TARGET_MS),
    ]),
  ];
}

/** The section of docs/benchmarks-seating.md about the screen. */
export function seatingReport({ plan, timeline }: Measured, chromium: string): string[] {
  const [cpu] = cpus();
  return [
    `\`npm run bench:seating -- --screen\`. A room of 200 tables and 400 reservations of one evening, in Chromium at 1440 x 1000 pixels. A party is carried to and fro across the plan, and across the timeline, put down at another table or time, and drawn there once the move is answered. Medians of ${plan.length} round${plan.length === 1 ? '' : 's'}.`,
    '',
    '| | figure | target | |',
    '|---|---|---|---|',
    ...rowsOf('Plan', plan),
    ...rowsOf('Timeline', timeline),
    '',
    `- Commit ${commit()}`,
    `- Chromium ${chromium}, Node ${process.version}`,
    `- ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
  ];
}
