import { type DeskState, deskStates } from '@atrium/rules/payments/desk-state';
import { type MoneyKind, moneyKinds } from '@atrium/rules/payments/ledger/money-balance';
import { type CaseKind, caseKinds } from '@atrium/rules/payments/open-case';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { IsDay } from '../../../common/http/validation/is-day';
import { IsId } from '../../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../../common/http/validation/trimmed';
import { ReceiptOutput } from '../receipts/receipts.dto';

export const paidKinds = ['booking', 'membership', 'stay', 'treatment', 'voucher'] as const;
/** `voucher`: no provider, but a gift card of the venue. */
export const providers = ['sandbox', 'stripe', 'voucher'] as const;
const refundStates = ['asked', 'done', 'refused'] as const;
const outcomes = ['atDesk', 'writtenOff'] as const;

/** Which payments of a period, of at most 400 days. */
export class PaymentsFilter {
  /** First day on which they were begun, `yyyy-mm-dd`. */
  @IsDay() from: string;
  /** Last day, included. */
  @IsDay() until: string;
  @MayBeLeftOut()
  @IsIn(deskStates)
  @ApiPropertyOptional({ enum: deskStates, enumName: 'PaymentDeskState' })
  state?: DeskState;
  /** Who collects the money. */
  @MayBeLeftOut() @IsIn(providers) provider?: (typeof providers)[number];
  /** Id of a guest. */
  @MayBeLeftOut() @IsId() customer?: string;
}

export class PaymentsQuery extends PaymentsFilter {
  /** How many, 1 to 100. Default: 50. */
  @MayBeLeftOut() @Type(() => Number) @IsInt() @Min(1) @Max(100) limit?: number;
  /** `nextCursor` of the previous page. */
  @MayBeLeftOut() @Matches(/^\d{1,15}\.[0-9a-f]{24}$/) cursor?: string;
}

/** The days of a settlement, at most 400. */
export class SettlementQuery {
  /** First day, `yyyy-mm-dd`. */
  @IsDay() from: string;
  /** Last day, included. */
  @IsDay() until: string;
}

/** What a payment is for. It may have been deleted since. */
export class PaidThingOutput {
  @ApiProperty({ enum: paidKinds, enumName: 'PaidKind' }) kind: (typeof paidKinds)[number];
  _id: string;
}

/** A payment as staff see it. Amounts are minor units of its currency. */
export class PaymentOutput {
  _id: string;
  version: number;
  @ApiProperty({ enum: deskStates, enumName: 'PaymentDeskState' }) state: DeskState;
  /** What staff should look at; absent: nothing. */
  @ApiPropertyOptional({ enum: caseKinds, enumName: 'PaymentCase' }) openCase?: CaseKind;
  about: PaidThingOutput;
  /** What the guest read beside the amount. */
  description: string;
  /** Id of the guest. */
  customerId: string;
  /** First and last name; empty once the guest has been erased. */
  guest: string;
  amount: number;
  /** What has been returned. */
  refunded: number;
  /** What has been asked back, and the provider is yet to confirm. */
  returning: number;
  /** What can still be returned. */
  left: number;
  /** ISO 4217. */
  currency: string;
  @ApiProperty({ enum: providers, enumName: 'PaymentProviderName' })
  provider: (typeof providers)[number];
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
  /** Until when the guest can pay; ISO instant. */
  expiresAt: string;
}

export class PaymentsPage {
  /** The latest first. */
  items: PaymentOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

/** What was taken and returned in one currency, in minor units. */
export class PaymentTotal {
  /** ISO 4217. */
  currency: string;
  /** How many payments, whatever became of them. */
  payments: number;
  /** Money that came in; what gift cards paid had come in before. */
  captured: number;
  /** Money that went back. */
  refunded: number;
  /** What gift cards paid, less what went back onto them. */
  byGiftCard: number;
}

/** What a provider took and returned on a day, in minor units. */
export class SettlementDay {
  /** The venue's day, `yyyy-mm-dd`. */
  date: string;
  /** ISO 4217. */
  currency: string;
  @ApiProperty({ enum: providers, enumName: 'PaymentProviderName' })
  provider: (typeof providers)[number];
  captured: number;
  refunded: number;
}

/** One amount in the ledger of money. */
export class MoneyEntryOutput {
  @ApiProperty({ enum: moneyKinds, enumName: 'MoneyKind' }) kind: MoneyKind;
  amount: number;
  /** ISO instant. */
  at: string;
  /** Who made it. */
  @ApiProperty({ enum: ['staff', 'guest', 'key', 'visitor', 'system'] })
  by: 'staff' | 'guest' | 'key' | 'visitor' | 'system';
  /** What the provider calls it. */
  reference: string;
}

export class RefundOutput {
  _id: string;
  amount: number;
  /** `asked`: the provider is yet to confirm it. `refused`: nothing was returned. */
  @ApiProperty({ enum: refundStates, enumName: 'RefundState' })
  state: (typeof refundStates)[number];
  /** Why, in the words of staff. */
  reason?: string;
  /** ISO instant. */
  askedAt: string;
}

export class PaymentOutcomeOutput {
  @ApiProperty({ enum: outcomes, enumName: 'PaymentOutcomeKind' }) kind: (typeof outcomes)[number];
  reason?: string;
  /** ISO instant. */
  at: string;
}

export class PaymentDetail extends PaymentOutput {
  /** What the provider calls it; absent before it was asked. */
  reference?: string;
  /** What was done, the oldest first. */
  entries: MoneyEntryOutput[];
  /** Receipts and credit notes, the oldest first. */
  receipts: ReceiptOutput[];
  /** The oldest first. */
  refunds: RefundOutput[];
  /** What staff said became of it. */
  outcome?: PaymentOutcomeOutput;
}

export class RefundInput {
  /** Minor units, 1 to what is left. */
  @IsInt() @Min(1) @Max(Number.MAX_SAFE_INTEGER) amount: number;
  /** Why, in a few words; the guest does not see it. */
  @Trimmed() @IsString() @MinLength(1) @MaxLength(300) reason: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class CloseCaseInput {
  /** `atDesk`: collected or returned in another way. `writtenOff`: the venue no longer asks for it. */
  @IsIn(outcomes)
  @ApiProperty({ enum: outcomes, enumName: 'PaymentOutcomeKind' })
  outcome: (typeof outcomes)[number];
  /** Why, in a few words. */
  @Trimmed() @IsString() @MinLength(1) @MaxLength(300) reason: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}
