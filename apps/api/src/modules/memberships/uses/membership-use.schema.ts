import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { Actor } from '../../../common/context/request-context';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import {
  describeData,
  figureOfGuest,
  guestId,
  noteOnGuest,
  ofGuest,
  ofStaff,
} from '../../../common/privacy/data-map';

const { ObjectId, Mixed } = MongooseSchema.Types;

/**
 * An entry of a membership's ledger. Entries are only added; a reversal is an entry of its own, so
 * the sum of the ledger equals the membership's number of uses.
 */
@Schema({ collection: 'membershipUses', timestamps: false, versionKey: false })
export class MembershipUse {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _membership: Types.ObjectId;
  /** Place in the ledger, from 1. */
  @Prop({ required: true }) no: number;
  @Prop({ required: true }) at: Date;
  @Prop({ type: Mixed, required: true }) actor: Actor;
  /** Uses taken; negative: given back. */
  @Prop({ required: true }) uses: number;
  /** Total uses, including this entry. */
  @Prop({ required: true, min: 0 }) numberOfUsages: number;
  /** The booking that it paid for. */
  @Prop({ type: ObjectId }) _booking?: Types.ObjectId;
  /** The treatment that it paid for. */
  @Prop({ type: ObjectId }) _treatment?: Types.ObjectId;
  /** The entry that it takes back. */
  @Prop({ type: ObjectId }) _reverses?: Types.ObjectId;
  @Prop() comment?: string;
}

/** An entry can be reversed only once. */
export const MEMBERSHIP_REVERSAL_KEY = { _vendor: 1, _reverses: 1 } as const;

export const MembershipUseSchema = SchemaFactory.createForClass(MembershipUse);
MembershipUseSchema.plugin(tenantOwned);
MembershipUseSchema.index({ _vendor: 1, _membership: 1, no: -1 }, { unique: true });
MembershipUseSchema.index(
  { _vendor: 1, _booking: 1 },
  { partialFilterExpression: { _booking: { $exists: true } } },
);
MembershipUseSchema.index(
  { _vendor: 1, _treatment: 1 },
  { partialFilterExpression: { _treatment: { $exists: true } } },
);
MembershipUseSchema.index(MEMBERSHIP_REVERSAL_KEY, {
  name: 'membership_reversal',
  unique: true,
  partialFilterExpression: { _reverses: { $exists: true } },
});

describeData<MembershipUse>(
  MembershipUseSchema,
  {
    why: 'To count what was used of a membership',
    kept: 'as long as the venue; without names once the guest is erased',
  },
  (neither) => ({
    ...neither('_id', '_vendor', '_membership', 'no', '_booking', '_treatment', '_reverses'),
    at: figureOfGuest(),
    uses: figureOfGuest(),
    numberOfUsages: figureOfGuest(),
    'actor.kind': figureOfGuest({ exported: 'for the venue’s figures' }),
    'actor.id': guestId(),
    'actor.level': ofStaff(),
    'actor.name': ofGuest({ exported: 'their own name, or that of staff' }),
    comment: noteOnGuest(),
  }),
);
