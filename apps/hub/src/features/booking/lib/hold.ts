import type { HoldInput } from '@atrium/api-client/hub';

/** Places that the server keeps for this guest. */
export interface Hold {
  holdId: string;
  /** ISO instant. */
  expiresAt: string;
  /** When this browser received it, in epoch milliseconds. */
  since: number;
  /** What is held. */
  input: HoldInput;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readHold(stored: unknown): Hold | undefined {
  if (!isRecord(stored) || !isRecord(stored.input)) return undefined;
  const { holdId, expiresAt, since, input } = stored;
  const { _service, date, timeindex, participants, code } = input;
  if (typeof holdId !== 'string' || typeof expiresAt !== 'string') return undefined;
  if (typeof since !== 'number' || typeof _service !== 'string') return undefined;
  if (typeof date !== 'string' || typeof timeindex !== 'number') return undefined;
  if (typeof participants !== 'number') return undefined;
  return {
    holdId,
    expiresAt,
    since,
    input: {
      _service,
      date,
      timeindex,
      participants,
      ...(typeof code === 'string' && { code }),
    },
  };
}

/** Where the hold of this tab is kept. @param vendorId hex */
export const holdKey = (vendorId: string): string => `atrium.hold.${vendorId}`;

/** The hold, if it matches what is wanted and has not expired. @param now epoch milliseconds */
export function holdFor(hold: Hold | undefined, wanted: HoldInput, now: number): Hold | undefined {
  if (!hold || Date.parse(hold.expiresAt) <= now) return undefined;
  const { input } = hold;
  return input._service === wanted._service &&
    input.date === wanted.date &&
    input.timeindex === wanted.timeindex &&
    input.participants === wanted.participants
    ? hold
    : undefined;
}

/** Whole seconds until the hold runs out; 0 afterwards. */
export const secondsLeft = ({ expiresAt }: Hold, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / 1000));

/** 605 is '10:05' */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
