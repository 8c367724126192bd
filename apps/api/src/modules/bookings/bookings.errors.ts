import { may } from '@atrium/rules/access-levels';
import type { BookingProblem } from '@atrium/rules/booking-request';
import type { RequestContext } from '../../common/context/request-context';
import {
  type AppError,
  ConflictError,
  ForbiddenError,
  RuleError,
} from '../../common/errors/app-error';
import { NoRoomError, OccupiedError } from '../capacity/public';

/** The refusal for a broken rule. */
export function refusalOf(
  problem: BookingProblem,
  party: { participants: number; numberOfChildren?: number },
): AppError {
  if (problem === 'SLOT_FULL') return new ConflictError('SLOT_FULL');
  if (problem === 'ADULT_REQUIRED' && (party.numberOfChildren ?? 0) > party.participants) {
    return new RuleError('INVALID_CHILDREN');
  }
  return new RuleError(problem);
}

/** What the caller believed about the slot when asking for it. */
export interface Belief {
  participants: number;
  /** Places that the screen showed. */
  available?: number;
  holdId?: string;
}

/**
 * What a refusing guard means to the caller. BOOKING_FAILED ('someone else booked the same slot
 * immediately before you') where the caller had reason to expect room: the screen showed enough places,
 * or a hold has run out. Else SLOT_FULL. Both say how many places are left. RESOURCE_OCCUPIED for a table,
 * therapist or room that somebody has. Anything else passes.
 */
export function tellNoRoom(error: unknown, belief: Belief): unknown {
  if (error instanceof OccupiedError)
    return new ConflictError('RESOURCE_OCCUPIED', { cause: error });
  if (!(error instanceof NoRoomError)) return error;
  const expected = belief.holdId !== undefined || (belief.available ?? 0) >= belief.participants;
  return new ConflictError(expected ? 'BOOKING_FAILED' : 'SLOT_FULL', {
    data: { available: error.available, timeindex: error.t },
    cause: error,
  });
}

/**
 * Whether the call goes beyond the places.
 * @throws {ForbiddenError} without the permission bookings.override
 * @throws {RuleError} OVERRIDE_REASON_REQUIRED
 */
export function isOverride(
  { actor }: Pick<RequestContext, 'actor'>,
  { override, reason }: { override?: boolean; reason?: string },
): boolean {
  if (!override) return false;
  if (actor.kind !== 'staff' || !may(actor.level, 'bookings.override')) throw new ForbiddenError();
  if (!reason?.trim()) throw new RuleError('OVERRIDE_REASON_REQUIRED');
  return true;
}
