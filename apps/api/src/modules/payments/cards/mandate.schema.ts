import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, figureOfGuest, guestId } from '../../../common/privacy/data-map';
import { type MandatePurpose, mandatePurposes } from '../payment.schema';

const { ObjectId } = MongooseSchema.Types;

/**
 * A guest's word that the venue may take from a card while they are not there: what they agreed to and when, and
 * what tells them which card it is. The card itself is the provider's; no number of it comes near us.
 */
@Schema({ collection: 'mandates', timestamps: false, versionKey: false })
export class Mandate {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  /** The payment on whose page the card was given. */
  @Prop({ type: ObjectId, required: true }) _payment: Types.ObjectId;
  @Prop({ type: String, enum: mandatePurposes, required: true }) purpose: MandatePurpose;
  /** As it was shown to them, in their language. */
  @Prop({ required: true }) text: string;
  /** Of the wording. */
  @Prop({ required: true }) textVersion: string;
  /** The highest amount that the text allows, in minor units. Absent: it names none. */
  @Prop() upTo?: number;
  @Prop({ required: true }) agreedAt: Date;
  /** `stripe`, `sandbox`. */
  @Prop({ required: true }) provider: string;
  /** Whom the provider knows the guest as, and the card by. */
  @Prop({ required: true }) holder: string;
  @Prop({ required: true }) card: string;
  /** As cards call it: `visa`. */
  @Prop({ required: true }) brand: string;
  @Prop({ required: true }) lastFour: string;
  /** 1 to 12. */
  @Prop({ required: true }) expiryMonth: number;
  @Prop({ required: true }) expiryYear: number;
  /** From then on nothing is taken from it, and the provider is asked to forget it. */
  @Prop() revokedAt?: Date;
}

export const MandateSchema = SchemaFactory.createForClass(Mandate);
MandateSchema.plugin(tenantOwned);
// a payment keeps one card, however often its answer is read
MandateSchema.index({ _vendor: 1, _payment: 1 }, { unique: true });
MandateSchema.index({ _vendor: 1, _customer: 1, agreedAt: -1 });

const PROOF =
  'what was agreed to, and of which card: without it nobody could show that a charge was allowed';
const agreed = () => figureOfGuest({ exported: 'given on request', erased: PROOF });

describeData<Mandate>(
  MandateSchema,
  {
    why: 'To take what a guest agreed to from a card that they gave',
    kept: 'as long as the law wants accounts kept; the provider forgets the card once it is revoked',
    guest: '_customer',
  },
  (neither) => ({
    ...neither('_id', '_vendor', '_payment', 'purpose', 'textVersion', 'provider', 'revokedAt'),
    _customer: guestId(),
    text: agreed(),
    upTo: agreed(),
    agreedAt: agreed(),
    holder: agreed(),
    card: agreed(),
    brand: agreed(),
    lastFour: agreed(),
    expiryMonth: agreed(),
    expiryYear: agreed(),
  }),
);
