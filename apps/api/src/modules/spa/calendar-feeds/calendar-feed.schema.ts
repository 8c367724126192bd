import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';

const { ObjectId } = MongooseSchema.Types;

/** The secret address at which a therapist's calendar reads their treatments. */
@Schema({ collection: 'calendarfeeds', versionKey: false })
export class CalendarFeed {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _therapist: Types.ObjectId;
  /** Digest of the secret; nobody reads the secret itself again. */
  @Prop({ required: true }) tokenHash: string;
  @Prop({ required: true }) createdAt: Date;
}

export const CalendarFeedSchema = SchemaFactory.createForClass(CalendarFeed);
CalendarFeedSchema.plugin(tenantOwned);
CalendarFeedSchema.index({ _vendor: 1, _therapist: 1 }, { unique: true });
CalendarFeedSchema.index({ _vendor: 1, tokenHash: 1 }, { unique: true });
