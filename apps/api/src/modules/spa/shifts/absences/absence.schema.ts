import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/** When a therapist does not work, whatever the shifts say: one stretch of time. */
@Schema({ collection: 'absences', timestamps: true, versionKey: false })
export class Absence {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _therapist: Types.ObjectId;
  /** First day, yyyy-mm-dd. */
  @Prop({ required: true }) from: string;
  /** Last day, yyyy-mm-dd. */
  @Prop({ required: true }) until: string;
  /** Minutes from midnight of the first day; absent: from midnight. */
  @Prop() start?: number;
  /** Minutes from midnight of the last day; absent: until midnight. */
  @Prop() end?: number;
  /** For the therapist's superiors only. */
  @Prop({ default: '' }) reason: string;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const AbsenceSchema = SchemaFactory.createForClass(Absence);
AbsenceSchema.plugin(tenantOwned);
AbsenceSchema.index({ _vendor: 1, until: 1, from: 1 });
AbsenceSchema.index({ _vendor: 1, _therapist: 1, until: 1 });

describeData<Absence>(
  AbsenceSchema,
  { why: 'To plan who works when', kept: 'until staff delete it' },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'createdAt', 'updatedAt'),
    _therapist: ofStaff(),
    from: ofStaff(),
    until: ofStaff(),
    start: ofStaff(),
    end: ofStaff(),
    reason: { ...ofStaff(), kind: 'special' },
  }),
);
