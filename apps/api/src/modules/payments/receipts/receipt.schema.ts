import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { appendOnly } from '../../../common/database/append-only.plugin';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { BOOKKEEPING, describeData } from '../../../common/privacy/data-map';
import type { PostalAddress } from '../../vendors/public';
import type { PaidThing } from '../ledger/money-entry.schema';
import type { PayableLine } from '../requests/payables';

const { ObjectId, Mixed } = MongooseSchema.Types;

export const receiptKinds = ['receipt', 'creditNote'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Who sold it, as they were then. */
export interface Seller {
  name: string;
  /** In the register of companies. */
  organisationNumber?: string;
  address?: PostalAddress;
  email?: string;
  phone?: string;
}

/** The tax that an amount includes, in minor units. */
export interface ReceiptTax {
  /** 2,500 are 25 %. */
  basisPoints: number;
  net: number;
  tax: number;
}

/**
 * What a guest has in hand of an amount that was taken, or of one that went back. It is never changed: another
 * one is made, with the next number of the venue. It names no guest, since it outlives what is known of them.
 */
@Schema({ collection: 'receipts', timestamps: false, versionKey: false })
export class Receipt {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** From 1 on; none is missing, and none is there twice. */
  @Prop({ required: true, min: 1, validate: Number.isSafeInteger }) number: number;
  @Prop({ type: String, enum: receiptKinds, required: true }) kind: ReceiptKind;
  /** Key of the entry in the ledger of money: each has one receipt. */
  @Prop({ required: true }) entry: string;
  @Prop({ type: ObjectId, required: true }) _payment: Types.ObjectId;
  @Prop({ type: Mixed, required: true }) about: PaidThing;
  /** Number of the receipt that a credit note takes back, or some of. */
  @Prop() credits?: number;
  @Prop({ type: Mixed, required: true }) seller: Seller;
  /** What was paid for, in the guest's language. */
  @Prop({ required: true }) description: string;
  /** What it is made of, where the price was explained line by line and paid in one. */
  @Prop({ type: [Mixed], default: undefined }) lines?: PayableLine[];
  /** One of the seven. */
  @Prop({ required: true }) language: string;
  /** Minor units, tax included. */
  @Prop({ required: true, min: 1, validate: Number.isSafeInteger }) amount: number;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  /** Absent: the venue has set none for what was paid for. */
  @Prop({ type: Mixed }) tax?: ReceiptTax;
  /** Day of the venue on which it was made. */
  @Prop({ required: true }) date: string;
  @Prop({ required: true }) at: Date;
}

export const ReceiptSchema = SchemaFactory.createForClass(Receipt);
ReceiptSchema.plugin(tenantOwned);
ReceiptSchema.plugin(appendOnly);
ReceiptSchema.index({ _vendor: 1, number: 1 }, { unique: true });
ReceiptSchema.index({ _vendor: 1, entry: 1 }, { unique: true });
ReceiptSchema.index({ _vendor: 1, _payment: 1, number: 1 });
ReceiptSchema.index({ _vendor: 1, 'about._id': 1, number: 1 });

/** The last number that a venue has given to a receipt. */
@Schema({ collection: 'receiptSeries', timestamps: false, versionKey: false })
export class ReceiptSeries {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true, default: 0 }) last: number;
}

export const ReceiptSeriesSchema = SchemaFactory.createForClass(ReceiptSeries);
ReceiptSeriesSchema.plugin(tenantOwned);
ReceiptSeriesSchema.index({ _vendor: 1 }, { unique: true });

describeData<Receipt, 'about' | 'lines' | 'seller' | 'tax'>(
  ReceiptSchema,
  {
    why: BOOKKEEPING,
    kept: 'as long as the law wants accounts kept; it names no guest',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'number',
      'kind',
      'entry',
      '_payment',
      'about',
      'credits',
      'seller',
      'description',
      'lines',
      'language',
      'amount',
      'currency',
      'tax',
      'date',
      'at',
    ),
  }),
);

describeData<ReceiptSeries>(
  ReceiptSeriesSchema,
  { why: 'To number receipts without a gap', kept: 'as long as the venue' },
  (neither) => ({
    ...neither('_id', '_vendor', 'last'),
  }),
);
