import type { DayStarts } from '@atrium/rules/spa/waiting-list';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest } from '../../../common/privacy/data-map';
import type { Treatment } from '../treatments/public';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** When a guest was last told of free times. */
export interface Told {
  at: Date;
  /** The days that they were told of, yyyy-mm-dd. */
  dates: string[];
}

/** A guest who waits until a treatment can begin on their days. See docs/domain/spa.md. */
@Schema({ collection: 'treatmentwaits', timestamps: true, versionKey: false })
export class TreatmentWait {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _treatmentType: Types.ObjectId;
  /** Of the type. */
  @Prop({ type: ObjectId, required: true }) _length: Types.ObjectId;
  @Prop({ type: Mixed }) wish?: NonNullable<Treatment['wish']>;
  /** yyyy-mm-dd */
  @Prop({ required: true }) from: string;
  /** The last day, yyyy-mm-dd. */
  @Prop({ required: true }) until: string;
  /** Free starts that they have seen or were told of. */
  @Prop({ type: [Mixed], default: [] }) known: DayStarts[];
  @Prop({ type: Mixed }) told?: Told;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const TreatmentWaitSchema = SchemaFactory.createForClass(TreatmentWait);
TreatmentWaitSchema.plugin(tenantOwned);
TreatmentWaitSchema.index({ _vendor: 1, createdAt: 1, _id: 1 });
TreatmentWaitSchema.index({ _vendor: 1, _customer: 1 });

describeData<TreatmentWait, 'known'>(
  TreatmentWaitSchema,
  { why: 'To tell guests of free times', kept: 'until its last day is over', guest: '_customer' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      '_treatmentType',
      '_length',
      'known',
    ),
    _customer: guestId({ erased: true }),
    'wish.gender': ofGuest({ exported: 'shown in their hub while it counts' }),
    'wish._therapist': ofGuest({ exported: 'shown in their hub while it counts' }),
    from: ofGuest({ exported: 'shown in their hub while it counts' }),
    until: ofGuest({ exported: 'shown in their hub while it counts' }),
    'told.at': ofGuest({ exported: 'shown in their hub while it counts' }),
    'told.dates': ofGuest({ exported: 'shown in their hub while it counts' }),
  }),
);
