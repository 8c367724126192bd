import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { describeData, ofStaff } from '../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/**
 * Which account an address belongs to, across all venues: staff sign in without naming theirs. The
 * address is the id, so it stays unique even in a sharded cluster, where an index on users could
 * not enforce that.
 */
@Schema({ collection: 'staffEmails', versionKey: false })
export class StaffEmail {
  /** Lower case. */
  @Prop({ type: String, required: true }) _id: string;
  @Prop({ type: ObjectId, required: true }) userId: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) vendorId: Types.ObjectId;
}

export const StaffEmailSchema = SchemaFactory.createForClass(StaffEmail);

describeData<StaffEmail>(
  StaffEmailSchema,
  { why: 'To find the account that an address belongs to', kept: 'as long as the account' },
  (neither) => ({
    ...neither('vendorId'),
    _id: ofStaff(),
    userId: ofStaff(),
  }),
);
