import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

export const feedKinds = ['service', 'diningRoom'] as const;
/** Of what a calendar tells. */
export type FeedKind = (typeof feedKinds)[number];

/** The secret address at which a calendar reads how a service or a dining room is booked. */
@Schema({ collection: 'bookingFeeds', versionKey: false })
export class BookingFeed {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: String, enum: feedKinds, required: true }) kind: FeedKind;
  /** The service or the dining room. */
  @Prop({ type: ObjectId, required: true }) of: Types.ObjectId;
  /** Digest of the secret; nobody reads the secret itself again. */
  @Prop({ required: true }) tokenHash: string;
  @Prop({ required: true }) createdAt: Date;
}

export const BookingFeedSchema = SchemaFactory.createForClass(BookingFeed);
BookingFeedSchema.plugin(tenantOwned);
BookingFeedSchema.index({ _vendor: 1, kind: 1, of: 1 }, { unique: true });
BookingFeedSchema.index({ _vendor: 1, tokenHash: 1 }, { unique: true });

describeData<BookingFeed>(
  BookingFeedSchema,
  {
    why: 'To show in a calendar how many come when, and nobody’s name',
    kept: 'until it is replaced or removed',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'kind', 'of', 'tokenHash', 'createdAt'),
  }),
);
