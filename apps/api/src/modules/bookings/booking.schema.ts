import type { BookedAgeBand } from '@atrium/rules/money/age-bands';
import type { NoShowTerms } from '@atrium/rules/payments/no-show-fee';
import type { PrepaidPart } from '@atrium/rules/payments/prepayment/prepaid-amount';
import type { Prepayment } from '@atrium/rules/payments/prepayment/service-prepayment';
import type { CancellationStep } from '@atrium/rules/payments/refunds/cancellation-terms';
import type { Visit } from '@atrium/rules/seating/evening/visit';
import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';
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
import type { BookedAddon } from '../services/public';

/** What pays for a booking instead of its guest. */
export type CoveredBy =
  /** `name` is that of its type, in the language in which it was booked. */
  | { kind: 'membership'; _id: Types.ObjectId; name: string }
  /** `_stayService` is the id that the service has in the stay. */
  | { kind: 'stay'; _id: Types.ObjectId; _stayService: Types.ObjectId };

/** What the guest agreed to; a later change of the service does not touch it. */
export interface BookingTerms {
  /** Minor units for one participant; 0 where something else pays for it. */
  price: number;
  /** What children of an age pay, with how many of the party are; absent: everybody pays the price. */
  ageBands?: BookedAgeBand[];
  /** ISO 4217. */
  currency: string;
  /** Until when the guest may cancel, the instant itself included. */
  cancellationDeadline: Date;
  /** Hours before the start; kept so that moving the booking moves its deadline by the same terms. */
  cancellationHours: number;
  prepayment: Prepayment;
  /** How much was to be prepaid; absent: all of it, or nothing where nothing is prepaid. */
  prepaidPart?: PrepaidPart;
  /** What cancelling costs, in steps; absent: nothing until the deadline. */
  cancellation?: CancellationStep[];
  /** What not coming costs, by the card that was given for it; absent: nothing. */
  noShowFee?: NoShowTerms;
  coveredBy?: CoveredBy;
}

/** Where an imported booking came from; the same source row never comes in twice. */
export interface BookingSource {
  system: string;
  key: string;
}

export interface Companion {
  name: string;
}

export interface BookingTable {
  _table: Types.ObjectId;
}

/** What the party would like of its table. */
export interface BookedTableWish {
  attributes: TableAttribute[];
  /** The table that they like. */
  _table?: Types.ObjectId;
}

/**
 * A booking. It counts toward its slot's capacity when `active` and not `waitingList`; the ledger of its
 * service and day holds the same sum. Written by the engine only.
 */
