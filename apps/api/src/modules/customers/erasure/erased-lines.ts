import { Types } from 'mongoose';

/** A guest of whom nothing personal may be left. */
export interface ErasedGuest {
  readonly vendor: Types.ObjectId;
  readonly guest: Types.ObjectId;
  readonly at: Date;
}

const LINE = /guest erased: ([0-9a-f]{24}) ([0-9a-f]{24})/g;

/** What the log says of an erasure. */
export const erasedLine = (vendorId: string, guest: Types.ObjectId): string =>
  `guest erased: ${vendorId} ${guest.toHexString()}`;

/** All erasures that a log tells of, in whatever form its lines are. */
export function erasedIn(log: string, at: Date): ErasedGuest[] {
  const id = (hex = '') => Types.ObjectId.createFromHexString(hex);
  return [...log.matchAll(LINE)].map(([, vendor, guest]) => ({
    ...{ vendor: id(vendor), guest: id(guest), at },
  }));
}
