import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { appendOnly } from '../../../common/database/append-only.plugin';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';
import type { Payment } from '../../payments/public';

const { ObjectId, Mixed } = MongooseSchema.Types;

export const voucherUseKinds = [
  /** It pays for something, or is set aside for it while the rest is paid by card. */
  'used',
  /** What it was used for was cancelled, or never made. */
  'returned',
  /** Its price went back to the buyer. */
  'refunded',
] as const;

export type VoucherUseKind = (typeof voucherUseKinds)[number];

/** Who did it: no name, as it outlives whoever it was. */
export interface VoucherActor {
  kind: 'staff' | 'guest' | 'key' | 'visitor' | 'system';
  id?: string;
}

/** One change of a gift card's balance. Uses are only ever added, and come to what its balance says. */
@Schema({ collection: 'voucherUses', timestamps: false, versionKey: false })
export class VoucherUse {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _voucher: Types.ObjectId;
  @Prop({ type: String, enum: voucherUseKinds, required: true }) kind: VoucherUseKind;
  /** Minor units, above 0. */
  @Prop({ required: true, min: 1, validate: Number.isSafeInteger }) amount: number;
  /** What it paid for. */
  @Prop({ type: Mixed, required: true }) about: Payment['about'];
  /** As the guest reads it. */
  @Prop({ required: true }) description: string;
  @Prop({ type: Mixed, required: true }) actor: VoucherActor;
  @Prop({ required: true }) at: Date;
}

export const VoucherUseSchema = SchemaFactory.createForClass(VoucherUse);
VoucherUseSchema.plugin(tenantOwned);
VoucherUseSchema.plugin(appendOnly);
VoucherUseSchema.index({ _vendor: 1, _voucher: 1, at: 1, _id: 1 });

describeData<VoucherUse>(
  VoucherUseSchema,
  {
    why: 'To account for what gift cards paid',
    kept: 'as long as the law wants accounts kept; it names no guest',
  },
  (neither) => ({
    ...neither('_id', '_vendor', '_voucher', 'kind', 'amount', 'about.kind', 'about._id'),
    ...neither('description', 'actor.kind', 'actor.id', 'at'),
  }),
);
