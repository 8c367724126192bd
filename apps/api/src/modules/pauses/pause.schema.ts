import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/** A pause that is over ends by the clock; a day later it is removed. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Guests cannot book online for a while. Without `_service` and `_venue` it is the whole venue's. */
@Schema({ collection: 'pauses', versionKey: false })
export class Pause {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId }) _service?: Types.ObjectId;
  /** A dining room. */
  @Prop({ type: ObjectId }) _venue?: Types.ObjectId;
  /** The services that are paused, those of a room as they were then; null: all. */
  @Prop({ type: [ObjectId], default: null }) services: Types.ObjectId[] | null;
  @Prop({ required: true }) from: Date;
  @Prop({ required: true }) until: Date;
  /** Who paused, by name. */
  @Prop() by?: string;
}

export const PauseSchema = SchemaFactory.createForClass(Pause);
PauseSchema.plugin(tenantOwned);
PauseSchema.index({ _vendor: 1, until: 1 });
PauseSchema.index({ until: 1 }, { expireAfterSeconds: KEPT_SECONDS });

describeData<Pause>(
  PauseSchema,
  { why: 'To stop booking for a while', kept: 'until a day after its end' },
  (neither) => ({
    ...neither('_id', '_vendor', '_service', '_venue', 'services', 'from', 'until'),
    by: ofStaff({ why: 'to say who paused' }),
  }),
);
