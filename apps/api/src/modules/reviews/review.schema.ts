import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, figureOfGuest, guestId, ofGuest } from '../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/** A request for a review of a booking, and the guest's answer. */
@Schema({ collection: 'reviews', versionKey: false })
export class Review {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _booking: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _service: Types.ObjectId;
  /** Day of the visit, `yyyy-mm-dd`. */
  @Prop({ required: true }) date: string;
  @Prop({ required: true }) askedAt: Date;
  /** 1 to 5; absent while the guest has not answered. */
  @Prop({ min: 1, max: 5 }) rating?: number;
  /** The guest's own words; removed when the guest is erased. */
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

describeData<Review>(
  ReviewSchema,
  {
    why: 'To ask guests how it was, and to show what they answered',
    kept: 'as long as the venue; without the guest’s words once they are erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither('_id', '_vendor', '_booking', '_service', 'askedAt'),
    _customer: guestId(),
    date: figureOfGuest(),
    rating: figureOfGuest(),
    comment: ofGuest(),
    ratedAt: figureOfGuest(),
  }),
);
