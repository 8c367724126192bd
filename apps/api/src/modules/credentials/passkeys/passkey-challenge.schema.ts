import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId } from '../../../common/privacy/data-map';

/** What an answer to a challenge is good for. */
export type PasskeyPurpose = 'add' | 'secondFactor' | 'confirm' | 'signIn';

/** What a passkey was asked to sign. It is removed with the first answer, be that right or wrong. */
@Schema({ collection: 'passkeyChallenges', versionKey: false })
export class PasskeyChallenge {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** SHA-256 of the challenge. */
  @Prop({ required: true }) challengeHash: string;
  @Prop({ type: String, required: true }) purpose: PasskeyPurpose;
  /** Whose answer counts; null where the passkey itself says whose it is. */
  @Prop({ type: MongooseSchema.Types.ObjectId, default: null }) accountId: Types.ObjectId | null;
  @Prop({ required: true }) expiresAt: Date;
}

export const PasskeyChallengeSchema = SchemaFactory.createForClass(PasskeyChallenge);
PasskeyChallengeSchema.plugin(tenantOwned);
PasskeyChallengeSchema.index({ _vendor: 1, challengeHash: 1 }, { unique: true });
PasskeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

describeData<PasskeyChallenge>(
  PasskeyChallengeSchema,
  { why: 'To check who signs in', kept: 'a few minutes, or until it is answered' },
  (neither) => ({
    ...neither('_id', '_vendor', 'challengeHash', 'purpose', 'expiresAt'),
    accountId: guestId({ erased: 'gone within minutes' }),
  }),
);
