import type { Types } from 'mongoose';

/** No table or combination is free for a party's whole turn. Nothing has been written. */
export class NoTableFreeError extends Error {
  override readonly name = 'NoTableFreeError';

  /** @param bookingId none yet where a time is only held */
  constructor(readonly bookingId?: Types.ObjectId) {
    super(`no table for ${bookingId?.toHexString() ?? 'a hold'}`);
  }
}
