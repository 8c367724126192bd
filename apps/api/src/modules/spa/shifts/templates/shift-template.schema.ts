import type { ShiftBreak } from '@atrium/rules/spa/schedules/shifts';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../../common/database/tenant.plugin';
import { describeData } from '../../../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** Hours that therapists often work, by a name: 'Early'. Shifts planned from it do not change with it. */
@Schema({ collection: 'shifttemplates', timestamps: true, versionKey: false })
export class ShiftTemplate {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** Minutes from midnight. */
  @Prop({ required: true }) shiftStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  @Prop({ required: true }) shiftEnd: number;
  /** By their start, in minutes from the same midnight. */
  @Prop({ type: [Mixed], default: [] }) breaks: ShiftBreak[];
  /** The days of a week that it is meant for: 0 Sunday to 6 Saturday. */
  @Prop({ type: [Number], required: true }) weekdays: number[];
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const ShiftTemplateSchema = SchemaFactory.createForClass(ShiftTemplate);
ShiftTemplateSchema.plugin(tenantOwned);
ShiftTemplateSchema.index({ _vendor: 1, shiftStart: 1, name: 1, _id: 1 });

describeData<ShiftTemplate, 'breaks'>(
  ShiftTemplateSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'shiftStart',
      'shiftEnd',
      'breaks',
      'weekdays',
    ),
  }),
);
