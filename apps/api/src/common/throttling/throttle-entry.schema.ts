import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { describeData, ofVisitor } from '../privacy/data-map';

/** What is known of one address, account or device; shared by all instances. */
@Schema({
  collection: 'throttling',
  versionKey: false,
  // a count that a failover loses is no harm, and waiting for the disk is
  writeConcern: { w: 1, j: false },
})
export class ThrottleEntry {
  _id: Types.ObjectId;
  /** `<what>:<address, or digest of the account>`. */
  @Prop({ required: true }) key: string;
  @Prop({ required: true }) points: number;
  /** When it is forgotten. */
  @Prop({ required: true }) expire: Date;
  /** When the next attempt is looked at, for keys that slow down. */
  @Prop() notBefore?: Date;
}

export const ThrottleEntrySchema = SchemaFactory.createForClass(ThrottleEntry);
ThrottleEntrySchema.index({ key: 1 }, { unique: true });
ThrottleEntrySchema.index({ expire: 1 }, { expireAfterSeconds: 0 });

describeData<ThrottleEntry>(
  ThrottleEntrySchema,
  { why: 'To slow down those who guess', kept: 'minutes to a day' },
  (neither) => ({
    ...neither('_id', 'points', 'expire', 'notBefore'),
    key: ofVisitor({ why: 'a network address, or a digest of an account' }),
  }),
);
