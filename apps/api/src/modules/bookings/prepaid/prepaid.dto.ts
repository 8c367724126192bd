import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { HubBookingFields, HubBookingInput } from '../create/new-booking.dto';

const MOST = 1_000_000_000_000;

/** What a gift card pays. */
export class VoucherPartInput {
  /** Of the gift card, as its balance was answered. */
  @IsString() @MaxLength(100) token: string;
  /** What of it is to be used, in minor units. */
  @IsInt() @Min(1) @Max(MOST) amount: number;
}

/** A booking that is paid for as it is made. */
export class PrepaidFields extends HubBookingFields {
  /**
   * What the guest was told is to be paid now, beside what a gift card pays, in minor units: never is more asked of them
   * in silence. 0: the gift card pays all of it, or only a card is asked for.
   */
  @IsInt() @Min(0) @Max(MOST) amount: number;
  /** A gift card that pays some of it, or all. */
  @MayBeLeftOut() @ValidateNested() @Type(() => VoucherPartInput) voucher?: VoucherPartInput;
  /** What they were told not coming costs, in minor units. Default: nothing. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MOST) noShowFee?: number;
}

/** A guest's draft of a booking that is paid for as it is made. */
export class PrepaidBookingInput extends HubBookingInput {
  /**
   * What the guest was told is to be paid now, beside what a gift card pays, in minor units: never is more asked of them
   * in silence. 0: the gift card pays all of it, or only a card is asked for.
   */
  @IsInt() @Min(0) @Max(MOST) amount: number;
  /** A gift card that pays some of it, or all. */
  @MayBeLeftOut() @ValidateNested() @Type(() => VoucherPartInput) voucher?: VoucherPartInput;
  /** What they were told not coming costs, in minor units. Default: nothing. */
  @MayBeLeftOut() @IsInt() @Min(0) @Max(MOST) noShowFee?: number;
}

/**
 * `open`: to be paid. `settling`: paid, and about to be booked. `booked`. `returned`: it could not be booked, and
 * the money goes back. `ended`: nothing was paid, nothing is booked.
 */
export const paymentProgress = ['open', 'settling', 'booked', 'returned', 'ended'] as const;
export type PaymentProgress = (typeof paymentProgress)[number];

/** How a guest's payment stands. */
export class GuestPayment {
  _id: string;
  @ApiProperty({ enum: paymentProgress, enumName: 'PaymentProgress' })
  state: PaymentProgress;
  /** Where to pay, while it is open; absent while the provider is yet to answer. */
  url?: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** What is paid for, in the guest's language. */
  description: string;
  /** ISO instant until which it can be paid, and the place is kept. */
  expiresAt: string;
  /** Id of the booking, once there is one. */
  booking?: string;
  /** It pays for a change of a booking, which stays as it is until then. Absent: for a new one. */
  forChange?: boolean;
}
