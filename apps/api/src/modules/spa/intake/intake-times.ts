import { toInstant } from '@atrium/rules/calendar/time-zone';
import { isIntakeLinkAlive, isIntakeOpen } from '@atrium/rules/spa/intake';
import type { Treatment } from '../treatments/public';

/** Whether a treatment can still be answered for. @param zone IANA */
export const isOpen = ({ date, timeindexStart }: Treatment, zone: string, now: Date): boolean =>
  isIntakeOpen(toInstant(date, timeindexStart, zone), now.getTime());

/** Whether its link still leads anywhere. @param zone IANA */
export const isLinkAlive = ({ date, timeindexEnd }: Treatment, zone: string, now: Date): boolean =>
  isIntakeLinkAlive(toInstant(date, timeindexEnd, zone), now.getTime());
