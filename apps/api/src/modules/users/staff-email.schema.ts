import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';

const { ObjectId } = MongooseSchema.Types;

/**
 * Whose an address is, over all vendors: staff sign in without naming theirs. The address is the
 * id, so it stays unique in a sharded cluster too, where an index on users could not say so.
 */
@Schema({ collection: 'staffEmails', versionKey: false })
export class StaffEmail {
  /** Lower case. */
  @Prop({ type: String, required: true }) _id: string;
  @Prop({ type: ObjectId, required: true }) userId: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) vendorId: Types.ObjectId;
}

export const StaffEmailSchema = SchemaFactory.createForClass(StaffEmail);
