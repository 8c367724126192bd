import { may } from '@atrium/rules/access/access-levels';
import type { BookingProblem } from '@atrium/rules/bookings/booking-request';
import type { RequestContext } from '../../common/context/request-context';
import {
  type AppError,
  ConflictError,
  ForbiddenError,
  RuleError,
} from '../../common/errors/app-error';
import { ResourceTakenError, SlotFullError } from '../capacity/public';
import { NoTableFreeError } from './tables/no-table-free.error';

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

/** What the caller had reason to expect of the slot. */
export interface Expectation {
  participants: number;
  /** Places that the screen showed. */
  available?: number;
  holdId?: string;
  /** Whether to say who has a resource: staff only. */
  tellsHolders?: boolean;
}

/**
 * What a refused claim means to the caller; anything else passes.
 *
 * Places: BOOKING_FAILED ('someone else booked … immediately before you') where room was to
 * be expected, since the screen showed enough places or a hold has expired; else SLOT_FULL. Both say how many
 * places are left. No table for a party that was promised one: NO_TABLE_FREE. A table, therapist or room: RESOURCE_OCCUPIED, with who has it from when to when.
 */
export function toSlotConflict(error: unknown, expectation: Expectation): unknown {
  if (error instanceof ResourceTakenError) {
    return new ConflictError('RESOURCE_OCCUPIED', {
      data: takenResource(error, expectation),
      cause: error,
    });
  }
  if (error instanceof NoTableFreeError)
    return new ConflictError('NO_TABLE_FREE', { cause: error });
  if (!(error instanceof SlotFullError)) return error;
  const { participants, available = 0, holdId } = expectation;
  const expected = holdId !== undefined || available >= participants;
  return new ConflictError(expected ? 'BOOKING_FAILED' : 'SLOT_FULL', {
    data: { available: error.available, timeindex: error.t },
    cause: error,
  });
}

function takenResource(
  { resource: { kind, resource }, takenBy }: ResourceTakenError,
  { tellsHolders = false }: Expectation,
) {
  return {
    resource: { kind, _id: resource.toHexString() },
    ...(tellsHolders
      ? { takenBy: takenBy.map(({ holder: _id, ...time }) => ({ _id, ...time })) }
      : {}),
  };
}

function assertMayOverride(actor: RequestContext['actor']): void {
  if (actor.kind !== 'staff' || !may(actor.level, 'bookings.override')) throw new ForbiddenError();
}

/**
 * Whether the call records what has already taken place.
 * @throws {ForbiddenError} without the permission bookings.override
 */
export function recordPastOf(
  { actor }: Pick<RequestContext, 'actor'>,
  { recordPast = false }: { recordPast?: boolean },
): { recordPast: boolean } {
  if (recordPast) assertMayOverride(actor);
  return { recordPast };
}

/**
 * Whether the call goes beyond the places, and why.
 * @throws {ForbiddenError} without the permission bookings.override
 * @throws {RuleError} OVERRIDE_REASON_REQUIRED
 */
export function overrideOf(
  { actor }: Pick<RequestContext, 'actor'>,
  { override = false, reason }: { override?: boolean; reason?: string },
): { override: boolean; reason?: string | undefined } {
  if (!override) return { override };
  assertMayOverride(actor);
  if (!reason?.trim()) throw new RuleError('OVERRIDE_REASON_REQUIRED');
  return { override, reason };
}
