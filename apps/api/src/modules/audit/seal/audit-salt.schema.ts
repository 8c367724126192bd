import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData, ofGuest } from '../../../common/privacy/data-map';

/** With it the digests of a guest's data in the audit log are made. Without it they say nothing of them. */
@Schema({ collection: 'auditSalts', timestamps: false, versionKey: false })
export class AuditSalt {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) customerId: Types.ObjectId;
  @Prop({ type: Buffer, required: true }) salt: Buffer;
}

export const AuditSaltSchema = SchemaFactory.createForClass(AuditSalt);
AuditSaltSchema.plugin(tenantOwned);
AuditSaltSchema.index({ _vendor: 1, customerId: 1 }, { unique: true });

describeData<AuditSalt>(
  AuditSaltSchema,
  {
    why: 'To show that nobody has changed the audit log, until the guest is erased',
    kept: 'until the guest is erased',
    guest: 'customerId',
  },
  (neither) => ({
    ...neither('_id', '_vendor'),
    customerId: ofGuest({ exported: 'an id, which says nothing by itself' }),
    salt: ofGuest({ exported: 'a secret' }),
  }),
);
