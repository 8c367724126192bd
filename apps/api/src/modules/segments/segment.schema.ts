import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

/** The kind of business a booking belongs to, for reports: leisure, corporate, … */
@Schema({ collection: 'segments', timestamps: true, versionKey: false })
export class Segment {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) type: string;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A venue lists each type once. */
export const SEGMENT_TYPE_KEY = { _vendor: 1, type: 1 } as const;

export const SegmentSchema = SchemaFactory.createForClass(Segment);
SegmentSchema.plugin(tenantOwned);
SegmentSchema.index(SEGMENT_TYPE_KEY, { unique: true });

describeData<Segment>(
  SegmentSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'createdAt', 'updatedAt', 'type'),
  }),
);
