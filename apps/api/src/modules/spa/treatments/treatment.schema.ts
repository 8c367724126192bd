import type { TimeSpan } from '@atrium/rules/calendar/time-spans';
import {
  type TreatmentStatus,
  treatmentStatuses,
} from '@atrium/rules/spa/treatments/treatment-status';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import {
  describeData,
  figureOfGuest,
  guestId,
  noteOnGuest,
  ofGuest,
} from '../../../common/privacy/data-map';
import type { BookedAddon } from '../../services/public';

const { Mixed, ObjectId } = MongooseSchema.Types;

export interface TreatmentTherapist {
  _therapist: Types.ObjectId;
}

/** What a treatment takes of its therapists and its room, in minutes from its start. */
export interface HeldTimes {
  /** Of each therapist, by start. */
  therapist: TimeSpan[];
  room: TimeSpan;
}

/** What the guest asked for. */
export interface TreatmentWish {
  gender?: 'woman' | 'man';
  _therapist?: Types.ObjectId;
}

/** What pays for a treatment instead of its guest. */
export interface TreatmentCoveredBy {
  kind: 'membership' | 'stay';
  /** Of the membership, or of the stay. */
  _id: Types.ObjectId;
  /** Of what the stay includes, by its id in the stay. */
  _stayTreatment?: Types.ObjectId;
  /** Of the membership’s type or the stay’s package, as it was booked. */
  name: string;
  /** Minor units: what the guest would pay without it. */
  price: number;
}

/** What was agreed when it was booked. */
export interface TreatmentTerms {
  /** Minor units, for everybody in it. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Hours before the start until which the guest may cancel. */
  cancelInformation: number;
  /** The price is 0 then. */
  coveredBy?: TreatmentCoveredBy;
}

/** A guest's time with a therapist in a room, or a pause: time that no guest has. See docs/domain/spa.md. */
@Schema({ collection: 'treatments', timestamps: true, versionKey: false })
export class Treatment {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** yyyy-mm-dd */
  @Prop({ required: true }) date: string;
  /** Minutes from midnight of that day, 0 to 1439. */
  @Prop({ required: true }) timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  @Prop({ required: true }) timeindexEnd: number;
  /** When the reset is over too. */
  @Prop({ required: true }) timeindexEndAndReset: number;
  @Prop({ type: String, enum: treatmentStatuses, required: true }) status: TreatmentStatus;
  @Prop({ type: ObjectId }) _customer?: Types.ObjectId;
  /** Whom links to its intake form name, where merging guests has given it to another since. */
  @Prop({ type: ObjectId }) intakeGuest?: Types.ObjectId;
  /** Absent for a pause. */
  @Prop({ type: ObjectId }) _treatmentType?: Types.ObjectId;
  /** The length of the type that was booked. */
  @Prop({ type: ObjectId }) _length?: Types.ObjectId;
  @Prop({ type: [Mixed], default: [] }) therapists: TreatmentTherapist[];
  @Prop({ type: ObjectId }) _room?: Types.ObjectId;
  /** Those that were booked together have the same. */
  @Prop({ type: ObjectId }) _journey?: Types.ObjectId;
  /** As the type had it when the times were agreed: later changes of the type do not touch it. */
  @Prop({ type: Mixed, required: true }) held: HeldTimes;
  @Prop({ type: ObjectId }) _segment?: Types.ObjectId;
  @Prop({ default: false }) treatmentLock: boolean;
  /** The guest sees it. */
  @Prop({ default: '' }) comment: string;
  /** Staff only. */
  @Prop({ default: '' }) internalComment: string;
  /** Whether the guest booked it. */
  @Prop({ default: false }) onlineBooking: boolean;
  /** Short reference of one that was booked without an account: it has a link that needs no sign-in. */
  @Prop() bookingId?: string;
  /** How many get it at once; 0 for a pause. */
  @Prop({ required: true }) guests: number;
  @Prop({ type: Mixed }) wish?: TreatmentWish;
  /** When its therapist said that it began. */
  @Prop() startedAt?: Date;
  @Prop() doneAt?: Date;
  /** Absent for a pause. */
  @Prop({ type: Mixed }) terms?: TreatmentTerms;
  /** Absent: none. */
  @Prop({ type: [Mixed], default: undefined }) addons?: BookedAddon[];
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const TreatmentSchema = SchemaFactory.createForClass(Treatment);
TreatmentSchema.plugin(tenantOwned);
TreatmentSchema.index({ _vendor: 1, date: 1, timeindexStart: 1 });
TreatmentSchema.index({ _vendor: 1, _customer: 1, date: -1, _id: -1 });
TreatmentSchema.index({ _vendor: 1, 'therapists._therapist': 1, date: 1 });
TreatmentSchema.index({ _vendor: 1, _room: 1, date: 1 });
TreatmentSchema.index({ _vendor: 1, _treatmentType: 1, date: 1 });
TreatmentSchema.index({ _vendor: 1, _segment: 1 });
TreatmentSchema.index(
  { _vendor: 1, bookingId: 1 },
  { partialFilterExpression: { bookingId: { $exists: true } } },
);
TreatmentSchema.index(
  { _vendor: 1, 'terms.coveredBy._id': 1 },
  { partialFilterExpression: { 'terms.coveredBy.kind': 'membership' }, name: 'by_membership' },
);
TreatmentSchema.index(
  { _vendor: 1, 'terms.coveredBy._id': 1, 'terms.coveredBy._stayTreatment': 1 },
  { partialFilterExpression: { 'terms.coveredBy.kind': 'stay' }, name: 'by_stay' },
);
TreatmentSchema.index(
  { _vendor: 1, _journey: 1 },
  { partialFilterExpression: { _journey: { $exists: true } } },
);

describeData<Treatment, 'held' | 'addons'>(
  TreatmentSchema,
  {
    why: 'To have a treatment ready, and for the figures',
    kept: 'as long as the venue; without its guest once they are erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      '_treatmentType',
      '_length',
      '_room',
      '_journey',
      'held',
      '_segment',
      'treatmentLock',
      'timeindexEndAndReset',
      'terms.cancelInformation',
      'terms.coveredBy.kind',
      'terms.coveredBy._id',
      'terms.coveredBy._stayTreatment',
      'terms.coveredBy.price',
    ),
    _customer: guestId(),
    intakeGuest: guestId(),
    bookingId: figureOfGuest({ exported: 'the number of the booking, for its link' }),
    date: figureOfGuest(),
    timeindexStart: figureOfGuest(),
    timeindexEnd: figureOfGuest(),
    'therapists._therapist': figureOfGuest(),
    'terms.price': figureOfGuest(),
    'terms.currency': figureOfGuest(),
    status: figureOfGuest({ exported: 'for the venue’s figures' }),
    onlineBooking: figureOfGuest({ exported: 'for the venue’s figures' }),
    guests: figureOfGuest({ exported: 'for the venue’s figures' }),
    startedAt: figureOfGuest({ exported: 'for the venue’s figures' }),
    doneAt: figureOfGuest({ exported: 'for the venue’s figures' }),
    addons: figureOfGuest({ exported: 'for the venue’s figures' }),
    'terms.coveredBy.name': figureOfGuest({ exported: 'for the venue’s figures' }),
    comment: ofGuest(),
    internalComment: noteOnGuest(),
    'wish.gender': ofGuest(),
    'wish._therapist': ofGuest(),
  }),
);
