import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../../common/database/tenant.plugin';
import type { ProviderPayment } from '../payment-provider';

export interface SandboxRefund {
  key: string;
  /** Minor units. */
  amount: number;
}

/** A payment as the sandbox has it: its own books, which nobody but the sandbox reads. */
@Schema({ collection: 'sandboxPayments', timestamps: false, versionKey: false, minimize: false })
export class SandboxPayment {
  /** The payment's own id. */
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Minor units. */
  @Prop({ required: true }) amount: number;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  @Prop({ required: true }) description: string;
  @Prop({ required: true }) language: string;
  @Prop({ required: true }) returnUrl: string;
  @Prop({ required: true }) expiresAt: Date;
  @Prop({ type: String, required: true, default: 'open' }) state: ProviderPayment['state'];
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) refunds: SandboxRefund[];
  /** How many calls still do what they are asked, and then do not answer. */
  @Prop({ required: true, default: 0 }) silentCalls: number;
}

export const SandboxPaymentSchema = SchemaFactory.createForClass(SandboxPayment);
SandboxPaymentSchema.plugin(tenantOwned);
