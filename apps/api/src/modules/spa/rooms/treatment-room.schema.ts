import { MAX_TOGETHER } from '@atrium/rules/spa/setup';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

/** A room where treatments are given. */
@Schema({ collection: 'sparooms', timestamps: true, versionKey: false })
export class TreatmentRoom {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** What sort of room it is, in the venue's own words: 'wet room'. */
  @Prop() kind?: string;
  /** Guests at once. */
  @Prop({ required: true, min: 1, max: MAX_TOGETHER }) places: number;
  /** What it has, in the venue's own words. */
  @Prop({ type: [String], default: [] }) equipment: string[];
  /** False: nothing new is booked in it. */
  @Prop({ default: true }) active: boolean;
  /** Position in lists, ascending; ties are sorted by name. */
  @Prop({ default: 0 }) sortOrder: number;
  /** Counts what has been put down to it, so that it is not deleted at the same moment. */
  @Prop() claims?: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const TreatmentRoomSchema = SchemaFactory.createForClass(TreatmentRoom);
TreatmentRoomSchema.plugin(tenantOwned);
TreatmentRoomSchema.index({ _vendor: 1, sortOrder: 1, name: 1, _id: 1 });

describeData<TreatmentRoom>(
  TreatmentRoomSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'kind',
      'places',
      'equipment',
      'active',
      'sortOrder',
      'claims',
    ),
  }),
);
