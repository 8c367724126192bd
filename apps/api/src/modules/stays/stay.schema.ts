import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData, figureOfGuest, guestId, noteOnGuest } from '../../common/privacy/data-map';

const { ObjectId, Mixed } = MongooseSchema.Types;

export const stayStatuses = ['expected', 'in house', 'departed', 'cancelled', 'no-show'] as const;
export type StayStatus = (typeof stayStatuses)[number];

/** A service included on one of the stay's days. */
export interface StayService {
  _id: Types.ObjectId;
  _service: Types.ObjectId;
  /** Name at the time it was included; the service's own name may change. */
  name: string;
  /** Day of the stay, 1 is the day of arrival. */
  dayNumber: number;
  /** Its bookings that count or wait, kept up to date in the bookings' transactions. */
  bookings: StayBooking[];
}

export interface StayBooking {
  _booking: Types.ObjectId;
  participants: number;
}

export interface StayExtra {
  _id: Types.ObjectId;
  name: string;
  /** Names in other languages. */
  languageList?: { languageType: string; name: string }[];
  quantity: number;
}

/** A treatment that every adult of the stay may have, on whichever of its days. */
export interface StayTreatmentType {
  _id: Types.ObjectId;
  _treatmentType: Types.ObjectId;
  /** Name at the time it was included. */
  name: string;
  /** For each adult. */
  quantity: number;
  /** What is booked of it, kept up to date in the treatments' transactions. */
  treatments: StayTreatment[];
}

export interface StayTreatment {
  _treatment: Types.ObjectId;
  /** Calendar date, `yyyy-mm-dd`. */
  date: string;
  /** Each takes one. */
  guests: number;
}

/** Where an imported stay came from; the same source row never comes in twice. */
export interface StaySource {
  system: string;
  /** Key of the row in its source. */
  key: string;
  /** What none of our fields hold, as written in the source. */
  facts: Record<string, string | number>;
}

/** A guest's nights at the venue. See docs/domain/stays-and-packages.md. */
@Schema({ collection: 'stays', timestamps: true, versionKey: false })
export class Stay {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ type: ObjectId, required: true }) _customer: Types.ObjectId;
  /** Calendar date, `yyyy-mm-dd`. */
  @Prop({ required: true }) arrivaldate: string;
  /** Calendar date after the arrival, `yyyy-mm-dd`. */
  @Prop({ required: true }) departuredate: string;
  /** Calendar date on which it was booked, `yyyy-mm-dd`. */
  @Prop({ required: true }) bookingDate: string;
  @Prop({ type: String, enum: stayStatuses, default: 'expected' }) status: StayStatus;
  /** Adults, children and babies together. */
  @Prop({ required: true, min: 1 }) nrOfGuests: number;
  @Prop({ required: true, min: 0 }) adults: number;
  @Prop({ default: 0, min: 0 }) children: number;
  @Prop({ default: 0, min: 0 }) babies: number;
  @Prop() roomType?: string;
  /** Minor units a night. */
  @Prop() pricePerNight?: number;
  /** The package it was made of, and its name then. */
  @Prop({ type: ObjectId }) _package?: Types.ObjectId;
  @Prop() packageName?: string;
  /** Minor units, per guest for the whole stay, from the package. */
  @Prop({ min: 0 }) packagePrice?: number;
  /** Written by staff. */
  @Prop() comment?: string;
  @Prop({ type: [Mixed], default: [] }) services: StayService[];
  @Prop({ type: [Mixed], default: [] }) addons: StayExtra[];
  @Prop({ type: [Mixed], default: [] }) treatmentTypes: StayTreatmentType[];
  @Prop({ type: Mixed }) source?: StaySource;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const StaySchema = SchemaFactory.createForClass(Stay);
StaySchema.plugin(tenantOwned);
StaySchema.index({ _vendor: 1, _customer: 1, arrivaldate: -1 });
StaySchema.index({ _vendor: 1, arrivaldate: 1, _id: 1 });
StaySchema.index({ _vendor: 1, 'services._id': 1 });
StaySchema.index(
  { _vendor: 1, 'treatmentTypes._id': 1 },
  { partialFilterExpression: { 'treatmentTypes._id': { $exists: true } } },
);
StaySchema.index({ _vendor: 1, _id: 1 });
StaySchema.index({ _vendor: 1, _package: 1, arrivaldate: 1 });
StaySchema.index(
  { _vendor: 1, 'source.system': 1, 'source.key': 1 },
  { unique: true, partialFilterExpression: { 'source.key': { $exists: true } } },
);

/** The required fields of a new stay; the rest have defaults. */
export type NewStay = Pick<
  Stay,
  | '_customer'
  | 'arrivaldate'
  | 'departuredate'
  | 'bookingDate'
  | 'status'
  | 'nrOfGuests'
  | 'adults'
  | 'children'
  | 'babies'
> &
  Partial<
    Pick<
      Stay,
      | 'roomType'
      | 'pricePerNight'
      | 'source'
      | 'services'
      | 'addons'
      | 'treatmentTypes'
      | 'comment'
      | '_package'
      | 'packageName'
      | 'packagePrice'
      | '_id'
    >
  >;

describeData<Stay, 'addons'>(
  StaySchema,
  {
    why: 'To have a room and what comes with it ready, and for the figures',
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
      '_package',
      'packageName',
      'packagePrice',
      'services._id',
      'services._service',
      'services.name',
      'services.bookings._booking',
      'services.bookings.participants',
      'addons',
      'treatmentTypes._id',
      'treatmentTypes._treatmentType',
      'treatmentTypes.name',
      'treatmentTypes.quantity',
      'treatmentTypes.treatments._treatment',
      'treatmentTypes.treatments.guests',
    ),
    _customer: guestId(),
    arrivaldate: figureOfGuest(),
    departuredate: figureOfGuest(),
    status: figureOfGuest(),
    nrOfGuests: figureOfGuest(),
    adults: figureOfGuest(),
    children: figureOfGuest(),
    babies: figureOfGuest(),
    roomType: figureOfGuest(),
    bookingDate: figureOfGuest({ exported: 'for the venue’s figures' }),
    pricePerNight: figureOfGuest({ exported: 'for the venue’s figures' }),
    'services.dayNumber': figureOfGuest(),
    'treatmentTypes.treatments.date': figureOfGuest({ exported: 'for the venue’s figures' }),
    comment: noteOnGuest(),
    'source.system': figureOfGuest({ exported: 'the row of an import it came from' }),
    'source.key': figureOfGuest({ exported: 'the row of an import it came from' }),
    'source.facts': figureOfGuest({ exported: 'the row of an import it came from' }),
  }),
);
