import type { MoneyKind } from '@atrium/rules/payments/ledger/money-balance';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { Actor } from '../../../common/context/request-context';
import { appendOnly } from '../../../common/database/append-only.plugin';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { BOOKKEEPING, describeData, guestId } from '../../../common/privacy/data-map';

const { ObjectId, Mixed } = MongooseSchema.Types;

/** What can be paid for. */
export type PaidKind = 'booking' | 'membership' | 'stay' | 'treatment' | 'voucher';

/** What an amount is for. It may have been deleted since: its money is not. */
export interface PaidThing {
  kind: PaidKind;
  _id: Types.ObjectId;
}

/** Why an entry was made. */
export type MoneyCause =
  /** The guest paid on the provider's page. */
  | 'guestPaid'
  /** It was taken from a card that the guest gave for this. */
  | 'cardCharged'
  /** The guest did not come. */
  | 'noShow'
  /** The guest cancelled when that was no longer free. */
  | 'lateCancellation'
  /** What was paid for has been booked. */
  | 'booked'
  /** Somebody else had the place by then. */
  | 'placeGone'
  /** The guest cancelled, and the terms give something back. */
  | 'guestCancelled'
  /** Staff decided so; the payment has their reason. */
  | 'staffDecided';

/** Who made an entry: no name, since an entry outlives whoever asked for it. */
export type MoneyActor =
  | { kind: 'staff' | 'guest' | 'key'; id: string }
  | { kind: 'visitor' | 'system' };

export const moneyActorOf = (actor: Actor): MoneyActor =>
  'id' in actor ? { kind: actor.kind, id: actor.id } : { kind: actor.kind };

/**
 * One amount in the ledger of money. Entries are only ever added; what is wrong is put right by another one,
 * and a balance is the sum of its entries.
 */
@Schema({ collection: 'moneyEntries', timestamps: false, versionKey: false })
export class MoneyEntry {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** What was done, and to what: the same done twice has the same key, and is one entry. */
  @Prop({ required: true }) key: string;
  @Prop({ type: String, required: true }) kind: MoneyKind;
  /** Minor units, above 0. */
  @Prop({ required: true, min: 1, validate: Number.isSafeInteger }) amount: number;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  @Prop({ type: Mixed, required: true }) about: PaidThing;
  @Prop({ type: ObjectId, required: true }) _payment: Types.ObjectId;
  @Prop({ type: String, required: true }) cause: MoneyCause;
  @Prop({ type: Mixed, required: true }) actor: MoneyActor;
  /** Who moved the money: `stripe`, `sandbox`. */
  @Prop({ required: true }) provider: string;
  /** What the provider calls it. */
  @Prop({ required: true }) reference: string;
  @Prop({ required: true }) at: Date;
}

export const MoneyEntrySchema = SchemaFactory.createForClass(MoneyEntry);
MoneyEntrySchema.plugin(tenantOwned);
MoneyEntrySchema.plugin(appendOnly);
MoneyEntrySchema.index({ _vendor: 1, key: 1 }, { unique: true });
MoneyEntrySchema.index({ _vendor: 1, 'about._id': 1, at: 1 });
MoneyEntrySchema.index({ _vendor: 1, _payment: 1, at: 1 });
MoneyEntrySchema.index({ _vendor: 1, at: 1, _id: 1 });

describeData<MoneyEntry, 'about'>(
  MoneyEntrySchema,
  {
    why: BOOKKEEPING,
    kept: 'as long as the law wants accounts kept; it names no guest',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'key',
      'kind',
      'amount',
      'currency',
      'about',
      '_payment',
      'cause',
      'actor.kind',
      'provider',
      'reference',
      'at',
    ),
    'actor.id': guestId(),
  }),
);
