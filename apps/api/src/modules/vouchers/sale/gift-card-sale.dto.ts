import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsDefined,
  IsEmail,
  IsInt,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { Trimmed } from '../../../common/http/validation/trimmed';
import { MOST_OF_A_VOUCHER } from '../settings/voucher-settings.dto';

export const LONGEST_GREETING = 400;

/** What visitors can buy. Amounts are minor units. */
export class GiftCardOffer {
  /** False: the venue sells none. */
  onSale: boolean;
  /** The smallest first. */
  amounts: number[];
  /** Bounds of any other amount; absent: only those above. */
  least?: number;
  most?: number;
  /** Months that one is valid; absent: no end. */
  validMonths?: number;
  /** ISO 4217. */
  currency: string;
  /** The venue’s day, on which one can be sent at the earliest. */
  today: string;
}

export class GiftCardBuyer {
  @Trimmed() @IsString() @MinLength(1) @MaxLength(120) firstname: string;
  @Trimmed() @IsString() @MinLength(1) @MaxLength(120) lastname: string;
  /** Where the receipt goes. */
  @Trimmed() @IsEmail() @MaxLength(254) email: string;
}

export class GiftCardRecipient {
  @Trimmed() @IsString() @MinLength(1) @MaxLength(120) name: string;
  /** Where the gift card goes. */
  @Trimmed() @IsEmail() @MaxLength(254) email: string;
}

export class BuyGiftCardInput {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(80) vendor: string;
  /** A random secret of 32 hexadecimal digits, made by the page: the same order sent again is paid once. */
  @Matches(/^[0-9a-f]{32}$/) order: string;
  /** Minor units, one that is offered or within its bounds. */
  @IsInt() @Min(1) @Max(MOST_OF_A_VOUCHER) amount: number;
  @IsDefined() @ValidateNested() @Type(() => GiftCardBuyer) buyer: GiftCardBuyer;
  @IsDefined() @ValidateNested() @Type(() => GiftCardRecipient) recipient: GiftCardRecipient;
  /** At most 400 characters. */
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @MultiLine()
  @MaxLength(LONGEST_GREETING)
  greeting?: string;
  /** Day on which it is sent, from today to a year from now; absent: today. */
  @MayBeLeftOut() @IsDay() sendOn?: string;
}

/** The query of the page that a buyer comes back to. */
export class GiftCardPaymentQuery {
  /** Slug or id of the venue, as in the address. */
  @IsString() @MaxLength(80) vendor: string;
}

export const purchaseStates = ['open', 'settling', 'sold', 'ended'] as const;

/** How the purchase of a gift card stands. */
export class GiftCardPurchase {
  /** Of the payment. */
  _id: string;
  /** `open`: to be paid. `settling`: paid, and about to be made. `ended`: nothing was paid. */
  @ApiProperty({ enum: purchaseStates, enumName: 'GiftCardPurchaseState' })
  state: (typeof purchaseStates)[number];
  /** Where to pay, while it is open. */
  url?: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Name of whom it is for; absent once that is of no concern any more. */
  recipient?: string;
  /** Day on which it is sent. */
  sendOn?: string;
  /** Lets its bearer see this purchase. */
  signature: string;
}

export class GiftCardCodeInput {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(80) vendor: string;
  /** As it is printed; spaces, dashes and case do not matter. */
  @IsString() @MaxLength(60) code: string;
}

/** What is left on a gift card. */
export class GiftCardBalance {
  /** Stands for the gift card where it is used. */
  token: string;
  /** Last characters of its code. */
  ending: string;
  /** Minor units. */
  remaining: number;
  /** ISO 4217. */
  currency: string;
  /** Last day on which it can be used; absent: no end. */
  validUntil?: string;
}
