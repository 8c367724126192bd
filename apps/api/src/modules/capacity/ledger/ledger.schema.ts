import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId } from '../../../common/privacy/data-map';
import type { SlotDay } from '../claim';

/** Places kept for a guest who is booking. After `exp` it no longer counts, even before it is removed. */
export interface LedgerHold {
  /** Id of the hold. */
  h: string;
  /** Start of the slot, minutes from midnight. */
  t: number;
  /** Participants. */
  pax: number;
  exp: Date;
  /** Hex id of the guest; that of their payment while they pay; `queue` for places kept for the waiting list until it is served. */
  g: string;
  /** Hex ids of the tables that are held as well. */
  tables?: string[];
  /** Until when they are held, minutes from midnight of the day. */
  end?: number;
}

/** Owner of the holds that keep freed places for the waiting list. */
export const QUEUE = 'queue';

export const LEDGERS = 'ledgers';

/** Ids are enough; without the hint the planner also considers the venue's indexes on every call. */
export const BY_ID = { _id: 1 } as const;

/** Places by start: `t600` is the slot at 10:00. Flat, because nested objects decode three times slower. */
export type PlacesBySlot = Record<`t${number}`, number>;

/** What is sold of a service on a day: the one document that every claim on its places goes through. */
@Schema({ collection: LEDGERS, versionKey: false, minimize: false })
export class Ledger {
  /** `<service>|<yyyy-mm-dd>` */
  @Prop({ type: String }) _id: string;
  _vendor: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _service: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  /** Places that each slot offers; a slot without an entry sells nothing. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) cap: PlacesBySlot;
  /** Holds of guests and of the waiting list. */
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) used: PlacesBySlot;
  /** Number sold in a slot when staff cut its places below that. */
  @Prop({ type: MongooseSchema.Types.Mixed }) over?: PlacesBySlot;
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) holds: LedgerHold[];
  /** Counts every write: one that changed nothing would not conflict (SERVER-77616). */
  @Prop({ required: true, default: 0 }) v: number;
}

export const LedgerSchema = SchemaFactory.createForClass(Ledger);
LedgerSchema.plugin(tenantOwned);
LedgerSchema.index({ _vendor: 1, date: 1 });
// for finding expired holds of any venue; ledgers without holds are not in it
LedgerSchema.index({ 'holds.exp': 1 }, { sparse: true });
LedgerSchema.index({ _vendor: 1, _service: 1, date: 1 });

/**
 * One document per service, written when a ledger opens and when the service changes. The two conflict, so
 * that no ledger opens with outdated caps.
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

describeData<Ledger, 'cap' | 'used' | 'over'>(
  LedgerSchema,
  { why: 'To sell no place twice', kept: 'as long as the venue' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      '_service',
      'date',
      'cap',
      'used',
      'over',
      'v',
      'holds.h',
      'holds.t',
      'holds.pax',
      'holds.exp',
      'holds.tables',
      'holds.end',
    ),
    'holds.g': guestId({ erased: 'gone within minutes' }),
  }),
);

describeData<LedgerHead>(
  LedgerHeadSchema,
  { why: 'To sell no place twice', kept: 'as long as the service' },
  (neither) => ({
    ...neither('_id', '_vendor', 'v'),
  }),
);
