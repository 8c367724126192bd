import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { appendOnly } from '../../../common/database/append-only.plugin';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';

/**
 * Some entries of a venue's log, as they were written, and the seal before it: together a chain. Whoever edits,
 * removes or inserts an entry later has to write every later seal again. See docs/security.md.
 */
@Schema({ collection: 'auditSeals', timestamps: false, versionKey: false })
export class AuditSeal {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** From 1; none is missing. */
  @Prop({ required: true, min: 1 }) no: number;
  @Prop({ required: true }) at: Date;
  /** The last entry that was looked at for it, of any venue. */
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) upTo: Types.ObjectId;
  /** `LEAF_BYTES` for each entry; see entry-digest. */
  @Prop({ type: Buffer, required: true }) leaves: Buffer;
  /** The same for entries of guests who have been erased since, as they are now. */
  @Prop({ type: Buffer }) erased: Buffer;
  /** Hash of the seal before, hex; empty for the first. */
  @Prop({ type: String, default: '' }) previous: string;
  /** SHA-256 of all of the above, hex. */
  @Prop({ required: true }) hash: string;
}

export const AuditSealSchema = SchemaFactory.createForClass(AuditSeal);
AuditSealSchema.plugin(tenantOwned);
AuditSealSchema.plugin(appendOnly);
// two processes that seal at once: the second begins again
AuditSealSchema.index({ _vendor: 1, no: 1 }, { unique: true });
// whatever the venue: one pass seals for all of them
AuditSealSchema.index({ upTo: 1 });

describeData<AuditSeal>(
  AuditSealSchema,
  { why: 'To show that nobody has changed the audit log', kept: 'as long as the audit log' },
  (neither) =>
    neither('_id', '_vendor', 'no', 'at', 'upTo', 'leaves', 'erased', 'previous', 'hash'),
);
