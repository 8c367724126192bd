import type { RefusalReason } from '@atrium/rules/reports/refusal-reasons';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

/** Reports look back 400 days at most. */
const KEPT_SECONDS = 500 * 86_400;

/** How often somebody was refused a day of a service for the same reason. */
@Schema({ collection: 'refusals', timestamps: false, versionKey: false })
export class Refusal {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** The day that was wanted, at 00:00Z. */
  @Prop({ required: true }) start: Date;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _service: Types.ObjectId;
  @Prop({ type: String, required: true }) reason: RefusalReason;
  @Prop({ required: true }) refusals: number;
  /** Participants of these parties together. */
  @Prop({ required: true }) guests: number;
}

export const RefusalSchema = SchemaFactory.createForClass(Refusal);
RefusalSchema.plugin(tenantOwned);
RefusalSchema.index({ _vendor: 1, start: 1, _service: 1, reason: 1 }, { unique: true });
RefusalSchema.index({ start: 1 }, { expireAfterSeconds: KEPT_SECONDS });

describeData<Refusal>(
  RefusalSchema,
  { why: 'For the report of refused demand', kept: '500 days' },
  (neither) => ({
    ...neither('_id', '_vendor', 'start', '_service', 'reason', 'refusals', 'guests'),
  }),
);
