import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';

/** A group of guests for statistics: leisure, business, ... */
@Schema({ collection: 'segments', timestamps: true, versionKey: false })
export class Segment {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) type: string;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A type is listed once by a vendor. */
export const SEGMENT_TYPE_KEY = { _vendor: 1, type: 1 } as const;

export const SegmentSchema = SchemaFactory.createForClass(Segment);
SegmentSchema.plugin(tenantOwned);
SegmentSchema.index(SEGMENT_TYPE_KEY, { unique: true });
