import type { ShiftBreak } from '@atrium/rules/spa/schedules/shifts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** When a therapist works on a day; no two of a therapist overlap. */
@Schema({ collection: 'shifts', timestamps: true, versionKey: false })
export class Shift {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _therapist: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  /** Minutes from midnight. */
  @Prop({ required: true }) shiftStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  @Prop({ required: true }) shiftEnd: number;
  /** By their start, in minutes from the same midnight. */
  @Prop({ type: [Mixed], default: [] }) breaks: ShiftBreak[];
  @Prop() comment?: string;
  /** What was planned by one repeat has the same. */
  @Prop({ type: ObjectId }) series?: Types.ObjectId;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const ShiftSchema = SchemaFactory.createForClass(Shift);
ShiftSchema.plugin(tenantOwned);
// by its therapist last: of a day, only the shifts of those who are asked for are read
ShiftSchema.index({ _vendor: 1, date: 1, shiftStart: 1, _id: 1, _therapist: 1 });
ShiftSchema.index({ _vendor: 1, _therapist: 1, date: 1 });
ShiftSchema.index(
  { _vendor: 1, series: 1, date: 1 },
  { partialFilterExpression: { series: { $exists: true } } },
);

describeData<Shift, 'breaks'>(
  ShiftSchema,
  { why: 'To plan who works when', kept: 'until staff delete it' },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'createdAt', 'updatedAt', 'series'),
    _therapist: ofStaff(),
    date: ofStaff(),
    shiftStart: ofStaff(),
    shiftEnd: ofStaff(),
    breaks: ofStaff(),
    comment: ofStaff(),
  }),
);
