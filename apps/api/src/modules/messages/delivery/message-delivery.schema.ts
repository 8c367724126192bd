import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';

/**
 * A message that waits to be sent; written with it and removed once it is sent or given up. The
 * queue is of the whole installation and not of a venue: senders serve all of them, in order.
 */
@Schema({ collection: 'messageDeliveries', versionKey: false })
export class MessageDelivery {
  /** The message's. */
  _id: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _vendor: Types.ObjectId;
  /**
   * When it may be tried. Claiming moves it to the end of the lease: a sender that dies leaves the
   * message due again.
   */
  @Prop({ required: true }) dueAt: Date;
  /** Random mark of the sender that holds the lease. */
  @Prop() claim?: string;
  /** How often it was claimed. */
  @Prop({ default: 0 }) attempts: number;
  /** Not sent any more after this: the link in it has run out. */
  @Prop() notAfter?: Date;
}

export const MessageDeliverySchema = SchemaFactory.createForClass(MessageDelivery);
MessageDeliverySchema.index({ dueAt: 1 });
