import type { TaxRate } from '@atrium/rules/payments/ledger/included-tax';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import { describeData } from '../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** Texts in one language; omitted ones fall back to the package's own. */
export interface PackageTranslation {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
}

/** A service that is included on a day. */
export interface PackageService {
  _id: Types.ObjectId;
  _service: Types.ObjectId;
  /** 1 is the day of arrival. */
  dayNumber: number;
}

/** Something that comes with the stay. */
export interface PackageAddon {
  _id: Types.ObjectId;
  name: string;
  languageList: { languageType: string; name: string }[];
  quantity: number;
}

/** A treatment that comes with the stay, on whichever of its days. */
export interface PackageTreatmentType {
  _id: Types.ObjectId;
  _treatmentType: Types.ObjectId;
  /** Name at the time it was included, for the audit log. */
  name: string;
  /** For each adult. */
  quantity: number;
}

/** A stay as a venue sells it. */
@Schema({ collection: 'packages', timestamps: true, versionKey: false })
export class Package {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ required: true }) name: string;
  @Prop({ default: '' }) description: string;
  @Prop({ type: [Mixed], default: [] }) languageList: PackageTranslation[];
  @Prop({ required: true, min: 1 }) nights: number;
  /** Minor units, per guest for the whole stay. */
  @Prop({ required: true, min: 0 }) price: number;
  @Prop({ type: [Mixed], default: [] }) services: PackageService[];
  @Prop({ type: [Mixed], default: [] }) addons: PackageAddon[];
  /** Absent: none. */
  @Prop({ type: [Mixed], default: undefined }) treatmentTypes?: PackageTreatmentType[];
  /** Stands for it where guests see it. */
  @Prop({ type: ObjectId }) _picture?: Types.ObjectId;
  /** Included in its price; absent: none is shown. */
  @Prop({ type: [Mixed], default: undefined }) taxRates?: TaxRate[];
  /** False: no longer sold; stays made from it continue. */
  @Prop({ default: true }) active: boolean;
  /** Guests can buy it by themselves. Absent: no. */
  @Prop() online?: boolean;
  /** What whoever buys it agrees to. Absent: nothing. */
  @Prop() agreement?: string;
  /** Most stays of it that guests can buy for one day of arrival. Absent: no limit. */
  @Prop({ min: 1 }) perDay?: number;
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

export const PackageSchema = SchemaFactory.createForClass(Package);
PackageSchema.plugin(tenantOwned);
PackageSchema.index({ _vendor: 1, name: 1, _id: 1 });
PackageSchema.index({ _vendor: 1, 'treatmentTypes._treatmentType': 1 });

describeData<Package, 'languageList' | 'services' | 'addons' | 'treatmentTypes' | 'taxRates'>(
  PackageSchema,
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
      'nights',
      'price',
      'services',
      'addons',
      'treatmentTypes',
      '_picture',
      'taxRates',
      'active',
      'online',
      'agreement',
      'perDay',
    ),
  }),
);
