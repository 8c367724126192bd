import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { type TemplateKind, templateKinds } from './own-text';

/** A venue's own words for a message, in one language; without one the product's are sent. */
@Schema({ collection: 'messageTemplates', timestamps: true, versionKey: false })
export class MessageText {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: String, enum: templateKinds, required: true }) kind: TemplateKind;
  /** What staff call a `custom` one; of the others empty, so that each kind has one. */
  @Prop({ default: '' }) name: string;
  /** One of the seven languages. */
  @Prop({ required: true }) language: string;
  @Prop({ required: true }) subject: string;
  /** Plain text; blank lines part paragraphs. */
  @Prop({ required: true }) text: string;
  /** Not sent to who does not want marketing. */
  @Prop({ default: false }) marketing: boolean;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A name belongs to one text of a kind and language. */
export const MESSAGE_TEXT_KEY = { _vendor: 1, kind: 1, language: 1, name: 1 } as const;

export const MessageTextSchema = SchemaFactory.createForClass(MessageText);
MessageTextSchema.plugin(tenantOwned);
MessageTextSchema.index(MESSAGE_TEXT_KEY, { name: 'message_text', unique: true });
