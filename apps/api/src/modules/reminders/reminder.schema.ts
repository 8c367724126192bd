import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/** `told`: not reminded, since a message about the booking went out once the reminder was due. */
export const reminderOutcomes = ['reminded', 'told'] as const;
export type ReminderOutcome = (typeof reminderOutcomes)[number];

/** As long as the messages themselves, counted from the visit. */
const KEPT_SECONDS = 90 * 24 * 60 * 60;

/** That a reminder of a visit is done with, so that nobody gets it twice. */
@Schema({ collection: 'reminders', versionKey: false })
export class Reminder {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _booking: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _service: Types.ObjectId;
  /** When the visit begins: one that is moved is another. */
  @Prop({ required: true }) startsAt: Date;
  /** How long before that it was due. */
  @Prop({ required: true }) hours: number;
  @Prop({ type: String, enum: reminderOutcomes, required: true }) outcome: ReminderOutcome;
  /** What was sent. */
  @Prop({ type: ObjectId }) _message?: Types.ObjectId;
}

export const ReminderSchema = SchemaFactory.createForClass(Reminder);
ReminderSchema.plugin(tenantOwned);
ReminderSchema.index({ _vendor: 1, _booking: 1, startsAt: 1, hours: 1 }, { unique: true });
// what is done of a service's coming visits, told from the index alone
ReminderSchema.index({ _vendor: 1, _service: 1, startsAt: 1, hours: 1, _booking: 1 });
ReminderSchema.index({ startsAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

describeData<Reminder>(
  ReminderSchema,
  { why: 'To remind guests of a visit once', kept: '90 days after the visit' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      '_booking',
      '_service',
      'startsAt',
      'hours',
      'outcome',
      '_message',
    ),
  }),
);
