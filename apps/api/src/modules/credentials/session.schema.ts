import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest } from '../../common/privacy/data-map';
import type { Device } from './device';
import { type AccountKind, accountKinds } from './one-time-code.schema';

/** One sign-in on one device: a family of refresh tokens, of which the latest is valid. */
@Schema({ collection: 'sessions', versionKey: false })
export class Session {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: String, enum: accountKinds, required: true }) kind: AccountKind;
  /** Of the guest or user. */
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) accountId: Types.ObjectId;
  /** Digest of the prefix its tokens share: recognises any of them, however old. */
  @Prop({ required: true }) familyHash: string;
  /** Digests of the valid tokens: one, or a few if tabs raced. */
  @Prop({ type: [String], required: true }) current: string[];
  /** Digests of the previous tokens, valid for a moment longer in case tabs race. */
  @Prop({ type: [String], default: [] }) previous: string[];
  @Prop({ type: MongooseSchema.Types.Mixed }) device?: Device;
  /** The network address it was last used from. */
  @Prop() ip?: string;
  @Prop({ required: true }) createdAt: Date;
  /** When a password or second factor was last given in it. */
  @Prop() confirmedAt?: Date;
  /** When it last got a token. */
  @Prop({ required: true }) rotatedAt: Date;
  @Prop({ required: true }) expiresAt: Date;
}

export const SessionSchema = SchemaFactory.createForClass(Session);
SessionSchema.plugin(tenantOwned);
SessionSchema.index({ _vendor: 1, accountId: 1 });
SessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

describeData<Session, 'device'>(
  SessionSchema,
  {
    why: 'To keep somebody signed in, and to show them where they are',
    kept: '30 days after its last use, or until it ends',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'kind'),
    accountId: guestId({ erased: true }),
    familyHash: ofGuest({ exported: 'a secret' }),
    current: ofGuest({ exported: 'a secret' }),
    previous: ofGuest({ exported: 'a secret' }),
    device: ofGuest({ exported: 'shown among their sign-ins' }),
    ip: ofGuest({ exported: 'shown among their sign-ins' }),
    createdAt: ofGuest({ exported: 'shown among their sign-ins' }),
    confirmedAt: ofGuest({ exported: 'shown among their sign-ins' }),
    rotatedAt: ofGuest({ exported: 'shown among their sign-ins' }),
    expiresAt: ofGuest({ exported: 'shown among their sign-ins' }),
  }),
);
