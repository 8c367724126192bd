/** How long a party has its table. See docs/domain/dining-room.md. */

/** Parties of up to so many stay for so long. */
export interface TurnTime {
  /** Participants, children included. */
  readonly upTo: number;
  readonly minutes: number;
}

export const MAX_TURN_TIMES = 20;
export const MIN_TURN_MINUTES = 15;
export const MAX_TURN_MINUTES = 720;

/**
 * Minutes that a party has its table: those of the smallest entry that it fits in, of the largest where it
 * is larger than all, and undefined where there is none.
 */
export function turnMinutes(
  turnTimes: readonly TurnTime[],
  participants: number,
): number | undefined {
  const bySize = [...turnTimes].sort((a, b) => a.upTo - b.upTo);
  return (bySize.find(({ upTo }) => participants <= upTo) ?? bySize.at(-1))?.minutes;
}

/** When the turn of a party ends, in minutes from midnight; `end` where the service has no turn times. */
export const turnEnd = (
  { turnTimes }: { readonly turnTimes?: readonly TurnTime[] | null | undefined },
  { start, end, participants }: { start: number; end: number; participants: number },
): number => {
  const minutes = turnMinutes(turnTimes ?? [], participants);
  return minutes === undefined ? end : start + minutes;
};
