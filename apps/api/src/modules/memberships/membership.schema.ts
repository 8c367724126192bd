import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import {
  describeData,
  figureOfGuest,
  guestId,
  noteOnGuest,
  ofGuest,
} from '../../common/privacy/data-map';
import type { MembershipRenewal } from './renewals/membership-renewal';

const { ObjectId, Mixed } = MongooseSchema.Types;

/** Where an imported membership came from; the same source row never comes in twice. */
export interface MembershipSource {
  system: string;
  key: string;
}

/**
 * A guest's membership. Uses, price and last day are fixed at the sale; later changes of the type
 * do not affect them. The name and the services covered are the type's.
 */
@Schema({ collection: 'memberships', timestamps: true, versionKey: false })
export class Membership {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _membershipType: Types.ObjectId;
  /** First day, `yyyy-mm-dd` of the venue. */
  @Prop({ required: true }) dateFrom: string;
  /** Last day, `yyyy-mm-dd`; absent: it does not run out. A pause moves it. */
  @Prop() dateUntil?: string;
  /** Last day on which it can be used while its renewal is collected. */
  @Prop() graceUntil?: string;
  /** 0: unlimited. */
  @Prop({ required: true, min: 0 }) maxNumberOfUsages: number;
  /** The sum of its ledger; changes with each entry, in the same transaction. */
  @Prop({ default: 0, min: 0 }) numberOfUsages: number;
  /** Number of ledger entries, which numbers them. */
  @Prop({ default: 0, min: 0 }) entries: number;
  /** First day of the current pause, `yyyy-mm-dd`. */
  @Prop() pausedFrom?: string;
  /** Day on which it was ended, `yyyy-mm-dd`. */
  @Prop() endedOn?: string;
  /** Minor units, as sold. */
  @Prop({ required: true, min: 0 }) price: number;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  /** The tax included in it, as sold: 2,500 are 25 %. */
  @Prop() taxBasisPoints?: number;
  /** Minor units: what its renewals have cost until now, all together. */
  @Prop({ min: 0 }) renewedFor?: number;
  /** How it is renewed. Absent: it is not. */
  @Prop({ type: Mixed }) renewal?: MembershipRenewal;
  /** Written by staff. */
  @Prop() comment?: string;
  @Prop({ type: Mixed }) source?: MembershipSource;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const MembershipSchema = SchemaFactory.createForClass(Membership);
MembershipSchema.plugin(tenantOwned);
MembershipSchema.index({ _vendor: 1, _customer: 1, dateFrom: -1, _id: -1 });
MembershipSchema.index({ _vendor: 1, _membershipType: 1 });
MembershipSchema.index({ _vendor: 1, _id: 1 });
// those that a night may have something to do about: few of many
MembershipSchema.index(
  { _vendor: 1, dateUntil: 1 },
  { partialFilterExpression: { 'renewal._mandate': { $exists: true } }, name: 'renewing' },
);
MembershipSchema.index(
  { _vendor: 1, 'renewal._mandate': 1 },
  { partialFilterExpression: { 'renewal._mandate': { $exists: true } }, name: 'of_card' },
);
MembershipSchema.index(
  { _vendor: 1, 'source.system': 1, 'source.key': 1 },
  { unique: true, partialFilterExpression: { 'source.key': { $exists: true } } },
);

const renewed = () => ofGuest({ exported: 'seen in the hub' });

describeData<Membership>(
  MembershipSchema,
  {
    why: 'To let guests use what they bought',
    kept: 'as long as the venue; without its guest once they are erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'createdAt', 'updatedAt', '_membershipType', 'entries'),
    ...neither('renewal._mandate'),
    graceUntil: figureOfGuest({ exported: 'seen in the hub' }),
    renewedFor: figureOfGuest({ exported: 'for the venue’s books' }),
    'renewal.state': renewed(),
    'renewal.price': renewed(),
    'renewal.months': renewed(),
    'renewal.days': renewed(),
    'renewal.uses': renewed(),
    'renewal.language': renewed(),
    'renewal.told.on': renewed(),
    'renewal.told.until': renewed(),
    'renewal.refusals.on': renewed(),
    'renewal.refusals.why': renewed(),
    'renewal.changedBy.kind': renewed(),
    'renewal.changedBy.name': renewed(),
    'renewal.changedAt': renewed(),
    taxBasisPoints: figureOfGuest({ exported: 'for the venue’s books' }),
    _customer: guestId(),
    dateFrom: figureOfGuest(),
    dateUntil: figureOfGuest(),
    maxNumberOfUsages: figureOfGuest(),
    numberOfUsages: figureOfGuest(),
    pausedFrom: figureOfGuest(),
    endedOn: figureOfGuest(),
    price: figureOfGuest(),
    currency: figureOfGuest(),
    comment: noteOnGuest(),
    'source.system': figureOfGuest({ exported: 'the row of an import it came from' }),
    'source.key': figureOfGuest({ exported: 'the row of an import it came from' }),
  }),
);
