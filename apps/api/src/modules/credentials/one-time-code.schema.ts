import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest } from '../../common/privacy/data-map';

export const codePurposes = ['reset', 'activation'] as const;
/** `activation`: the first password of an account created by staff. */
export type CodePurpose = (typeof codePurposes)[number];

export const accountKinds = ['guest', 'staff'] as const;
export type AccountKind = (typeof accountKinds)[number];

/**
 * An account's one code for choosing a new password. The id is the account's, so a newer code
 * replaces an older one; it is removed when used.
 */
@Schema({ collection: 'oneTimeCodes', versionKey: false })
export class OneTimeCode {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: String, enum: accountKinds, required: true }) kind: AccountKind;
  @Prop({ type: String, enum: codePurposes, required: true }) purpose: CodePurpose;
  /** SHA-256 of the code. */
  @Prop({ required: true }) codeHash: string;
  @Prop({ required: true }) expiresAt: Date;
}

export const OneTimeCodeSchema = SchemaFactory.createForClass(OneTimeCode);
OneTimeCodeSchema.plugin(tenantOwned);
OneTimeCodeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

describeData<OneTimeCode>(
  OneTimeCodeSchema,
  { why: 'To let somebody choose a new password', kept: 'until it is used or has expired' },
  (neither) => ({
    ...neither('_vendor', 'kind', 'purpose'),
    _id: guestId({ erased: true }),
    codeHash: ofGuest({ exported: 'a secret' }),
    expiresAt: ofGuest({ exported: 'of no use once the link has been used' }),
  }),
);