@Schema({ collection: 'bookings', timestamps: false, versionKey: false, minimize: false })
export class Booking {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  /** Short reference that people read out; unique within the venue. */
  @Prop({ required: true }) bookingId: string;
  /** None: a drop-in guest. */
  @Prop({ type: MongooseSchema.Types.ObjectId }) _customer?: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId, required: true }) _service: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId }) _bookingStatus?: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId }) _segment?: Types.ObjectId;
  /** The dates that were booked in one go, and are cancelled in one: all bookings of a series have it. */
  @Prop({ type: MongooseSchema.Types.ObjectId }) _series?: Types.ObjectId;
  /** What a party booked in one go, all or nothing. */
  @Prop({ type: MongooseSchema.Types.ObjectId }) _group?: Types.ObjectId;
  /** The day at 00:00Z: a calendar date of the venue, not an instant. */
  @Prop({ required: true }) start: Date;
  /** Minutes from midnight, 0 to 1439. */
  @Prop({ required: true }) timeindex: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. */
  @Prop({ required: true }) timeindexEnd: number;
  /** Children included. */
  @Prop({ required: true }) participants: number;
  @Prop({ required: true }) numberOfChildren: number;
  /** Years of each child, where prices depend on them; absent: not given. */
  @Prop({ type: [Number], default: undefined }) childAges?: number[];
  @Prop() comment?: string;
  @Prop() internalComment?: string;
  @Prop() roomNumber?: string;
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) addons: BookedAddon[];
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) companions: Companion[];
  @Prop({ type: [MongooseSchema.Types.Mixed], default: [] }) tables: BookingTable[];
  @Prop({ type: MongooseSchema.Types.Mixed }) tableWish?: BookedTableWish;
  @Prop({ required: true }) active: boolean;
  @Prop({ required: true }) waitingList: boolean;
  @Prop({ required: true, default: false }) attendenceVerified: boolean;
  /** How long the party stayed: from when staff marked it as arrived until it was marked as left. */
  @Prop({ type: MongooseSchema.Types.Mixed }) visit?: Visit;
  /** The guest made it, not staff. */
  @Prop({ required: true }) onlineBooking: boolean;
  /** Made without signing in: what is mailed about it leads to it by a signed link. */
  @Prop() withoutAccount?: boolean;
  @Prop({ type: MongooseSchema.Types.Mixed, required: true }) terms: BookingTerms;
  /** Staff seated it at a start that its service did not sell; no slot bounds it there. */
  @Prop() anyTime?: boolean;
  /** Staff put it here beyond the places; the audit log says who and why. */
  @Prop() overridden?: boolean;
  @Prop({ type: MongooseSchema.Types.Mixed }) source?: BookingSource;
  @Prop() cancelledAt?: Date;
  /** Revision for calendars; a calendar ignores an update that does not grow it. */
  @Prop({ required: true, default: 0 }) sequence: number;
  @Prop({ required: true, default: 0 }) version: number;
  @Prop({ required: true }) createdAt: Date;
  @Prop({ required: true }) updatedAt: Date;
}

/** Unique at the venue. */
export const BY_REFERENCE = { _vendor: 1, bookingId: 1 } as const;

export const BookingSchema = SchemaFactory.createForClass(Booking);
BookingSchema.plugin(tenantOwned);
BookingSchema.index(BY_REFERENCE, { unique: true });
/** Has all that most reports sum up, so that a year is read without a document; its order is that of lists. */
export const FIGURES_INDEX = 'figures';
BookingSchema.index(
  {
    _vendor: 1,
    _service: 1,
    active: 1,
    waitingList: 1,
    start: 1,
    timeindex: 1,
    _id: 1,
    participants: 1,
    numberOfChildren: 1,
    _segment: 1,
    _customer: 1,
  },
  { name: FIGURES_INDEX },
);
BookingSchema.index({ _vendor: 1, start: 1, timeindex: 1, _id: 1 });
// behind the order of lists: of a guest who comes often, what was made in a period is told from the index
BookingSchema.index({ _vendor: 1, _customer: 1, start: 1, timeindex: 1, _id: 1, createdAt: 1 });
BookingSchema.index({ _vendor: 1, createdAt: 1, _id: 1 });
BookingSchema.index({ _vendor: 1, _bookingStatus: 1, start: 1, timeindex: 1, _id: 1 });
BookingSchema.index({ _vendor: 1, _segment: 1, start: 1, timeindex: 1, _id: 1 });
// the few of a period that do not count: cancelled, or waiting
BookingSchema.index(
  { _vendor: 1, start: 1, timeindex: 1, _id: 1 },
  { partialFilterExpression: { active: false }, name: 'inactive' },
);
BookingSchema.index(
  { _vendor: 1, start: 1, timeindex: 1, _id: 1 },
  { partialFilterExpression: { waitingList: true }, name: 'waiting_by_time' },
);
BookingSchema.index(
  { _vendor: 1, roomNumber: 1, start: 1, timeindex: 1, _id: 1 },
  { partialFilterExpression: { roomNumber: { $exists: true } }, name: 'by_room' },
);
BookingSchema.index(
  { _vendor: 1, _series: 1, start: 1, timeindex: 1, _id: 1 },
  { partialFilterExpression: { _series: { $exists: true } } },
);
BookingSchema.index(
  { _vendor: 1, _group: 1, start: 1, timeindex: 1, _id: 1 },
  { partialFilterExpression: { _group: { $exists: true } } },
);
BookingSchema.index(
  { _vendor: 1, _service: 1, start: 1, timeindex: 1, participants: 1 },
  { partialFilterExpression: { overridden: true }, name: 'overridden' },
);
BookingSchema.index(
  { _vendor: 1, _service: 1, start: 1, timeindex: 1, participants: 1 },
  { partialFilterExpression: { anyTime: true }, name: 'any_time' },
);
BookingSchema.index(
  { _vendor: 1, 'terms.coveredBy._id': 1 },
  { partialFilterExpression: { 'terms.coveredBy.kind': 'membership' }, name: 'by_membership' },
);
BookingSchema.index(
  { _vendor: 1, start: 1 },
  { partialFilterExpression: { 'tables.0': { $exists: true } }, name: 'seated' },
);
// parties of which it is known how long they stayed: of these, reports read nothing else
BookingSchema.index(
  { _vendor: 1, start: 1 },
  { partialFilterExpression: { 'visit.leftAt': { $exists: true } }, name: 'visits' },
);
BookingSchema.index(
  { _vendor: 1, _service: 1, start: 1, timeindex: 1, createdAt: 1 },
  { partialFilterExpression: { waitingList: true }, name: 'waiting_list' },
);
BookingSchema.index(
  { _vendor: 1, 'source.system': 1, 'source.key': 1 },
  { unique: true, partialFilterExpression: { 'source.key': { $exists: true } }, name: 'source' },
);

