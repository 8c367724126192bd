import { type WebhookEvent, webhookEvents } from '@atrium/rules/webhooks/webhook-events';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** Signs messages; sealed, as it is needed for each. */
export interface WebhookSecret {
  readonly sealed: string;
  /** Of the key that it is sealed with. */
  readonly keyId: string;
  /** Its last four characters. */
  readonly hint: string;
  readonly createdAt: Date;
  /** Of a former one: how long it goes on signing. */
  readonly until?: Date;
}

/** How its receiver has answered lately. */
export interface WebhookHealthState {
  /** In a row, since it last took a message. */
  failures: number;
  failingSince?: Date;
  /** Nothing is sent before. */
  pausedUntil?: Date;
  /** Its last answer took long. */
  slow?: true;
  /** When it last took a message. */
  lastAt?: Date;
  /** Why it was switched off by itself. */
  off?: WebhookOffReason;
}

export type WebhookOffReason = 'failing' | 'gone';

/** Which job sends to it at present. */
export interface WebhookTurn {
  /** Hex id of the job. */
  readonly claim: string;
  /** After this the job is taken for dead. */
  readonly until: Date;
  /** Another job came by meanwhile, perhaps for messages that this one has not seen. */
  readonly knocked?: true;
}

/** Where a venue has events sent to. */
@Schema({ collection: 'webhooks', versionKey: false })
export class Webhook {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  @Prop({ required: true }) url: string;
  @Prop({ type: [String], enum: webhookEvents, required: true }) events: WebhookEvent[];
  @Prop({ required: true }) active: boolean;
  /** The current one last. */
  @Prop({ type: [Mixed], required: true }) secrets: WebhookSecret[];
  /** Written by whoever sends, without a new version. */
  @Prop({ type: Mixed, required: true }) health: WebhookHealthState;
  @Prop({ type: Mixed }) turn?: WebhookTurn;
  @Prop({ required: true }) createdAt: Date;
  @Prop({ required: true, default: 0 }) version: number;
}

export const WebhookSchema = SchemaFactory.createForClass(Webhook);
WebhookSchema.plugin(tenantOwned);
WebhookSchema.index({ _vendor: 1 });

describeData<Webhook, 'secrets' | 'health' | 'turn'>(
  WebhookSchema,
  { why: 'To tell partners’ programs what happens', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', 'name', 'url', 'events', 'active', 'secrets', 'health', 'turn'),
    ...neither('createdAt', 'version'),
  }),
);
