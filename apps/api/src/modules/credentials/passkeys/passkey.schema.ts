import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest } from '../../../common/privacy/data-map';
import { type AccountKind, accountKinds } from '../one-time-code.schema';

/** A key pair of which the account's owner keeps the private half. */
@Schema({ collection: 'passkeys', versionKey: false })
export class Passkey {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: String, enum: accountKinds, required: true }) kind: AccountKind;
  /** Of the guest or user. */
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) accountId: Types.ObjectId;
  /** By which the authenticator knows it; base64url. */
  @Prop({ required: true }) credentialId: string;
  /** COSE, base64url. */
  @Prop({ required: true }) publicKey: string;
  /** How often the authenticator says that it was used; one that does not count stays at 0. */
  @Prop({ required: true }) counter: number;
  /** How a browser reaches the authenticator, such as `internal`. */
  @Prop({ type: [String], required: true }) transports: string[];
  /** As its owner calls it. */
  @Prop({ required: true }) name: string;
  @Prop({ required: true }) createdAt: Date;
  @Prop() lastUsedAt?: Date;
}

export const CREDENTIAL_KEY = { _vendor: 1, credentialId: 1 } as const;

export const PasskeySchema = SchemaFactory.createForClass(Passkey);
PasskeySchema.plugin(tenantOwned);
PasskeySchema.index({ _vendor: 1, accountId: 1 });
PasskeySchema.index(CREDENTIAL_KEY, { unique: true });

describeData<Passkey>(
  PasskeySchema,
  { why: 'To check who signs in', kept: 'until it is removed, or with its account' },
  (neither) => ({
    ...neither('_id', '_vendor', 'kind'),
    accountId: guestId({ erased: true }),
    credentialId: ofGuest({ exported: 'a secret' }),
    publicKey: ofGuest({ exported: 'a secret' }),
    counter: ofGuest({ exported: 'a secret' }),
    transports: ofGuest({ exported: 'a secret' }),
    name: ofGuest({ exported: 'shown among their sign-ins' }),
    createdAt: ofGuest({ exported: 'shown among their sign-ins' }),
    lastUsedAt: ofGuest({ exported: 'shown among their sign-ins' }),
  }),
);
