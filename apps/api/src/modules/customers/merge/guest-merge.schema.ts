import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import type { Actor } from '../../../common/context/request-context';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import type { CustomerFields } from '../customers.repository';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** What moved from one guest to the other. */
export interface MovedDocuments {
  kind: string;
  ids: Types.ObjectId[];
}

/** A merge of two guests, with all that undoing it needs; erased along with its guest. */
@Schema({ collection: 'customerMerges', versionKey: false })
export class GuestMerge {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** The guest who stays. */
  @Prop({ type: ObjectId, required: true }) kept: Types.ObjectId;
  /** The guest who is hidden. */
  @Prop({ type: ObjectId, required: true }) merged: Types.ObjectId;
  @Prop({ required: true }) at: Date;
  @Prop({ type: Mixed, required: true }) by: Actor;
  /** Of the guest who stays, the fields that the merge changed, as they were. */
  @Prop({ type: Mixed, required: true }) keptBefore: CustomerFields;
  /** The same fields as the merge made them. */
  @Prop({ type: Mixed, required: true }) keptAfter: CustomerFields;
  /** Of the hidden guest, the fields that hiding changed, as they were. */
  @Prop({ type: Mixed, required: true }) mergedBefore: CustomerFields;
  @Prop({ type: [Mixed], default: [] }) moved: MovedDocuments[];
  @Prop() undoneAt?: Date;
  /** Until then what was begun for the hidden guest before the merge may still arrive; absent: no more. */
  @Prop() settlesUntil?: Date;
}

export const GuestMergeSchema = SchemaFactory.createForClass(GuestMerge);
GuestMergeSchema.plugin(tenantOwned);
GuestMergeSchema.index({ _vendor: 1, kept: 1, at: -1 });
GuestMergeSchema.index({ _vendor: 1, merged: 1 });
// across venues: the job that settles what a process left
GuestMergeSchema.index(
  { settlesUntil: 1 },
  { partialFilterExpression: { settlesUntil: { $exists: true } } },
);
