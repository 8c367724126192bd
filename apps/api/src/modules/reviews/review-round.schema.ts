import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';

/** A day whose guests have been asked; bookings added to it afterwards are not asked about. */
@Schema({ collection: 'reviewRounds', versionKey: false })
export class ReviewRound {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Day of the visit, `yyyy-mm-dd`. */
  @Prop({ required: true }) date: string;
  @Prop({ required: true }) at: Date;
}

export const ReviewRoundSchema = SchemaFactory.createForClass(ReviewRound);
ReviewRoundSchema.plugin(tenantOwned);
ReviewRoundSchema.index({ _vendor: 1, date: 1 }, { unique: true });
