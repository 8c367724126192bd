import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';

const { ObjectId } = MongooseSchema.Types;

/** What a guest was asked about a booking, and what they said. */
@Schema({ collection: 'reviews', versionKey: false })
export class Review {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _booking: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _service: Types.ObjectId;
  /** Day of use, `yyyy-mm-dd`. */
  @Prop({ required: true }) date: string;
  @Prop({ required: true }) askedAt: Date;
  /** 1 to 5; absent while the guest has not answered. */
  @Prop({ min: 1, max: 5 }) rating?: number;
  /** The guest's own words; taken away with the guest. */
  @Prop() comment?: string;
  /** When the guest last said so. */
  @Prop() ratedAt?: Date;
}

export const ReviewSchema = SchemaFactory.createForClass(Review);
ReviewSchema.plugin(tenantOwned);
// a guest is asked once about a booking, however often the job runs
ReviewSchema.index({ _vendor: 1, _booking: 1 }, { unique: true });
ReviewSchema.index({ _vendor: 1, _customer: 1, _id: -1 });
ReviewSchema.index(
  { _vendor: 1, _id: -1 },
  { name: 'answered', partialFilterExpression: { rating: { $exists: true } } },
);
ReviewSchema.index(
  { _vendor: 1, rating: 1, _id: -1 },
  { partialFilterExpression: { rating: { $exists: true } } },
);
