import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsId } from '../../../common/http/validation/is-id';
import { PaidThingOutput, PaymentOutput, paidKinds } from '../desk/payments-desk.dto';
import { type RequestState, requestStates } from './payment-request.schema';

/** What something costs, and what of it is paid. */
export class MoneyParams {
  @IsIn(paidKinds) kind: (typeof paidKinds)[number];
  @IsId() id: string;
}

/** A link that staff sent. Amounts are minor units of its currency. */
export class PaymentRequestOutput {
  _id: string;
  about: PaidThingOutput;
  /** What the guest reads beside the amount. */
  description: string;
  /** Id of the guest. */
  customerId: string;
  /** First and last name; empty once the guest has been erased. */
  guest: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `expired`: nobody paid in time. */
  @ApiProperty({ enum: [...requestStates, 'expired'], enumName: 'PaymentRequestState' })
  state: RequestState | 'expired';
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
}

/** The money of one thing, in minor units of its currency. */
export class MoneyOutput {
  /** Its price; 0 for what was cancelled. */
  total: number;
  /** What the terms cost instead of it, or beside it, less what was written off. */
  fees: number;
  /** A card was given for it, that can be charged if the guest does not come. */
  cardGiven: boolean;
  /** What the venue has: taken, less what was returned. */
  paid: number;
  /** Reserved by the provider, and about to be taken. */
  reserved: number;
  /** What is still to be paid. */
  owed: number;
  /** ISO 4217. */
  currency: string;
  /** The oldest first. */
  payments: PaymentOutput[];
  /** Links that were sent, the oldest first. */
  requests: PaymentRequestOutput[];
}

export class PaymentRequestInput extends MoneyParams {
  /** Minor units, 1 to what is owed. */
  @IsInt() @Min(1) @Max(Number.MAX_SAFE_INTEGER) amount: number;
}

/** What a payment link says. */
export class PaymentLinkInput {
  /** Slug or id of the venue. */
  @IsString() @MaxLength(100) vendor: string;
  /** The last part of the link. */
  @IsString() @MaxLength(100) token: string;
}

const linkStates = ['open', 'settling', 'paid', 'over'] as const;

/** What a guest is asked to pay. */
export class PaymentLinkOutput {
  /** What it is for. */
  description: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** `settling`: the provider is yet to say how it went. `over`: nothing is asked for any more. */
  @ApiProperty({ enum: linkStates, enumName: 'PaymentLinkState' })
  state: (typeof linkStates)[number];
  /** Until then it can be paid; ISO instant. */
  expiresAt: string;
}

/** Where a guest pays. */
export class PaymentPageOutput {
  /** Address of the provider's page. */
  url: string;
}
