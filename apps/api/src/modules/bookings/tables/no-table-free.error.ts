import type { Types } from 'mongoose';

/** No table or combination is free for a party's whole turn. Nothing has been written. */
export class NoTableFreeError extends Error {
  override readonly name = 'NoTableFreeError';

  constructor(readonly bookingId: Types.ObjectId) {
    super(`no table for ${bookingId.toHexString()}`);
  }
}
