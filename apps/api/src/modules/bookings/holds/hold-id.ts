import { createHash, randomBytes } from 'node:crypto';
import { Types } from 'mongoose';

const HOLD_ID = /^([0-9a-f]{24})(\d{4})(\d{2})(\d{2})([0-9a-f]{12})([0-9a-f]{12})$/;
/** Bytes of each of the last two parts. */
const PART = 6;

/** Where a hold keeps places. */
export interface HoldPlace {
  readonly _service: Types.ObjectId;
  /** The day at 00:00Z. */
  readonly start: Date;
}

/**
 * An id that contains where the hold is and whose it is, so that no index is needed: service, day,
 * an unguessable part, and that part signed for the guest.
 * @param guestId hex
 */
export function newHoldId(serviceId: Types.ObjectId, date: string, guestId: string): string {
  const unique = randomBytes(PART).toString('hex');
  return `${serviceId.toHexString()}${date.replaceAll('-', '')}${unique}${sealOf(unique, guestId)}`;
}

/** Whether a hold is this guest's: nobody may complete a booking with somebody else's hold. */
export function isHoldOf(id: string, guestId: string): boolean {
  const [, , , , , unique, seal] = HOLD_ID.exec(id) ?? [];
  return unique !== undefined && seal === sealOf(unique, guestId);
}

/**
 * Who owns a hold while its guest pays for it: another than the guest, so that neither their next hold nor
 * leaving the page releases it. @param guestId hex
 */
export const payerOf = (guestId: string): string => `${guestId}|pays`;

const sealOf = (unique: string, guestId: string): string =>
  createHash('sha256')
    .update(`${unique}${guestId}`)
    .digest('hex')
    .slice(0, 2 * PART);

/** Undefined if it cannot be a hold's id. */
export function placeOfHold(id: string): HoldPlace | undefined {
  const [, service, year, month, day] = HOLD_ID.exec(id) ?? [];
  const start = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (!service || Number.isNaN(start.getTime())) return undefined;
  return { _service: Types.ObjectId.createFromHexString(service), start };
}
