import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import type { Actor } from '../../../common/context/request-context';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest, ofStaff } from '../../../common/privacy/data-map';
import type { CustomerFields } from '../customers.repository';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** What was moved from one guest to the other. */
export interface MovedDocuments {
  kind: string;
  ids: Types.ObjectId[];
}

/** A merge of two guests, with everything needed to undo it; erased along with its guest. */
@Schema({ collection: 'customerMerges', versionKey: false })
export class GuestMerge {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** The guest who was kept. */
  @Prop({ type: ObjectId, required: true }) kept: Types.ObjectId;
  /** The guest who is hidden. */
  @Prop({ type: ObjectId, required: true }) merged: Types.ObjectId;
  @Prop({ required: true }) at: Date;
  @Prop({ type: Mixed, required: true }) by: Actor;
  /** The fields of the kept guest that the merge changed, before it. */
  @Prop({ type: Mixed, required: true }) keptBefore: CustomerFields;
  /** The same fields after it. */
  @Prop({ type: Mixed, required: true }) keptAfter: CustomerFields;
  /** The fields of the hidden guest that the merge changed, before it. */
  @Prop({ type: Mixed, required: true }) mergedBefore: CustomerFields;
  @Prop({ type: [Mixed], default: [] }) moved: MovedDocuments[];
  @Prop() undoneAt?: Date;
}

export const GuestMergeSchema = SchemaFactory.createForClass(GuestMerge);
GuestMergeSchema.plugin(tenantOwned);
GuestMergeSchema.index({ _vendor: 1, kept: 1, at: -1 });
GuestMergeSchema.index({ _vendor: 1, merged: 1 });

describeData<GuestMerge, 'by' | 'keptBefore' | 'keptAfter' | 'mergedBefore'>(
  GuestMergeSchema,
  { why: 'To undo the merge of two guests', kept: 'until one of them is erased', guest: 'kept' },
  (neither) => ({
    ...neither('_id', '_vendor', 'at', 'undoneAt', 'moved.kind'),
    kept: guestId({ erased: true }),
    merged: guestId({ erased: true }),
    by: ofStaff({ why: 'to say who merged' }),
    keptBefore: ofGuest({ exported: 'a copy of their other data' }),
    keptAfter: ofGuest({ exported: 'a copy of their other data' }),
    mergedBefore: ofGuest({ exported: 'a copy of their other data' }),
    'moved.ids': guestId({ erased: true }),
  }),
);
