import type { DuplicateReason } from '@atrium/rules/guests/guest-duplicates';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId } from '../../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/**
 * Two guests who may be the same person, found whenever either is written. Pairs are stored so that
 * listing them reads an index instead of comparing all guests with each other.
 */
@Schema({ collection: 'customerDuplicates', versionKey: false })
export class GuestDuplicate {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Both guests, the one with the smaller id first. */
  @Prop({ type: [ObjectId], required: true }) guests: Types.ObjectId[];
  /** Both hex ids joined, so that a pair is stored once. */
  @Prop({ required: true }) pair: string;
  /** 40 to 100. */
  @Prop({ required: true }) score: number;
  @Prop({ type: [String], required: true }) reasons: DuplicateReason[];
  /** Staff said they are two people. */
  @Prop({ required: true, default: false }) dismissed: boolean;
}

export const GuestDuplicateSchema = SchemaFactory.createForClass(GuestDuplicate);
GuestDuplicateSchema.plugin(tenantOwned);
GuestDuplicateSchema.index({ _vendor: 1, pair: 1 }, { unique: true });
GuestDuplicateSchema.index({ _vendor: 1, dismissed: 1, score: -1, _id: -1 });
GuestDuplicateSchema.index({ _vendor: 1, guests: 1 });

describeData<GuestDuplicate>(
  GuestDuplicateSchema,
  {
    why: 'To find guests who were entered twice',
    kept: 'until one of them is erased',
    guest: 'guests',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'score', 'reasons', 'dismissed'),
    guests: guestId({ erased: true }),
    pair: guestId({ erased: true }),
  }),
);
