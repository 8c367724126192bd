import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';

/** Places that somebody is just choosing. Past `exp` it counts nothing, with nobody having to remove it. */
export interface LedgerHold {
  /** Id of the hold. */
  h: string;
  /** Start of the slot, minutes from midnight. */
  t: number;
  /** Participants. */
  pax: number;
  exp: Date;
  /** Hex id of the guest; `queue` for places kept for the waiting list until it has been asked. */
  g: string;
}

/** Whose hold it is when freed places wait for the waiting list. */
export const QUEUE = 'queue';

/** Places by start: `t600` is the slot at 10:00. Flat, since nested objects decode three times slower. */
export type PlacesBySlot = Record<`t${number}`, number>;

/**
 * What is sold of a service on a day: the one document that every booking of it passes through
 *.
 */
@Schema({ collection: 'ledgers', versionKey: false, minimize: false })
export class Ledger {
  /** `<service>|<yyyy-mm-dd>` */
  @Prop({ type: String }) _id: string;
  _vendor: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _service: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  /** Places of each slot by the service day rule; a slot without one sells nothing. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) cap: PlacesBySlot;
  /** Participants of the bookings that count. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) used: PlacesBySlot;
  /** What was sold in a slot when staff gave it fewer places than that. */
  @Prop({ type: MongooseSchema.Types.Mixed }) over?: PlacesBySlot;
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) holds: LedgerHold[];
  /** Counts every write: one that changed nothing would not conflict (SERVER-77616). */
  @Prop({ required: true, default: 0 }) v: number;
}

export const LedgerSchema = SchemaFactory.createForClass(Ledger);
LedgerSchema.plugin(tenantOwned);
LedgerSchema.index({ _vendor: 1, date: 1 });
// for the regular look at what ran out, in whichever venue; a ledger without holds is not in it
LedgerSchema.index({ 'holds.exp': 1 }, { sparse: true });
LedgerSchema.index({ _vendor: 1, _service: 1, date: 1 });

/**
 * One document for each service, written when a ledger of it begins and when the service changes: two
 * such transactions conflict, so no ledger can begin with the caps of a service that is just changing.
 */
@Schema({ collection: 'ledgerHeads', versionKey: false })
export class LedgerHead {
  /** The service. */
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true, default: 0 }) v: number;
}

export const LedgerHeadSchema = SchemaFactory.createForClass(LedgerHead);
LedgerHeadSchema.plugin(tenantOwned);

export const slotKey = (start: number): `t${number}` => `t${start}`;

export const startOfSlotKey = (key: string): number => Number(key.slice(1));

/** @param date yyyy-mm-dd */
export const ledgerIdOf = (serviceId: Types.ObjectId, date: string): string =>
  `${serviceId.toHexString()}|${date}`;
