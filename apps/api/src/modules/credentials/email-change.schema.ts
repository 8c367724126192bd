import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest } from '../../common/privacy/data-map';

/**
 * A guest's new address, pending until its mailed link is followed. The id is the guest's, so a
 * newer request replaces an older one; it is removed when used.
 */
@Schema({ collection: 'emailChanges', versionKey: false })
export class EmailChange {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Lower case. */
  @Prop({ required: true }) email: string;
  /** SHA-256 of the code. */
  @Prop({ required: true }) codeHash: string;
  @Prop({ required: true }) expiresAt: Date;
}

export const EmailChangeSchema = SchemaFactory.createForClass(EmailChange);
EmailChangeSchema.plugin(tenantOwned);
EmailChangeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

describeData<EmailChange>(
  EmailChangeSchema,
  { why: 'To confirm a guest’s new address', kept: 'until the link is used or has expired' },
  (neither) => ({
    ...neither('_vendor'),
    _id: guestId({ erased: true }),
    email: ofGuest(),
    codeHash: ofGuest({ exported: 'a secret' }),
    expiresAt: ofGuest({ exported: 'of no use once the link has been used' }),
  }),
);
