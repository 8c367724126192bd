import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../../common/privacy/data-map';

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

describeData<CalendarFeed>(
  CalendarFeedSchema,
  {
    why: 'To show therapists their treatments in a calendar of their own',
    kept: 'until it is replaced or removed',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'createdAt'),
    _therapist: ofStaff(),
    tokenHash: ofStaff(),
  }),
);
