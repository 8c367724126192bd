import type { Types } from 'mongoose';
import { ConflictError } from '../../../common/errors/app-error';

/** More would arrive in a quarter of an hour than the kitchen can cook for. Nothing has been written. */
export class PacingFullError extends ConflictError {
  /** @param available covers that may still arrive then */
  constructor(
    readonly bookingId: Types.ObjectId,
    available: number,
  ) {
    super('PACING_FULL', { data: { available } });
  }
}
