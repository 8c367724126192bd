import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** Attempts in one window, in the format of rate-limiter-flexible; shared by all instances. */
@Schema({ collection: 'throttling', versionKey: false })
export class ThrottleEntry {
  _id: Types.ObjectId;
  /** `<what>:<address or digest of the account>`. */
  @Prop({ required: true }) key: string;
  @Prop({ required: true }) points: number;
  /** End of the window. */
  @Prop({ required: true }) expire: Date;
}

export const ThrottleEntrySchema = SchemaFactory.createForClass(ThrottleEntry);
ThrottleEntrySchema.index({ key: 1 }, { unique: true });
ThrottleEntrySchema.index({ expire: 1 }, { expireAfterSeconds: 0 });
