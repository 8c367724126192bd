import { type JobKind, jobKinds } from '@atrium/rules/venue/job-kinds';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { describeData, ofVisitor } from '../privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

export type JobPayload = Readonly<Record<string, unknown>>;

/**
 * A piece of background work. It is waiting or running while it has `dueAt`, parked with `parkedAt`, done with
 * `doneAt`; a done job without a key is removed. The queue belongs to the installation, not to a venue: any
 * instance works for all of them.
 */
@Schema({ collection: 'queuedJobs', versionKey: false })
export class QueuedJob {
  _id: Types.ObjectId;
  @Prop({ type: String, enum: jobKinds, required: true }) kind: JobKind;
  /** Whose work it is; absent: the installation's. */
  @Prop({ type: ObjectId }) _vendor?: Types.ObjectId;
  /** There is only ever one job with this key. */
  @Prop() key?: string;
  @Prop({ type: Mixed, required: true }) payload: JobPayload;
  /** The trace of whoever asked for it (`traceparent`), where there is one: the work goes on with it. */
  @Prop() trace?: string;
  @Prop({ required: true }) createdAt: Date;
  /**
   * When it may be taken. Taking it moves this to the end of the lease, so the job of a process that died is
   * due again by itself.
   */
  @Prop() dueAt?: Date;
  /** Random mark of the process that holds the lease. */
  @Prop() claim?: string;
  /** How often it has been taken. */
  @Prop({ required: true }) attempts: number;
  /** Why the last try failed. */
  @Prop() error?: string;
  /** When it was given up; staff can have it tried again. */
  @Prop() parkedAt?: Date;
  @Prop() doneAt?: Date;
  /** What the handler answered. */
  @Prop({ type: Mixed }) result?: unknown;
  /** When a job that is done or parked is removed. */
  @Prop() expiresAt?: Date;
}

const has = (field: keyof QueuedJob) => ({
  partialFilterExpression: { [field]: { $exists: true } },
});

export const QueuedJobSchema = SchemaFactory.createForClass(QueuedJob);
QueuedJobSchema.index({ kind: 1, dueAt: 1 }, has('dueAt'));
QueuedJobSchema.index({ key: 1 }, { unique: true, ...has('key') });
QueuedJobSchema.index({ _vendor: 1, parkedAt: -1 }, has('parkedAt'));
QueuedJobSchema.index({ kind: 1, doneAt: -1 }, has('doneAt'));
QueuedJobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0, ...has('expiresAt') });

describeData<QueuedJob>(
  QueuedJobSchema,
  {
    why: 'To do work later, and again if it fails',
    kept: 'until it is done; what failed, until staff remove it',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'kind',
      'key',
      'trace',
      'createdAt',
      'dueAt',
      'claim',
      'attempts',
      'parkedAt',
      'doneAt',
      'result',
      'expiresAt',
    ),
    payload: ofVisitor({ why: 'who asked for a link by mail, until it is sent' }),
    error: ofVisitor({ why: 'a mail server’s answer can name an address' }),
  }),
);
