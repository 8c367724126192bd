import type { Language } from '@atrium/i18n/languages';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest } from '../../common/privacy/data-map';
import type { MailBody } from './rendering/message-content';
import { type MessageTemplate, messageTemplates } from './rendering/message-vars';

const { Mixed, ObjectId } = MongooseSchema.Types;

export const messageChannels = ['email', 'sms'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/**
 * `unsent`: written while there was no mail server; shown in the outbox only. `suppressed`: not sent, for the
 * reason given.
 */
export const messageStates = [
  'pending',
  'sending',
  'sent',
  'failed',
  'unsent',
  'suppressed',
] as const;
export type MessageState = (typeof messageStates)[number];

/** Why a message was not sent. */
export const suppressions = ['optedOut', 'undeliverable', 'outdated'] as const;
export type Suppression = (typeof suppressions)[number];

/** Messages are kept for 90 days. */
export const MESSAGES_KEPT_SECONDS = 90 * 24 * 60 * 60;

/** What a message is about. */
export interface MessageSubject {
  /** `booking`, `treatment`, `membership`, … */
  type: string;
  id: Types.ObjectId;
}

/** What files can be made of. */
export type AttachmentKind = 'receipt' | 'giftCard';

/** A file that is made as the message is sent. */
export interface MessageAttachment {
  readonly kind: AttachmentKind;
  /** Of what the file is made of. */
  readonly id: Types.ObjectId;
}

/** A message to a guest or to staff, with its state. */
@Schema({ collection: 'messages', versionKey: false })
export class Message {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** The guest it went to; absent for staff. */
  @Prop({ type: ObjectId }) customerId?: Types.ObjectId;
  @Prop({ type: String, enum: messageChannels, required: true }) channel: MessageChannel;
  /** Email address or phone number. */
  @Prop({ required: true }) to: string;
  @Prop({ type: String, enum: messageTemplates, required: true }) template: MessageTemplate;
  /** Code of the language it is written in. */
  @Prop({ type: String, required: true }) language: Language;
  @Prop({ required: true }) subject: string;
  @Prop({ required: true }) text: string;
  /** The same in parts, from which the HTML of a mail is laid out; absent for SMS. */
  @Prop({ type: Mixed }) body?: MailBody;
  /** An iCalendar file that is attached to it. */
  @Prop() calendar?: string;
  @Prop({ type: Mixed }) attachment?: MessageAttachment;
  @Prop({ type: String, enum: messageStates, required: true }) state: MessageState;
  /** Attempts to send it so far. */
  @Prop({ default: 0 }) attempts: number;
  @Prop() nextAttemptAt?: Date;
  /** Why the last attempt failed. */
  @Prop() error?: string;
  /** When a mail server said that there is no such address. */
  @Prop() refusedAt?: Date;
  /** Not part of a booking, so it is sent only to guests who have not opted out. */
  @Prop() marketing?: boolean;
  @Prop({ type: String, enum: suppressions }) suppression?: Suppression;
  @Prop({ type: Mixed }) entity?: MessageSubject;
  @Prop({ required: true }) createdAt: Date;
  @Prop() sentAt?: Date;
}

export const MessageSchema = SchemaFactory.createForClass(Message);
MessageSchema.plugin(tenantOwned);
MessageSchema.index({ _vendor: 1, _id: -1 });
MessageSchema.index({ _vendor: 1, state: 1, _id: -1 });
MessageSchema.index(
  { _vendor: 1, customerId: 1, _id: -1 },
  { partialFilterExpression: { customerId: { $exists: true } } },
);
// messages about one booking, stay or membership
MessageSchema.index(
  { _vendor: 1, 'entity.id': 1, _id: -1 },
  { partialFilterExpression: { 'entity.id': { $exists: true } } },
);
MessageSchema.index({ createdAt: 1 }, { expireAfterSeconds: MESSAGES_KEPT_SECONDS });

describeData<Message, 'body'>(
  MessageSchema,
  {
    why: 'To tell guests and staff, and to answer what they were told',
    kept: '90 days',
    guest: 'customerId',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'template',
      'state',
      'attempts',
      'nextAttemptAt',
      'refusedAt',
      'marketing',
      'suppression',
      'entity.type',
      'entity.id',
      'sentAt',
      'attachment.kind',
      'attachment.id',
    ),
    customerId: guestId({ erased: true }),
    channel: ofGuest(),
    to: ofGuest(),
    language: ofGuest({ exported: 'seen in the text' }),
    subject: ofGuest(),
    text: ofGuest(),
    body: ofGuest({ exported: 'a copy of their other data' }),
    calendar: ofGuest({ exported: 'a copy of their other data' }),
    error: ofGuest({ exported: 'what a mail server answered' }),
    createdAt: ofGuest(),
  }),
);
