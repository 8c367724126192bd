import type { TaxRate } from '@atrium/rules/payments/ledger/included-tax';
import type { QuestionKind } from '@atrium/rules/spa/intake';
import { MAX_TOGETHER } from '@atrium/rules/spa/setup';
import type { Phase, TimeAround } from '@atrium/rules/spa/treatments/treatment-plan';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../../common/database/tenant.plugin';
import { describeData } from '../../../common/privacy/data-map';
import type { ServiceAddon } from '../../services/public';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** A type's texts in one language; omitted ones fall back to its own. */
export interface TreatmentTypeTexts {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
}

/** How long a treatment can last, and what it costs then. */
export interface TreatmentLength {
  _id: Types.ObjectId;
  phases: Phase[];
  /** Minor units, for everybody in it. */
  price: number;
}

/** What a therapist's level costs more. */
export interface LevelPrice {
  level: number;
  /** Minor units. */
  surcharge: number;
}

export interface QuestionTranslation {
  /** One of the seven languages. */
  languageType: string;
  text: string;
}

/** What guests are asked before it, besides the questions that all types have. */
export interface IntakeQuestion {
  _id: Types.ObjectId;
  text: string;
  languageList: QuestionTranslation[];
  kind: QuestionKind;
  required: boolean;
}

export interface IntakeOfType {
  asked: boolean;
  questions: IntakeQuestion[];
}

/** What a spa sells: a massage, a facial, a colour. See docs/domain/spa.md. */
@Schema({ collection: 'treatmenttypes', timestamps: true, versionKey: false })
export class TreatmentType {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  @Prop({ default: '' }) description: string;
  @Prop({ type: [Mixed], default: [] }) languageList: TreatmentTypeTexts[];
  @Prop({ type: [Mixed], required: true }) lengths: TreatmentLength[];
  /** Before it. */
  @Prop({ type: Mixed, required: true }) preparation: TimeAround;
  /** After it. */
  @Prop({ type: Mixed, required: true }) reset: TimeAround;
  /** Levels that are not named cost nothing extra. */
  @Prop({ type: [Mixed], default: [] }) levelPrices: LevelPrice[];
  /** Who may give it. */
  @Prop({ type: [ObjectId], default: [] }) therapists: Types.ObjectId[];
  /** Where it may be given. */
  @Prop({ type: [ObjectId], default: [] }) rooms: Types.ObjectId[];
  /** How many get it at once. */
  @Prop({ default: 1, min: 1, max: MAX_TOGETHER }) guests: number;
  /** How many give it at once. */
  @Prop({ default: 1, min: 1, max: MAX_TOGETHER }) therapistsNeeded: number;
  /** Hours before the start until which a guest may cancel. */
  @Prop({ default: 24, min: 0 }) cancelInformation: number;
  @Prop({ type: [Mixed], default: [] }) addons: ServiceAddon[];
  /** Included in its prices and its addons; absent: none is shown. */
  @Prop({ type: [Mixed], default: undefined }) taxRates?: TaxRate[];
  /** In a journey it may come before or after any other treatment; absent: it may not. */
  @Prop() anyOrder?: boolean;
  /** The form that guests answer before it; absent: none. */
  @Prop({ type: Mixed }) intake?: IntakeOfType;
  /** Guests can book it themselves. */
  @Prop({ default: true }) online: boolean;
  /** Minutes between booking and start; absent: until the start. */
  @Prop() minNoticeMinutes?: number;
  /** Days after today that guests may book; absent: no limit. */
  @Prop() bookingWindowDays?: number;
  /** False: can no longer be booked. */
  @Prop({ default: true }) active: boolean;
  /** Position in lists, ascending; ties are sorted by name. */
  @Prop({ default: 0 }) sortOrder: number;
  /** Counts what has been put down to it, so that it is not deleted at the same moment. */
  @Prop() claims?: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** Guests book it themselves, as the staff do the others. */
export const isOfferedToGuests = ({
  active,
  online,
}: Pick<TreatmentType, 'active' | 'online'>): boolean => active && online;

export const TreatmentTypeSchema = SchemaFactory.createForClass(TreatmentType);
TreatmentTypeSchema.plugin(tenantOwned);
TreatmentTypeSchema.index({ _vendor: 1, sortOrder: 1, name: 1, _id: 1 });
TreatmentTypeSchema.index({ _vendor: 1, therapists: 1 });
TreatmentTypeSchema.index({ _vendor: 1, rooms: 1 });

describeData<
  TreatmentType,
  | 'languageList'
  | 'lengths'
  | 'preparation'
  | 'reset'
  | 'levelPrices'
  | 'addons'
  | 'taxRates'
  | 'intake'
>(
  TreatmentTypeSchema,
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
      'lengths',
      'preparation',
      'reset',
      'levelPrices',
      'therapists',
      'rooms',
      'guests',
      'therapistsNeeded',
      'cancelInformation',
      'addons',
      'taxRates',
      'anyOrder',
      'intake',
      'online',
      'minNoticeMinutes',
      'bookingWindowDays',
      'active',
      'sortOrder',
      'claims',
    ),
  }),
);
