import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

const { ObjectId, Mixed } = MongooseSchema.Types;

/** A membership type's texts in one language; omitted ones fall back to its own. */
export interface MembershipTypeTranslation {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
}

/** A membership that the venue sells. */
@Schema({ collection: 'membershipTypes', timestamps: true, versionKey: false })
export class MembershipType {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  @Prop({ default: '' }) description: string;
  @Prop({ type: [Mixed], default: [] }) languageList: MembershipTypeTranslation[];
  /** Minor units. */
  @Prop({ required: true, min: 0 }) price: number;
  /** 0: unlimited. */
  @Prop({ required: true, min: 0 }) maxNumberOfUsages: number;
  /** Months and days add up; neither: it does not run out. */
  @Prop({ min: 0 }) validityMonths?: number;
  @Prop({ min: 0 }) validityDays?: number;
  /** Services it pays for; none: for use at the front desk only. */
  @Prop({ type: [ObjectId], default: [] }) services: Types.ObjectId[];
  /** Treatments it pays for. Absent: none. */
  @Prop({ type: [ObjectId], default: undefined }) treatmentTypes?: Types.ObjectId[];
  /** Stands for it where guests see it. */
  @Prop({ type: ObjectId }) _picture?: Types.ObjectId;
  /** False: no longer sold; existing memberships continue. */
  @Prop({ default: true }) active: boolean;
  /** Guests can buy it by themselves. Absent: no. */
  @Prop() online?: boolean;
  /** The tax included in its price: 2,500 are 25 %. Absent: none is known. */
  @Prop({ min: 0 }) taxBasisPoints?: number;
  /** What whoever buys it agrees to. Absent: nothing. */
  @Prop() agreement?: string;
  /** Minor units: what those that guests buy are renewed for. Absent: they are not. */
  @Prop({ min: 1 }) renewalPrice?: number;
  /** Days before the last day on which guests are told of it. */
  @Prop({ min: 1 }) renewalReminderDays?: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const MembershipTypeSchema = SchemaFactory.createForClass(MembershipType);
MembershipTypeSchema.plugin(tenantOwned);
MembershipTypeSchema.index({ _vendor: 1, name: 1, _id: 1 });
MembershipTypeSchema.index({ _vendor: 1, treatmentTypes: 1 });

describeData<MembershipType, 'languageList'>(
  MembershipTypeSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'description',
      'languageList',
      'price',
      'maxNumberOfUsages',
      'validityMonths',
      'validityDays',
      'services',
      'treatmentTypes',
      '_picture',
      'active',
      'online',
      'taxBasisPoints',
      'agreement',
      'renewalPrice',
      'renewalReminderDays',
    ),
  }),
);
