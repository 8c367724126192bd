/** How far a treatment is on its day, as its therapist says; its status says what the desk agreed. */

export const treatmentProgress = ['waiting', 'started', 'done'] as const;

export type TreatmentProgress = (typeof treatmentProgress)[number];

/** When its therapist said so. */
export interface ProgressTimes<Time> {
  readonly startedAt?: Time | undefined;
  readonly doneAt?: Time | undefined;
}

export const progressOf = ({ startedAt, doneAt }: ProgressTimes<unknown>): TreatmentProgress =>
  doneAt ? 'done' : startedAt ? 'started' : 'waiting';

/** A time that was told stays, however often it is told again; a step back forgets what came after it. */
export function timesOf<Time>(
  progress: TreatmentProgress,
  { startedAt, doneAt }: ProgressTimes<Time>,
  now: Time,
): ProgressTimes<Time> {
  if (progress === 'waiting') return {};
  if (progress === 'started') return { startedAt: startedAt ?? now };
  return { ...(startedAt ? { startedAt } : {}), doneAt: doneAt ?? now };
}

interface Coming {
  /** Minutes from midnight. */
  readonly timeindexStart: number;
  readonly startedAt?: unknown;
  readonly doneAt?: unknown;
}

/**
 * Whoever the therapist is with, or has next. A treatment that was never started is passed by once a later
 * one has begun: somebody forgot to say so.
 * @param treatments of a day, by start
 */
export function nextOf<T extends Coming>(treatments: readonly T[]): T | undefined {
  const begun = treatments.findLastIndex((one) => progressOf(one) !== 'waiting');
  const last = treatments[begun];
  if (last && progressOf(last) === 'started') return last;
  return treatments[begun + 1];
}
