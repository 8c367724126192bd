import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
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
