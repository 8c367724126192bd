import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, figureOfGuest, guestId } from '../../../common/privacy/data-map';
import type { PaidThing } from '../ledger/money-entry.schema';
import { type ChargePurpose, chargePurposes, type MandateTerms } from '../payment.schema';

const { ObjectId, Mixed } = MongooseSchema.Types;

export const requestStates = ['open', 'paid', 'withdrawn'] as const;
export type RequestState = (typeof requestStates)[number];

/** What staff asked a guest to pay by a link, for something that exists already. */
@Schema({ collection: 'paymentRequests', timestamps: false, versionKey: false })
export class PaymentRequest {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  @Prop({ type: Mixed, required: true }) about: PaidThing;
  /** Minor units. */
  @Prop({ required: true, min: 1, validate: Number.isSafeInteger }) amount: number;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  /** What the guest reads beside the amount, in their language. */
  @Prop({ required: true }) description: string;
  @Prop({ type: String, enum: requestStates, required: true }) state: RequestState;
  /** What follows once it is paid, where that is more than a debt that is settled. */
  @Prop({ type: String, enum: chargePurposes }) purpose?: ChargePurpose;
  /** The card that it is paid with is kept, and for what. */
  @Prop({ type: Mixed }) keeps?: MandateTerms;
  /** Until then the link can be used. */
  @Prop({ required: true }) expiresAt: Date;
  @Prop({ required: true, default: 0 }) version: number;
  @Prop({ required: true }) createdAt: Date;
}

export const PaymentRequestSchema = SchemaFactory.createForClass(PaymentRequest);
PaymentRequestSchema.plugin(tenantOwned);
PaymentRequestSchema.index({ _vendor: 1, 'about._id': 1, createdAt: 1 });
PaymentRequestSchema.index({ _vendor: 1, _customer: 1 });
PaymentRequestSchema.index(
  { _vendor: 1, createdAt: 1 },
  { partialFilterExpression: { state: 'open' }, name: 'open' },
);

describeData<PaymentRequest, 'about'>(
  PaymentRequestSchema,
  {
    why: 'To ask a guest to pay',
    kept: 'as long as the law wants accounts kept; without the guest once they are erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'about', 'state', 'expiresAt', 'version', 'purpose'),
    ...neither('keeps.purpose', 'keeps.textVersion', 'keeps.upTo'),
    'keeps.text': figureOfGuest({
      exported: 'seen on the page where they agreed',
      erased: 'what was agreed to: without it nobody could show that a charge was allowed',
    }),
    _customer: guestId(),
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
  }),
);
