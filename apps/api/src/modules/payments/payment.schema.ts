import type { PaymentState } from '@atrium/rules/payments/payment-states';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import {
  describeData,
  figureOfGuest,
  guestId,
  noteOnGuest,
  ofGuest,
} from '../../common/privacy/data-map';
import type { MoneyCause, PaidThing } from './ledger/money-entry.schema';
import type { ChargeRefusal } from './provider/payment-provider';

const { ObjectId, Mixed } = MongooseSchema.Types;

/** A refund. */
export interface Refund {
  _id: Types.ObjectId;
  /** Minor units. */
  amount: number;
  /** `asked`: the provider is yet to confirm it. `refused`: it never will, and nothing has been returned. */
  state: 'asked' | 'done' | 'refused';
  cause: Extract<MoneyCause, 'guestCancelled' | 'staffDecided'>;
  /** Why, in the words of staff. */
  reason?: string;
  askedAt: Date;
}

/** What staff said became of a payment that needed them. */
export interface PaymentOutcome {
  /** `atDesk`: collected or returned in another way. `writtenOff`: the venue no longer asks for it. */
  kind: 'atDesk' | 'writtenOff';
  /** In the words of staff. */
  reason?: string;
  at: Date;
}

/** What a card is kept for. */
export const mandatePurposes = ['noShow', 'renewal'] as const;
export type MandatePurpose = (typeof mandatePurposes)[number];

/** What a guest agrees to by giving a card that is kept. */
export interface MandateTerms {
  purpose: MandatePurpose;
  /** As it was shown to them, in their language. */
  text: string;
  /** Of the wording. */
  textVersion: string;
  /** The highest amount that the text allows, in minor units. Absent: it names none. */
  upTo?: number;
}

/**
 * What is paid beside a purchase. `renewalCard`: another card is given, and nothing is paid. `bookingChange`: what a
 * change adds to a booking.
 */
export const chargePurposes = ['noShowFee', 'renewal', 'renewalCard', 'bookingChange'] as const;
export type ChargePurpose = (typeof chargePurposes)[number];

/** An amount that a guest pays for one thing, at once. What has been done of it is in the ledger of money. */
@Schema({ collection: 'payments', timestamps: false, versionKey: false, minimize: false })
export class Payment {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  @Prop({ type: String, required: true }) state: PaymentState;
  /** What is made once it is paid for: it has its id from the beginning. */
  @Prop({ type: Mixed, required: true }) about: PaidThing;
  /** What staff asked the guest to pay by a link; then what it is about exists already. */
  @Prop({ type: ObjectId }) request?: Types.ObjectId;
  /** What keeps the place meanwhile, and is paid for once; gone when the payment is undone. */
  @Prop() hold?: string;
  /** What is made, as it was shown to the guest; gone when the payment is settled or undone. */
  @Prop({ type: Mixed }) order?: unknown;
  /** The card given for it is kept, and for what. */
  @Prop({ type: Mixed }) keeps?: MandateTerms;
  /** The saved card that it is taken from: the guest sees no page. */
  @Prop({ type: ObjectId }) _mandate?: Types.ObjectId;
  @Prop({ type: String, enum: chargePurposes }) purpose?: ChargePurpose;
  /** Why nothing was taken from that card. */
  @Prop({ type: String }) refusal?: ChargeRefusal;
  /** Minor units; 0 where nothing but a card is asked for. */
  @Prop({ required: true, min: 0, validate: Number.isSafeInteger }) amount: number;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  /** What the guest reads beside the amount. */
  @Prop({ required: true }) description: string;
  @Prop({ required: true }) language: string;
  /** Absent where there is no page. */
  @Prop() returnUrl?: string;
  @Prop({ required: true }) provider: string;
  /** What the provider calls it, and where the guest can pay; none before it was asked. */
  @Prop() reference?: string;
  @Prop() url?: string;
  /** Until then the guest can pay; the place is held a little longer. */
  @Prop({ required: true }) expiresAt: Date;
  /** When a visitor was mailed the way back to it. */
  @Prop() remindedAt?: Date;
  @Prop({ type: [Mixed], default: [] }) refunds: Refund[];
  @Prop({ type: Mixed }) outcome?: PaymentOutcome;
  /** Something is still to happen: of the payment itself, or of a refund. */
  @Prop({ required: true }) isOpen: boolean;
  @Prop({ required: true, default: 0 }) version: number;
  @Prop({ required: true }) createdAt: Date;
  @Prop({ required: true }) updatedAt: Date;
}

/** One payment for what is held. */
export const BY_HOLD = { _vendor: 1, hold: 1 } as const;

export const PaymentSchema = SchemaFactory.createForClass(Payment);
PaymentSchema.plugin(tenantOwned);
PaymentSchema.index(BY_HOLD, {
  unique: true,
  partialFilterExpression: { hold: { $exists: true } },
});
// across venues: the job settles the open payments of all of them
PaymentSchema.index({ updatedAt: 1 }, { partialFilterExpression: { isOpen: true }, name: 'open' });
PaymentSchema.index({ _vendor: 1, _customer: 1 });
PaymentSchema.index({ _vendor: 1, 'about._id': 1 });
PaymentSchema.index({ _vendor: 1, createdAt: 1, _id: 1 });
PaymentSchema.index({ _vendor: 1, state: 1, createdAt: 1, _id: 1 });
// the few that may need staff
PaymentSchema.index(
  { _vendor: 1, updatedAt: 1 },
  { partialFilterExpression: { isOpen: true }, name: 'open_of_venue' },
);
PaymentSchema.index(
  { _vendor: 1, updatedAt: 1 },
  { partialFilterExpression: { 'refunds.state': 'refused' }, name: 'refused_refunds' },
);

describeData<Payment>(
  PaymentSchema,
  {
    why: 'To take what a guest pays, and to give it back',
    kept: 'as long as the law wants accounts kept; without the guest once they are erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      '_mandate',
      'purpose',
      'keeps.purpose',
      'keeps.textVersion',
      'keeps.upTo',
      'about.kind',
      'about._id',
      'request',
      'hold',
      'language',
      'returnUrl',
      'provider',
      'expiresAt',
      'remindedAt',
      'isOpen',
      'version',
      'updatedAt',
      'refunds._id',
      'refunds.askedAt',
      'refunds.cause',
      'refunds.state',
      'outcome.kind',
      'outcome.at',
    ),
    _customer: guestId(),
    state: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
    }),
    amount: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
    }),
    currency: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
    }),
    description: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
    }),
    createdAt: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
    }),
    'refunds.amount': figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
    }),
    'keeps.text': figureOfGuest({
      exported: 'seen on the page where they agreed',
      erased: 'what was agreed to: without it nobody could show that a charge was allowed',
    }),
    refusal: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
    }),
    reference: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
      erased: 'what the provider calls it: without it no payment can be checked',
    }),
    url: figureOfGuest({
      exported: 'an entry in the books: receipts are sent by mail and in the hub',
      erased: 'the provider’s page, which names nobody',
    }),
    order: ofGuest({
      exported: 'what they are about to book',
      erased: 'gone once the payment is settled; nobody is erased before',
    }),
    'refunds.reason': noteOnGuest(),
    'outcome.reason': noteOnGuest(),
  }),
);
