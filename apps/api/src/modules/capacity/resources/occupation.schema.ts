import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

/** Half-open: one that ends at 12:00 and one that starts at 12:00 do not overlap. */
export interface Occupied {
  /** Id of the holder: a booking, a treatment, a hold. */
  b: string;
  /** First minute from midnight. */
  s: number;
  /** Minute it is free again, at most 1440. */
  e: number;
  /** Of a hold: when it lapses. Then it no longer counts, even before it is removed. */
  exp?: Date;
}

/** Whether it counts: what is only held lapses by itself. */
export const isLive = ({ exp }: Pick<Occupied, 'exp'>, now: Date): boolean =>
  exp === undefined || exp.getTime() > now.getTime();

export const OCCUPATIONS = 'occupations';

/** Who has a table, a therapist or a room when, on one day. */
@Schema({ collection: OCCUPATIONS, versionKey: false })
export class Occupation {
  /** `<kind>:<resource>|<yyyy-mm-dd>` */
  @Prop({ type: String }) _id: string;
  _vendor: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) occ: Occupied[];
  /** Counts every write. */
  @Prop({ required: true, default: 0 }) v: number;
}

/** Of a day, first by kind: reading the therapists' days reads no table's. */
export const OCCUPATIONS_BY_KIND = { _vendor: 1, date: 1, _id: 1 } as const;

export const OccupationSchema = SchemaFactory.createForClass(Occupation);
OccupationSchema.plugin(tenantOwned);
OccupationSchema.index(OCCUPATIONS_BY_KIND);

describeData<Occupation, 'occ'>(
  OccupationSchema,
  { why: 'To give no table, therapist or room twice', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', 'date', 'occ', 'v'),
  }),
);
