import type { Types } from 'mongoose';
import type { Actor } from '../../../common/context/request-context';
import type { Booking } from '../booking.schema';

/** How long a guest may take to pay, in milliseconds: providers allow no less. */
export const PAY_WITHIN_MS = 30 * 60_000;

/** A part that a gift card pays. */
export interface PaidByVoucher {
  readonly voucherId: Types.ObjectId;
  /** Minor units. */
  readonly amount: number;
}

/** What a guest is paying for, as it was when they were shown the amount. */
export interface PaidOrder {
  readonly booking: Booking;
  /** Who books. */
  readonly actor: Actor;
  /** Whose hold keeps the place: hex id of the guest, or what a visitor is known by. */
  readonly holder: string;
  /** The request itself; when the same one comes again, the guest returns to the same payment page. */
  readonly asked: string;
  /** What of a gift card is set aside for it. */
  readonly voucher?: PaidByVoucher;
}
