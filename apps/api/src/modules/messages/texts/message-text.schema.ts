import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';
import { type TemplateKind, templateKinds } from './own-text';

/** A venue's own words for a message, in one language; without one the product's are sent. */
@Schema({ collection: 'messageTemplates', timestamps: true, versionKey: false })
export class MessageText {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: String, enum: templateKinds, required: true }) kind: TemplateKind;
  /** The name of a `custom` text; empty for other kinds, so that each has only one. */
  @Prop({ default: '' }) name: string;
  /** One of the seven languages. */
  @Prop({ required: true }) language: string;
  @Prop({ required: true }) subject: string;
  /** Plain text; blank lines separate paragraphs. */
  @Prop({ required: true }) text: string;
  /** Not sent to guests who have opted out of marketing. */
  @Prop({ default: false }) marketing: boolean;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Within a kind and language, each name is used once. */
export const MESSAGE_TEXT_KEY = { _vendor: 1, kind: 1, language: 1, name: 1 } as const;

export const MessageTextSchema = SchemaFactory.createForClass(MessageText);
MessageTextSchema.plugin(tenantOwned);
MessageTextSchema.index(MESSAGE_TEXT_KEY, { name: 'message_text', unique: true });

describeData<MessageText>(
  MessageTextSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'kind',
      'name',
      'language',
      'subject',
      'text',
      'marketing',
    ),
  }),
);
