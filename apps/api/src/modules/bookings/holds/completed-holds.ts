import { dateOf } from '@atrium/rules/calendar/calendar-date';
import type { CallContext } from '../../../common/context/request-context';
import { isHoldOf, placeOfHold } from './hold-id';

/**
 * The guest's own holds that a request completes, by name. A hold is of one slot: with another slot its id
 * completes nothing. @param booked what is booked, not validated yet
 */
export function completedHolds(booked: readonly unknown[], { actor }: CallContext): string[] {
  if (actor.kind !== 'guest') return [];
  const names = booked.flatMap((one) => {
    if (!isRecord(one)) return [];
    const { holdId, _service, date, timeindex } = one;
    if (typeof holdId !== 'string' || typeof timeindex !== 'number') return [];
    const place = isHoldOf(holdId, actor.id) ? placeOfHold(holdId) : undefined;
    if (!place || place._service.toHexString() !== _service) return [];
    return dateOf(place.start) === date ? [`hold|${holdId}|${timeindex}`] : [];
  });
  return [...new Set(names)];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
