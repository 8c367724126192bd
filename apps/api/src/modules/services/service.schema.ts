import type { AgeBand } from '@atrium/rules/money/age-bands';
import type { TaxRate } from '@atrium/rules/payments/ledger/included-tax';
import type { NoShowTerms } from '@atrium/rules/payments/no-show-fee';
import type { PrepaidPart } from '@atrium/rules/payments/prepayment/prepaid-amount';
import {
  type Prepayment,
  type PrepaymentException,
  prepayments,
} from '@atrium/rules/payments/prepayment/service-prepayment';
import type { CancellationStep } from '@atrium/rules/payments/refunds/cancellation-terms';
import type { TurnTime } from '@atrium/rules/seating/tables/turn-times';
import type { ServiceRules, ServiceTime, SpecialDay } from '@atrium/rules/slots/service-day';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed } = MongooseSchema.Types;

/** Whether a booking gets its table when it is made. */
export const tablePromises = ['none', 'atBooking'] as const;
export type TablePromise = (typeof tablePromises)[number];

/** A service's texts in one language; omitted ones fall back to its own. */
export interface ServiceTranslation {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
  /** Singular of the unit, e.g. 'Person'. */
  unit?: string;
  /** Plural of the unit, e.g. 'People'. */
  units?: string;
  category?: string;
  included?: string;
  bring?: string;
  meetingPoint?: string;
  accessibility?: string;
}

/** What guests read before they choose, each also in other languages. */
export const guideFields = [
  'category',
  'included',
  'bring',
  'meetingPoint',
  'accessibility',
] as const;

export interface NameTranslation {
  /** One of the seven languages. */
  languageType: string;
  name: string;
}

/** A range of days with its own times, first and last day included. */
export interface ServiceSpecialDay extends SpecialDay {
  /** Hex id. */
  _id: string;
}

/** An extra sold with the service. */
export interface ServiceAddon {
  /** Hex id. */
  _id: string;
  name: string;
  /** Its name in other languages; absent: in none. */
  languageList?: NameTranslation[];
  /** Minor units, each. */
  price: number;
  /** Maximum per booking; absent: as many as participants. */
  maxQuantity?: number;
}

/** What children of an age pay. */
export interface ServiceAgeBand extends AgeBand {
  languageList?: NameTranslation[];
}

