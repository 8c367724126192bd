import {
  type KeptAfterErasure,
  keptAfterErasure,
  type PrivacyRequestChannel,
  type PrivacyRequestKind,
  type PrivacyRequestState,
  privacyRequestChannels,
  privacyRequestKinds,
  privacyRequestStates,
} from '@atrium/rules/guests/privacy-request';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, guestId, ofGuest, ofStaff } from '../../common/privacy/data-map';

const { ObjectId } = MongooseSchema.Types;

/** `account`: signed in to the hub. `mailLink`: followed a link. `staff`: staff checked it, and noted how. */
const identityWays = ['account', 'mailLink', 'staff'] as const;
type IdentityWay = (typeof identityWays)[number];

/** What a guest asks of the venue about their data; the proof of it stays when they are erased, their words do not. */
@Schema({ collection: 'privacyRequests', timestamps: false, versionKey: false })
export class PrivacyRequest {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  /** What guest and staff call it. */
  @Prop({ required: true }) reference: string;
  @Prop({ type: String, enum: privacyRequestKinds, required: true }) kind: PrivacyRequestKind;
  @Prop({ type: String, enum: privacyRequestStates, required: true }) state: PrivacyRequestState;
  @Prop({ type: String, enum: privacyRequestChannels, required: true })
  channel: PrivacyRequestChannel;
  /** What exactly was asked, in the guest's words or staff's. */
  @Prop() details?: string;
  @Prop({ required: true }) receivedAt: Date;
  /** Name of the member of staff who wrote it down. */
  @Prop() receivedBy?: string;
  /** The last day for an answer, `yyyy-mm-dd`, the venue's. */
  @Prop({ required: true }) due: string;
  @Prop({ default: false }) extended: boolean;
  /** Why it takes longer, as the guest was told. */
  @Prop() extensionReason?: string;
  @Prop({ type: String, enum: identityWays }) identifiedHow?: IdentityWay;
  @Prop() identifiedAt?: Date;
  /** Name of the member of staff who checked. */
  @Prop() identifiedBy?: string;
  /** How they checked it. */
  @Prop() identityNote?: string;
  /** SHA-256 of the code in the link by which the guest confirms. */
  @Prop() linkHash?: string;
  @Prop() linkUntil?: Date;
  /** The same of the link to the archive. */
  @Prop() archiveHash?: string;
  @Prop() archiveUntil?: Date;
  @Prop() closedAt?: Date;
  /** Name of the member of staff who answered or refused. */
  @Prop() closedBy?: string;
  /** What the guest was told besides, or why it was refused. */
  @Prop() answer?: string;
  /** What stayed after an erasure. */
  @Prop({ type: [String], enum: keptAfterErasure, default: undefined }) kept?: KeptAfterErasure[];
  /** When a restriction was lifted, by whom, and why. */
  @Prop() liftedAt?: Date;
  @Prop() liftedBy?: string;
  @Prop() liftReason?: string;
  @Prop({ default: 0 }) version: number;
}

export const PrivacyRequestSchema = SchemaFactory.createForClass(PrivacyRequest);
PrivacyRequestSchema.plugin(tenantOwned);
PrivacyRequestSchema.index({ _vendor: 1, _id: -1 });
PrivacyRequestSchema.index({ _vendor: 1, state: 1, due: 1, _id: 1 });
PrivacyRequestSchema.index({ _vendor: 1, _customer: 1, _id: -1 });

const words = { exported: 'told with each answer, and in the list of their requests' } as const;
const proof = {
  erased: 'the proof that it was asked for and answered; it names nobody',
  exported: 'in the list of their requests',
} as const;

describeData<PrivacyRequest>(
  PrivacyRequestSchema,
  {
    why: 'To answer what guests ask about their data, and to be able to show it',
    kept: 'as long as the venue; without the guest’s words once they are erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither('_id', '_vendor', 'version', 'extended'),
    _customer: guestId(),
    reference: ofGuest(proof),
    kind: ofGuest(proof),
    state: ofGuest(proof),
    channel: ofGuest(proof),
    receivedAt: ofGuest(proof),
    due: ofGuest(proof),
    identifiedHow: ofGuest(proof),
    identifiedAt: ofGuest(proof),
    closedAt: ofGuest(proof),
    kept: ofGuest(proof),
    liftedAt: ofGuest(proof),
    details: ofGuest(words),
    extensionReason: ofGuest(words),
    answer: ofGuest(words),
    liftReason: ofGuest(words),
    identityNote: ofGuest({ exported: 'told on the receipt' }),
    linkHash: ofGuest({ exported: 'a secret' }),
    linkUntil: ofGuest({ exported: 'of no use once the link has been used' }),
    archiveHash: ofGuest({ exported: 'a secret' }),
    archiveUntil: ofGuest({ exported: 'told in the mail with the link' }),
    receivedBy: ofStaff({ why: 'to say who wrote it down' }),
    identifiedBy: ofStaff({ why: 'to say who checked it' }),
    closedBy: ofStaff({ why: 'to say who answered' }),
    liftedBy: ofStaff({ why: 'to say who lifted a restriction' }),
  }),
);
