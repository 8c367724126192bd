import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import type { SlotDay } from '../claim';

/** Places kept for somebody who is choosing. Past `exp` it counts for nothing, whether or not it is removed. */
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

/** Owner of the holds that keep freed places for the waiting list. */
export const QUEUE = 'queue';

export const LEDGERS = 'ledgers';

/** Ids are enough: without the hint the planner weighs the indexes of the venue too, on every call. */
export const BY_ID = { _id: 1 } as const;

/** Places by start: `t600` is the slot at 10:00. Flat, since nested objects decode three times slower. */
export type PlacesBySlot = Record<`t${number}`, number>;

/** What is sold of a service on a day: the one document that every claim of its places passes through. */
@Schema({ collection: LEDGERS, versionKey: false, minimize: false })
export class Ledger {
  /** `<service>|<yyyy-mm-dd>` */
  @Prop({ type: String }) _id: string;
  _vendor: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _service: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  /** Places of each slot by the service day rule; a slot without one sells nothing. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) cap: PlacesBySlot;
  /** Places that are held, by whoever holds them. */
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
// for the regular look at expired holds, of any venue; a ledger without holds is not in it
LedgerSchema.index({ 'holds.exp': 1 }, { sparse: true });
LedgerSchema.index({ _vendor: 1, _service: 1, date: 1 });

/**
 * One document for each service, written when one of its ledgers opens and when the service changes: two such
 * transactions conflict, so no ledger opens with the caps of a service that is being changed.
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

/** The service and the day of a ledger's id. */
export function dayOfLedger(ledgerId: string): SlotDay {
  const [service = '', date = ''] = ledgerId.split('|');
  return { serviceId: Types.ObjectId.createFromHexString(service), date };
}
