import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

/** Whether and how a venue sells gift cards. */
@Schema({ collection: 'voucherSettings', timestamps: false, versionKey: false })
export class VoucherSettings {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) onSale: boolean;
  /** Offered amounts in minor units, the smallest first. */
  @Prop({ type: [Number], required: true }) amounts: number[];
  /** Bounds of an amount that the buyer chooses, in minor units; absent: only those that are offered. */
  @Prop() least?: number;
  @Prop() most?: number;
  /** How long a new one is valid; absent: no end. */
  @Prop() validMonths?: number;
  @Prop({ required: true, default: 0 }) version: number;
}

export const VoucherSettingsSchema = SchemaFactory.createForClass(VoucherSettings);
VoucherSettingsSchema.plugin(tenantOwned);
VoucherSettingsSchema.index({ _vendor: 1 }, { unique: true });

describeData<VoucherSettings>(
  VoucherSettingsSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', 'onSale', 'amounts', 'least', 'most', 'validMonths', 'version'),
  }),
);
