import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../common/privacy/data-map';
import { NOTICES_KEPT_SECONDS } from './notice.schema';

/** Somebody has seen a notice; it is shown to them again when it happens again. */
@Schema({ collection: 'noticeDismissals', versionKey: false })
export class NoticeDismissal {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Hex id of the user. */
  @Prop({ required: true }) userId: string;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) notice: Types.ObjectId;
  @Prop({ required: true }) at: Date;
}

export const NoticeDismissalSchema = SchemaFactory.createForClass(NoticeDismissal);
NoticeDismissalSchema.plugin(tenantOwned);
NoticeDismissalSchema.index({ _vendor: 1, userId: 1, notice: 1 }, { unique: true });
NoticeDismissalSchema.index({ at: 1 }, { expireAfterSeconds: NOTICES_KEPT_SECONDS });

describeData<NoticeDismissal>(
  NoticeDismissalSchema,
  { why: 'To show a notice once', kept: '30 days' },
  (neither) => ({
    ...neither('_id', '_vendor', 'notice', 'at'),
    userId: ofStaff(),
  }),
);
