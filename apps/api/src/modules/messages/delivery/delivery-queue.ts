import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { MessageDelivery } from './message-delivery.schema';

/** A delivery that one sender holds. */
export type ClaimedDelivery = MessageDelivery & { claim: string };

/** A delivery that nobody has tried yet. */
export type NewDelivery = Omit<MessageDelivery, 'attempts' | 'claim'>;

/** Longer than any try can take: the transport gives up after a minute of silence. */
export const LEASE_MS = 5 * 60_000;

/** Which messages wait to be sent, by any of many senders, each by one at a time. */
@Injectable()
export class DeliveryQueue {
  constructor(@InjectModel(MessageDelivery.name) private readonly model: Model<MessageDelivery>) {}

  /** In the transaction that writes the messages. */
  async addAll(session: ClientSession, deliveries: readonly NewDelivery[]): Promise<void> {
    if (deliveries.length === 0) return;
    await this.model.collection.insertMany(
      deliveries.map((delivery) => ({ ...delivery, attempts: 0 })),
      { session },
    );
  }

  /** Once more from the start, whatever became of it before; in the transaction that says so of the message. */
  async again(session: ClientSession, { _id, ...delivery }: NewDelivery): Promise<void> {
    await this.model.collection.replaceOne(
      { _id },
      { ...delivery, attempts: 0 },
      { upsert: true, session },
    );
  }

  /** Takes the delivery that has been due longest; nobody else gets it until its lease is over. */
  async claim(now: Date): Promise<ClaimedDelivery | null> {
    return this.model
      .findOneAndUpdate(
        { dueAt: { $lte: now } },
        {
          $set: { claim: randomUUID(), dueAt: new Date(now.getTime() + LEASE_MS) },
          $inc: { attempts: 1 },
        },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      )
      .lean<ClaimedDelivery | null>();
  }

  /** Gives a delivery back, to be tried again. */
  async retry({ _id, claim }: ClaimedDelivery, dueAt: Date): Promise<void> {
    await this.model.updateOne({ _id, claim }, { $set: { dueAt }, $unset: { claim: 1 } });
  }

  /** Sent, or given up. */
  async remove({ _id, claim }: ClaimedDelivery): Promise<void> {
    await this.model.deleteOne({ _id, claim });
  }
}
