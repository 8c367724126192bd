import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofStaff } from '../../../common/privacy/data-map';

/** What an authenticator shares with us. */
export interface SealedSecret {
  /** Name of the key that sealed it. */
  readonly keyId: string;
  readonly sealed: string;
}

/** How one member of staff proves besides the password who they are. The id is the account's. */
@Schema({ collection: 'secondFactors', versionKey: false })
export class SecondFactor {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Of the authenticator in use. */
  @Prop({ type: MongooseSchema.Types.Mixed }) secret?: SealedSecret;
  /** Of one that has not shown a code yet. */
  @Prop({ type: MongooseSchema.Types.Mixed }) offered?: SealedSecret;
  /** When the authenticator in use was set up. */
  @Prop() since?: Date;
  /** The time step of the last code accepted: that code and earlier ones work no more. */
  @Prop({ default: 0 }) lastStep: number;
  /** With which the recovery codes are hashed; absent for codes from before there was one. */
  @Prop() recoverySalt?: string;
  /** Hashes of the recovery codes that are left. */
  @Prop({ type: [String], default: [] }) recoveryCodes: string[];
}

export const SecondFactorSchema = SchemaFactory.createForClass(SecondFactor);
SecondFactorSchema.plugin(tenantOwned);

describeData<SecondFactor>(
  SecondFactorSchema,
  { why: 'To check who signs in', kept: 'as long as the account' },
  (neither) => ({
    ...neither('_vendor'),
    _id: ofStaff(),
    'secret.keyId': ofStaff(),
    'secret.sealed': ofStaff(),
    'offered.keyId': ofStaff(),
    'offered.sealed': ofStaff(),
    since: ofStaff(),
    lastStep: ofStaff(),
    recoverySalt: ofStaff(),
    recoveryCodes: ofStaff(),
  }),
);
