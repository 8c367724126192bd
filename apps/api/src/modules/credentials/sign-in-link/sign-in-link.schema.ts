import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest } from '../../../common/privacy/data-map';

/**
 * A mailed link that signs a guest in. The id is the guest's, so a newer link replaces an older one; it is
 * removed when used.
 */
@Schema({ collection: 'signInLinks', versionKey: false })
export class SignInLink {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** To which it was mailed; lower case. */
  @Prop({ required: true }) email: string;
  /** SHA-256 of the link's token. */
  @Prop({ required: true }) tokenHash: string;
  /** SHA-256 of the cookie of the browser that asked for it. */
  @Prop({ required: true }) browserHash: string;
  /** Codes that were typed for it. */
  @Prop({ required: true }) tries: number;
  @Prop({ required: true }) mailedAt: Date;
  @Prop({ required: true }) expiresAt: Date;
}

export const SignInLinkSchema = SchemaFactory.createForClass(SignInLink);
SignInLinkSchema.plugin(tenantOwned);
SignInLinkSchema.index({ _vendor: 1, browserHash: 1 });
SignInLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

describeData<SignInLink>(
  SignInLinkSchema,
  { why: 'To sign a guest in by a mailed link', kept: '15 minutes, or until it is used' },
  (neither) => ({
    ...neither('_vendor', 'tries'),
    _id: guestId({ erased: true }),
    email: ofGuest({ exported: 'the address is in their profile' }),
    tokenHash: ofGuest({ exported: 'a secret' }),
    browserHash: ofGuest({ exported: 'a secret' }),
    mailedAt: ofGuest({ exported: 'of no use once the link has been used' }),
    expiresAt: ofGuest({ exported: 'of no use once the link has been used' }),
  }),
);
