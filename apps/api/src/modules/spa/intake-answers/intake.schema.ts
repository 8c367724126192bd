import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId, healthOfGuest, ofGuest } from '../../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

export interface SealedAnswer {
  /** A standard question, or the id of a type’s own. */
  question: string;
  /** `IntakeCipher`; every question that was asked has one, answered or not. */
  sealed: string;
}

/** What a guest agreed to. */
export interface IntakeConsent {
  /** Of the venue’s own text; 0: the product’s. */
  version: number;
  text: string;
  /** One of the seven languages. */
  language: string;
  givenAt: Date;
}

/** What one guest answered before a treatment. Only the sealed values say anything about their health. */
@Schema({ collection: 'intakes', versionKey: false })
export class Intake {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _treatment: Types.ObjectId;
  /** Which of the treatment’s guests, from 1. */
  @Prop({ required: true }) guest: number;
  /** Whose treatment it was then; absent: nobody’s who is known. */
  @Prop({ type: ObjectId }) _customer?: Types.ObjectId;
  /** Of the key that sealed the answers. */
  @Prop({ required: true }) keyId: string;
  @Prop({ type: [Mixed], required: true }) answers: SealedAnswer[];
  @Prop({ type: Mixed, required: true }) consent: IntakeConsent;
  @Prop({ required: true }) answeredAt: Date;
}

export const IntakeSchema = SchemaFactory.createForClass(Intake);
IntakeSchema.plugin(tenantOwned);
IntakeSchema.index({ _vendor: 1, _treatment: 1, guest: 1 }, { unique: true });
IntakeSchema.index({ _vendor: 1, _customer: 1 });
IntakeSchema.index({ _vendor: 1, _id: 1 });

describeData<Intake>(
  IntakeSchema,
  {
    why: 'To treat a guest safely',
    kept: 'for the days after the treatment that the venue sets, or until the guest is erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither('_id', '_vendor', '_treatment', 'guest', 'keyId'),
    _customer: guestId({ erased: true }),
    'answers.question': healthOfGuest({
      exported: 'sealed: staff open it for the treatment and read it to the guest on request',
    }),
    'answers.sealed': healthOfGuest({
      exported: 'sealed: staff open it for the treatment and read it to the guest on request',
    }),
    'consent.version': ofGuest({
      exported: 'sealed: staff open it for the treatment and read it to the guest on request',
    }),
    'consent.text': ofGuest({
      exported: 'sealed: staff open it for the treatment and read it to the guest on request',
    }),
    'consent.language': ofGuest({
      exported: 'sealed: staff open it for the treatment and read it to the guest on request',
    }),
    'consent.givenAt': ofGuest({
      exported: 'sealed: staff open it for the treatment and read it to the guest on request',
    }),
    answeredAt: ofGuest({
      exported: 'sealed: staff open it for the treatment and read it to the guest on request',
    }),
  }),
);
