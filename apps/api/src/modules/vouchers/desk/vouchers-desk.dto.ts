import { type VoucherState, voucherStates } from '@atrium/rules/vouchers/voucher-state';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsDefined,
  IsIn,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../../common/http/page.dto';
import { IsDay } from '../../../common/http/validation/is-day';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../../common/http/validation/multi-line';
import { Trimmed } from '../../../common/http/validation/trimmed';
import { MoneyParams } from '../../payments/public';
import { GiftCardCodeInput, GiftCardRecipient, LONGEST_GREETING } from '../sale/gift-card-sale.dto';
import { MOST_OF_A_VOUCHER } from '../settings/voucher-settings.dto';
import { type VoucherUseKind, voucherUseKinds } from '../store/voucher-use.schema';

const paidKinds = ['booking', 'membership', 'stay', 'treatment', 'voucher'] as const;
const actors = ['staff', 'guest', 'key', 'visitor', 'system'] as const;

export class VouchersQuery extends PageQuery {
  /** Last four characters of a code, or the start of a name or an email. */
  @MayBeLeftOut() @Trimmed() @IsString() @MaxLength(100) search?: string;
  @MayBeLeftOut()
  @IsIn(voucherStates)
  @ApiPropertyOptional({ enum: voucherStates, enumName: 'VoucherState' })
  state?: VoucherState;
}

/** Who gave a gift card, or whom it is for. */
export class VoucherPersonOutput {
  name: string;
  email: string;
}

/** A gift card as staff see it. Amounts are minor units of its currency. */
export class VoucherOutput {
  _id: string;
  version: number;
  /** Last four characters of its code. */
  ending: string;
  /** `unpaid`: the buyer’s money is yet to be taken. `used`: nothing is left. */
  @ApiProperty({ enum: voucherStates, enumName: 'VoucherState' }) state: VoucherState;
  /** What it was issued with. */
  amount: number;
  remaining: number;
  /** ISO 4217. */
  currency: string;
  /** Last day on which it can be used; absent: no end. */
  validUntil?: string;
  /** Absent: staff issued it, or the buyer has been erased. */
  buyer?: VoucherPersonOutput;
  /** Id of the buyer; absent: staff issued it. */
  customerId?: string;
  /** Absent once they have been erased. */
  recipient?: VoucherPersonOutput;
  greeting?: string;
  /** Day on which it is sent. */
  sendOn: string;
  /** When it was first sent; ISO instant. */
  sentAt?: string;
  /** Why staff issued or blocked it. */
  reason?: string;
  /** ISO instant. */
  createdAt: string;
}

export class VouchersPage {
  /** The latest first. */
  items: VoucherOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

/** One change of a gift card's balance. */
export class VoucherUseOutput {
  /** `refunded`: its price went back to the buyer. */
  @ApiProperty({ enum: voucherUseKinds, enumName: 'VoucherUseKind' }) kind: VoucherUseKind;
  /** Minor units. */
  amount: number;
  @ApiProperty({ enum: paidKinds, enumName: 'PaidKind' })
  aboutKind: (typeof paidKinds)[number];
  aboutId: string;
  /** What it was for, as the guest read it. */
  description: string;
  @ApiProperty({ enum: actors }) by: (typeof actors)[number];
  /** ISO instant. */
  at: string;
}

export class VoucherDetail extends VoucherOutput {
  /** The oldest first. */
  uses: VoucherUseOutput[];
}

export class IssueVoucherInput {
  /** Minor units. */
  @IsInt() @Min(1) @Max(MOST_OF_A_VOUCHER) amount: number;
  @IsDefined() @ValidateNested() @Type(() => GiftCardRecipient) recipient: GiftCardRecipient;
  /** At most 400 characters. */
  @MayBeLeftOut()
  @Trimmed()
  @IsString()
  @MultiLine()
  @MaxLength(LONGEST_GREETING)
  greeting?: string;
  /** Day on which it is sent; absent: today. */
  @MayBeLeftOut() @IsDay() sendOn?: string;
  /** Last day on which it can be used; absent: as the settings say. */
  @MayBeLeftOut() @IsDay() validUntil?: string;
  /** Why, in a few words; the recipient does not see it. */
  @Trimmed() @IsString() @MinLength(1) @MaxLength(300) reason: string;
}

export class BlockVoucherInput {
  /** False: it can be used again. */
  @IsBoolean() blocked: boolean;
  /** Why, in a few words. */
  @Trimmed() @IsString() @MinLength(1) @MaxLength(300) reason: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class ExtendVoucherInput {
  /** Last day on which it can be used, from today on. */
  @IsDay() validUntil: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class VoucherCodeInput extends OmitType(GiftCardCodeInput, ['vendor']) {}

export class UseVoucherInput extends MoneyParams {
  /** Of the gift card, as its balance was answered. */
  @IsString() @MaxLength(100) token: string;
  /** Minor units, 1 to what is owed and what is left on it. */
  @IsInt() @Min(1) @Max(MOST_OF_A_VOUCHER) amount: number;
}

export class UsedVoucher {
  /** Id of the payment. */
  payment: string;
  /** Minor units that are left on the gift card. */
  remaining: number;
}
