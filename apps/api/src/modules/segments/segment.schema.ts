import { nameIn } from '@atrium/rules/texts/languages';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** The kind of business a booking belongs to, for reports: leisure, corporate, … */
@Schema({ collection: 'segments', timestamps: true, versionKey: false })
export class Segment {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) type: string;
  /** Its name in other languages. Absent: in none. */
  @Prop({ type: [Mixed], default: undefined }) languageList?: {
    languageType: string;
    name: string;
  }[];
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A venue lists each type once. */
export const SEGMENT_TYPE_KEY = { _vendor: 1, type: 1 } as const;

/** What a segment is called in a language. */
export const segmentName = (
  language: string,
  { type, languageList }: Pick<Segment, 'type' | 'languageList'>,
): string => nameIn(language, { name: type, languageList });

export const SegmentSchema = SchemaFactory.createForClass(Segment);
SegmentSchema.plugin(tenantOwned);
SegmentSchema.index(SEGMENT_TYPE_KEY, { unique: true });

describeData<Segment, 'languageList'>(
  SegmentSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'createdAt', 'updatedAt', 'type', 'languageList'),
  }),
);
