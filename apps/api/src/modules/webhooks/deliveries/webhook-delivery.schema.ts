import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type mongo, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest, ofVisitor } from '../../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;
/** `failed`: given up. */
export type DeliveryState = (typeof deliveryStates)[number];

/** Why there was no answer. */
export const attemptErrors = [
  'addressRefused',
  'nameUnknown',
  'timedOut',
  'notSecure',
  'notConnected',
] as const;
export type AttemptError = (typeof attemptErrors)[number];

/** One time that a message was sent. */
export interface DeliveryAttempt {
  readonly at: Date;
  /** Until the answer, or its absence. */
  readonly ms: number;
  /** Of the answer. */
  readonly status?: number;
  /** The beginning of the answer. */
  readonly answer?: string;
  readonly error?: AttemptError;
}

/** Deliveries and their answers are kept for so long. */
export const DELIVERIES_KEPT_MS = 30 * 24 * 60 * 60_000;
/** Of one delivery, the latest. */
export const ATTEMPTS_KEPT = 20;

/** A message to one receiver, written with what it tells. */
@Schema({ collection: 'webhookdeliveries', versionKey: false })
export class WebhookDelivery {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _webhook: Types.ObjectId;
  /** Of the message: the same to every receiver, and each time. */
  @Prop({ required: true }) message: string;
  @Prop({ required: true }) type: string;
  /** What it tells of: messages about one are sent in their order. */
  @Prop({ type: ObjectId, required: true }) entityId: Types.ObjectId;
  /** JSON, as it is sent. */
  @Prop({ required: true }) body: string;
  /** By the database’s own clock, so that of two changes of one thing the later has the greater. */
  @Prop({ type: Mixed, required: true }) order: mongo.Timestamp;
  @Prop({ type: String, enum: deliveryStates, required: true }) state: DeliveryState;
  /** Of a pending one: sent no earlier. */
  @Prop() dueAt?: Date;
  /** When its three days began. */
  @Prop({ required: true }) since: Date;
  /** Since then. */
  @Prop({ required: true }) tries: number;
  @Prop({ type: [Mixed], required: true }) attempts: DeliveryAttempt[];
  @Prop({ required: true }) createdAt: Date;
  /** When it was delivered or given up. */
  @Prop() doneAt?: Date;
  @Prop({ required: true }) expiresAt: Date;
}

export const WebhookDeliverySchema = SchemaFactory.createForClass(WebhookDelivery);
WebhookDeliverySchema.plugin(tenantOwned);
WebhookDeliverySchema.index({ _vendor: 1, _webhook: 1, _id: -1 });
WebhookDeliverySchema.index(
  { _vendor: 1, _webhook: 1, order: 1 },
  { partialFilterExpression: { state: 'pending' } },
);
WebhookDeliverySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const gone = { erased: 'gone after 30 days' };

describeData<WebhookDelivery, 'attempts' | 'order'>(
  WebhookDeliverySchema,
  {
    why: 'To tell partners’ programs what happened, again if need be, and to show what they answered',
    kept: '30 days',
  },
  (neither) => ({
    ...neither('_id', '_vendor', '_webhook', 'message', 'type', 'order', 'state', 'dueAt'),
    ...neither('since', 'tries', 'createdAt', 'doneAt', 'expiresAt'),
    entityId: guestId(gone),
    body: ofGuest({ exported: 'ids, and facts that their bookings say too', ...gone }),
    attempts: ofVisitor({ why: 'a receiver’s answer can name anybody' }),
  }),
);
