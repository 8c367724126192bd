import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, ofVisitor } from '../../common/privacy/data-map';

/** `messagesFailed`, `bookingsDiffer` (the nightly check found differences), `jobFailed`, `paymentReturned` (its place was gone), `webhookOff` (it failed for days), `privacyRequest` (a guest asks about their data), `privacyDue` (some are nearly due or late). */
export const noticeKinds = [
  'messagesFailed',
  'bookingsDiffer',
  'jobFailed',
  'paymentReturned',
  'webhookOff',
  'privacyRequest',
  'privacyDue',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Notices are kept as long as anybody could still do something about them. */
export const NOTICES_KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Something that failed while nobody looked; of one kind and day there is one, which counts. */
@Schema({ collection: 'notices', versionKey: false })
export class Notice {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: String, enum: noticeKinds, required: true }) kind: NoticeKind;
  /** Keeps the notices of a kind, a subject and a day together. */
  @Prop({ required: true }) key: string;
  /** When it last happened. */
  @Prop({ required: true }) at: Date;
  /** How often. */
  @Prop({ required: true }) count: number;
  /** What failed or why, in the words of the machine: a job's name, a mail server's answer. */
  @Prop() detail?: string;
  /** What it last happened to, e.g. the message. */
  @Prop({ type: MongooseSchema.Types.ObjectId }) entityId?: Types.ObjectId;
}

export const NoticeSchema = SchemaFactory.createForClass(Notice);
NoticeSchema.plugin(tenantOwned);
NoticeSchema.index({ _vendor: 1, key: 1 }, { unique: true });
NoticeSchema.index({ _vendor: 1, at: -1 });
NoticeSchema.index({ at: 1 }, { expireAfterSeconds: NOTICES_KEPT_SECONDS });

describeData<Notice>(
  NoticeSchema,
  { why: 'To tell staff what failed', kept: '30 days' },
  (neither) => ({
    ...neither('_id', '_vendor', 'kind', 'key', 'at', 'count', 'entityId'),
    detail: ofVisitor({ why: 'a mail server’s answer can name an address' }),
  }),
);