describeData<
  Booking,
  | 'addons'
  | 'visit'
  | 'terms.ageBands'
  | 'terms.prepaidPart'
  | 'terms.cancellation'
  | 'terms.noShowFee'
>(
  BookingSchema,
  {
    why: 'To keep what was booked ready, and for the figures',
    kept: 'as long as the venue; without its guest once they are erased',
    guest: '_customer',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      '_service',
      '_bookingStatus',
      '_segment',
      '_series',
      'tables._table',
      'sequence',
      'version',
      'updatedAt',
      'anyTime',
      'overridden',
      'withoutAccount',
      'terms.cancellationHours',
      'terms.prepayment',
      'terms.prepaidPart',
      'terms.cancellation',
      'terms.noShowFee',
      'terms.coveredBy.kind',
      'terms.coveredBy._id',
      'terms.coveredBy._stayService',
    ),
    _customer: guestId(),
    bookingId: figureOfGuest(),
    _group: figureOfGuest(),
    start: figureOfGuest(),
    timeindex: figureOfGuest(),
    timeindexEnd: figureOfGuest(),
    participants: figureOfGuest(),
    numberOfChildren: figureOfGuest(),
    childAges: ofGuest(),
    addons: figureOfGuest(),
    active: figureOfGuest(),
    waitingList: figureOfGuest(),
    cancelledAt: figureOfGuest(),
    createdAt: figureOfGuest(),
    'terms.price': figureOfGuest(),
    'terms.ageBands': figureOfGuest(),
    'terms.currency': figureOfGuest(),
    'terms.cancellationDeadline': figureOfGuest(),
    'terms.coveredBy.name': figureOfGuest(),
    attendenceVerified: figureOfGuest({ exported: 'for the venue’s figures' }),
    visit: figureOfGuest({ exported: 'for the venue’s figures' }),
    onlineBooking: figureOfGuest({ exported: 'for the venue’s figures' }),
    comment: ofGuest(),
    internalComment: noteOnGuest(),
    roomNumber: ofGuest({ exported: 'the guest’s own room' }),
    'companions.name': ofGuest(),
    'tableWish.attributes': ofGuest({ exported: 'shown with the booking while it can be changed' }),
    'tableWish._table': ofGuest({ exported: 'shown with the booking while it can be changed' }),
    'source.system': figureOfGuest({ exported: 'the row of an import it came from' }),
    'source.key': figureOfGuest({ exported: 'the row of an import it came from' }),
  }),
);
