import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';

/** A day of use whose guests have been asked: what is booked into it afterwards is not asked about. */
@Schema({ collection: 'reviewRounds', versionKey: false })
export class ReviewRound {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Day of use, `yyyy-mm-dd`. */
  @Prop({ required: true }) date: string;
  @Prop({ required: true }) at: Date;
}

export const ReviewRoundSchema = SchemaFactory.createForClass(ReviewRound);
ReviewRoundSchema.plugin(tenantOwned);
ReviewRoundSchema.index({ _vendor: 1, date: 1 }, { unique: true });
