import type { DuplicateReason } from '@atrium/rules/guest-duplicates';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';

const { ObjectId } = MongooseSchema.Types;

/**
 * Two guests who look like one, found when either is written. A pair is stored so that the list of them
 * is a page of an index, and not a comparison of all guests with all.
 */
@Schema({ collection: 'customerDuplicates', versionKey: false })
export class GuestDuplicate {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Both guests, the one with the smaller id first. */
  @Prop({ type: [ObjectId], required: true }) guests: Types.ObjectId[];
  /** Hex ids of both, joined: keeps a pair once. */
  @Prop({ required: true }) pair: string;
  /** 40 to 100. */
  @Prop({ required: true }) score: number;
  @Prop({ type: [String], required: true }) reasons: DuplicateReason[];
  /** Somebody said that they are two people. */
  @Prop({ required: true, default: false }) dismissed: boolean;
}

export const GuestDuplicateSchema = SchemaFactory.createForClass(GuestDuplicate);
GuestDuplicateSchema.plugin(tenantOwned);
GuestDuplicateSchema.index({ _vendor: 1, pair: 1 }, { unique: true });
GuestDuplicateSchema.index({ _vendor: 1, dismissed: 1, score: -1, _id: -1 });
GuestDuplicateSchema.index({ _vendor: 1, guests: 1 });
