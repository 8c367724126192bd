import { joined, minutesIn, type TimeSpan, without } from '../../calendar/time-spans';

/**
 * Minutes in which a table could be given to guests: its room is open, and it is not blocked.
 * @param open in any order; spans that overlap count once
 */
export const usableMinutes = (open: readonly TimeSpan[], blocked: readonly TimeSpan[]): number =>
  minutesIn(without(joined(open), blocked));