/** Something a venue sells by the slot. See docs/domain/availability.md. */
@Schema({ collection: 'services', timestamps: true, versionKey: false })
export class Service implements ServiceRules {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  @Prop({ default: '' }) description: string;
  @Prop({ type: [Mixed], default: [] }) languageList: ServiceTranslation[];
  /** A note for guests. */
  @Prop({ default: '' }) comment: string;
  @Prop({ default: true }) active: boolean;
  /** Guests need it to book; unique within the venue, ignoring case. */
  @Prop() code?: string;
  /** Default capacity of its times. */
  @Prop({ required: true, min: 0 }) capacity: number;
  @Prop({ type: [Mixed], default: [] }) times: ServiceTime[];
  @Prop({ type: [Mixed], default: [] }) specialdays: ServiceSpecialDay[];
  /** Default length of its times, in minutes. */
  @Prop({ required: true, min: 1 }) durationMinutes: number;
  /** One booking takes the whole slot. */
  @Prop({ default: false }) exclusiveBooking: boolean;
  @Prop({ default: false }) waitingList: boolean;
  @Prop({ default: true }) allowBookingForChildren: boolean;
  @Prop({ default: true }) showCommentField: boolean;
  @Prop({ default: true }) showAvailability: boolean;
  @Prop({ default: true }) showEndTime: boolean;
  /** Days after today that guests may book; absent: no limit. */
  @Prop() bookingWindowDays?: number;
  /** Minutes between booking and start; absent: until the start. */
  @Prop() minNoticeMinutes?: number;
  /** Hours before the start until which a guest may cancel; absent: until the start. */
  @Prop() cancellationHours?: number;
  /** Hours before the start at which guests are reminded, the earliest first; none: they are not. */
  @Prop({ type: [Number], default: [] }) reminders: number[];
  /** Minor units per participant. */
  @Prop({ default: 0, min: 0 }) price: number;
  /** What children pay by their age, the youngest first; absent: as everybody. */
  @Prop({ type: [Mixed], default: undefined }) ageBands?: ServiceAgeBand[];
  @Prop({ type: String, enum: prepayments, default: 'none' }) prepayment: Prepayment;
  /** How much is prepaid; absent: all of it. */
  @Prop({ type: Mixed }) prepaidPart?: PrepaidPart;
  /** The first that matches a booking applies. */
  @Prop({ type: [Mixed], default: [] }) prepaymentExceptions: PrepaymentException[];
  /** What not coming costs. Guests give a card for it as they book; absent: none. */
  @Prop({ type: Mixed }) noShowFee?: NoShowTerms;
  /** What cancelling costs, in steps; none: it is free for as long as a guest may cancel. */
  @Prop({ type: [Mixed], default: [] }) cancellationTerms: CancellationStep[];
  /** Included in its price and its addons; none: none is shown. */
  @Prop({ type: [Mixed], default: [] }) taxRates: TaxRate[];
  @Prop({ type: [Mixed], default: [] }) addons: ServiceAddon[];
  @Prop({ type: String, enum: tablePromises, default: 'none' }) tables: TablePromise;
  /** Dining rooms it seats in; none: the default one. */
  @Prop({ type: [Mixed], default: [] }) _venues: Types.ObjectId[];
  /** How long parties keep their table; none: until the end of the slot. */
  @Prop({ type: [Mixed], default: [] }) turnTimes: TurnTime[];
  /** Most covers that may arrive in a quarter of an hour; absent: no limit. */
  @Prop() pacing?: number;
  /** Most seats that may stay empty beside a party; absent: any number. */
  @Prop() maxSpareSeats?: number;
  /** Address of a picture elsewhere. */
  @Prop() image?: string;
  /** Under which guests find it among the others. */
  @Prop() category?: string;
  /** What the price includes. */
  @Prop() included?: string;
  /** What guests bring along. */
  @Prop() bring?: string;
  /** Where to meet, in words. */
  @Prop() meetingPoint?: string;
  /** The meeting point for a map: a street address or coordinates. */
  @Prop() mapAddress?: string;
  /** For guests who walk, see or hear with difficulty. */
  @Prop() accessibility?: string;
  /** Its gallery; the first stands for it. */
  @Prop({ type: [Mixed], default: [] }) _pictures: Types.ObjectId[];
  /** Position in lists, ascending; ties are sorted by name. */
  @Prop({ default: 0 }) sortOrder: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A code belongs to one service of a venue. */
export const SERVICE_CODE_KEY = { _vendor: 1, code: 1 } as const;

export const ServiceSchema = SchemaFactory.createForClass(Service);
ServiceSchema.plugin(tenantOwned);
ServiceSchema.index({ _vendor: 1, sortOrder: 1, name: 1 });
// venues that remind guests, told from the index alone
ServiceSchema.index(
  { _vendor: 1 },
  { partialFilterExpression: { 'reminders.0': { $exists: true } }, name: 'reminding' },
);
ServiceSchema.index(SERVICE_CODE_KEY, {
  name: 'service_code',
  unique: true,
  partialFilterExpression: { code: { $exists: true } },
  collation: { locale: 'en', strength: 2 },
});

describeData<
  Service,
  | 'languageList'
  | 'times'
  | 'specialdays'
  | 'ageBands'
  | 'prepaidPart'
  | 'prepaymentExceptions'
  | 'cancellationTerms'
  | 'taxRates'
  | 'noShowFee'
  | 'addons'
  | 'turnTimes'
>(
  ServiceSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'until staff delete it' },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'version',
      'createdAt',
      'updatedAt',
      'name',
      'description',
      'languageList',
      'comment',
      'active',
      'code',
      'capacity',
      'times',
      'specialdays',
      'durationMinutes',
      'exclusiveBooking',
      'waitingList',
      'allowBookingForChildren',
      'showCommentField',
      'showAvailability',
      'showEndTime',
      'bookingWindowDays',
      'minNoticeMinutes',
      'cancellationHours',
      'reminders',
      'price',
      'ageBands',
      'prepayment',
      'prepaidPart',
      'prepaymentExceptions',
      'cancellationTerms',
      'taxRates',
      'noShowFee',
      'addons',
      'tables',
      '_venues',
      'turnTimes',
      'pacing',
      'maxSpareSeats',
      'image',
      'category',
      'included',
      'bring',
      'meetingPoint',
      'mapAddress',
      'accessibility',
      '_pictures',
      'sortOrder',
    ),
  }),
);
