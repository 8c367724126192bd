import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../../common/database/tenant.plugin';
import { describeData } from '../../../../common/privacy/data-map';
import type { ProviderCharge, ProviderPayment } from '../payment-provider';

export interface SandboxRefund {
  key: string;
  /** Minor units. */
  amount: number;
}

/** What a saved card does when it is charged: what a bank may do to a real one. */
export const cardManners = ['takes', 'declines', 'needsGuest', 'isSilent'] as const;
export type CardManner = (typeof cardManners)[number];

/** A card that a guest has given on the page of this payment. */
export interface SandboxCard {
  manner: CardManner;
  isForgotten: boolean;
}

/** A payment as the sandbox has it: its own books, which nobody but the sandbox reads. */
@Schema({ collection: 'sandboxPayments', timestamps: false, versionKey: false, minimize: false })
export class SandboxPayment {
  /** The payment's own id. */
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Minor units. */
  @Prop({ required: true }) amount: number;
  /** What the guest agrees to about the card that they give for later; absent: it is not kept. */
  @Prop() consent?: string;
  @Prop({ type: MongooseSchema.Types.Mixed }) card?: SandboxCard;
  /** Taken from a saved card, or not: there was no page. */
  @Prop({ type: String }) outcome?: ProviderCharge['outcome'];
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  @Prop({ required: true }) description: string;
  @Prop({ required: true }) language: string;
  /** None of a charge, which has no page. */
  @Prop() returnUrl?: string;
  @Prop({ required: true }) expiresAt: Date;
  @Prop({ type: String, required: true, default: 'open' }) state: ProviderPayment['state'];
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) refunds: SandboxRefund[];
  /** How many calls still do what they are asked, and then do not answer. */
  @Prop({ required: true, default: 0 }) silentCalls: number;
}

export const SandboxPaymentSchema = SchemaFactory.createForClass(SandboxPayment);
SandboxPaymentSchema.plugin(tenantOwned);

describeData<SandboxPayment, 'card' | 'refunds'>(
  SandboxPaymentSchema,
  { why: 'To try payments without money', kept: 'as long as the venue' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'amount',
      'currency',
      'description',
      'language',
      'returnUrl',
      'expiresAt',
      'state',
      'refunds',
      'silentCalls',
      'consent',
      'card',
      'outcome',
    ),
  }),
);
