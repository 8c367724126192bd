import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId } from '../../../common/privacy/data-map';

/** Where a guest's hold is; its ledger knows whether it still exists. */
export interface HoldRef {
  /** Id of the hold. */
  h: string;
  /** Id of the ledger. */
  ledger: string;
  exp: Date;
}

/**
 * A guest's holds across all ledgers: written with each new hold, so that two at once cannot exceed
 * the limit.
 */
@Schema({ collection: 'guestHolds', versionKey: false })
export class GuestHolds {
  /** A digest of venue and guest. */
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** The oldest first. */
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) holds: HoldRef[];
  /** When the last of them expires. */
  @Prop({ required: true }) until: Date;
  /** Counts every write: one that changed nothing would not conflict (SERVER-77616). */
  @Prop({ required: true, default: 0 }) v: number;
}

export const GuestHoldsSchema = SchemaFactory.createForClass(GuestHolds);
GuestHoldsSchema.plugin(tenantOwned);
GuestHoldsSchema.index({ until: 1 }, { expireAfterSeconds: 3600 });

describeData<GuestHolds, 'holds'>(
  GuestHoldsSchema,
  { why: 'To keep a place while a guest books', kept: 'minutes' },
  (neither) => ({
    ...neither('_vendor', 'holds', 'until', 'v'),
    _id: guestId({ erased: 'a digest, gone within minutes' }),
  }),
);
