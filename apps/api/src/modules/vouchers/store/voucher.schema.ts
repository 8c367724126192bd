import { type VoucherMark, voucherMarks } from '@atrium/rules/vouchers/voucher-state';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import {
  describeData,
  figureOfGuest,
  guestId,
  noteOnGuest,
  ofGuest,
} from '../../../common/privacy/data-map';

const { ObjectId, Mixed } = MongooseSchema.Types;

/** Who gave it, or whom it is for; gone once they are erased. */
export interface VoucherPerson {
  name: string;
  email: string;
}

/** A gift card: an amount that was paid before, to be used bit by bit. */
@Schema({ collection: 'vouchers', timestamps: false, versionKey: false, minimize: false })
export class Voucher {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Finds it by its code, which nobody can read from it. */
  @Prop({ required: true }) digest: string;
  /** The code itself, sealed with a key of INTAKE_KEYS, so that it can be sent again. */
  @Prop({ required: true }) sealed: string;
  @Prop({ required: true }) keyId: string;
  /** Last characters of the code, by which staff know it. */
  @Prop({ required: true }) ending: string;
  @Prop({ type: String, enum: voucherMarks, required: true }) mark: VoucherMark;
  /** Minor units that it was issued with. */
  @Prop({ required: true, min: 1, validate: Number.isSafeInteger }) amount: number;
  /** Minor units that can still be used: changed only by a write that is guarded by it. */
  @Prop({ required: true, min: 0, validate: Number.isSafeInteger }) remaining: number;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  /** Last day on which it can be used, the venue's; absent: no end. */
  @Prop() validUntil?: string;
  /** Of the buyer; absent: staff issued it. */
  @Prop({ type: ObjectId }) _customer?: Types.ObjectId;
  @Prop({ type: Mixed }) buyer?: VoucherPerson;
  @Prop({ type: Mixed }) recipient?: VoucherPerson;
  /** The buyer's greeting. */
  @Prop() greeting?: string;
  /** One of the seven. */
  @Prop({ required: true }) language: string;
  /** Day on which it is sent, the venue's. */
  @Prop({ required: true }) sendOn: string;
  /** When it was first sent. */
  @Prop() sentAt?: Date;
  /** Why staff issued or blocked it, in their words. */
  @Prop() reason?: string;
  @Prop({ required: true, default: 0 }) version: number;
  @Prop({ required: true }) createdAt: Date;
}

/** Codes are unique. */
export const BY_DIGEST = { _vendor: 1, digest: 1 } as const;

export const VoucherSchema = SchemaFactory.createForClass(Voucher);
VoucherSchema.plugin(tenantOwned);
VoucherSchema.index(BY_DIGEST, { unique: true });
VoucherSchema.index({ _vendor: 1, createdAt: -1, _id: -1 });
VoucherSchema.index({ _vendor: 1, ending: 1 });
VoucherSchema.index({ _vendor: 1, _customer: 1 });
VoucherSchema.index({ _vendor: 1, 'recipient.email': 1 });

/** Deleted when the guest with that email is erased. */
const ofRecipient = { exported: 'of somebody else', erased: 'of somebody else, who has the card' };

describeData<Voucher>(
  VoucherSchema,
  {
    why: 'To let whoever has a gift card use it',
    kept: 'as long as the law wants accounts kept; without its people once the buyer is erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'digest', 'sealed', 'keyId', 'ending', 'mark', 'language'),
    ...neither('sendOn', 'sentAt', 'version', 'validUntil'),
    _customer: guestId(),
    amount: figureOfGuest({ exported: 'as the payment of its price' }),
    remaining: figureOfGuest({ exported: 'of whoever has the card' }),
    currency: figureOfGuest({ exported: 'as the payment of its price' }),
    createdAt: figureOfGuest({ exported: 'as the payment of its price' }),
    'buyer.name': ofGuest({ exported: 'the guest’s own name and email, in their record' }),
    'buyer.email': ofGuest({ exported: 'the guest’s own name and email, in their record' }),
    'recipient.name': ofGuest(ofRecipient),
    'recipient.email': ofGuest(ofRecipient),
    greeting: ofGuest({ exported: 'written to somebody else, who has it' }),
    reason: noteOnGuest(),
  }),
);
