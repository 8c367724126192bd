import type { TrustedNetwork } from '@atrium/rules/access/trusted-networks';
import type { ModuleKey } from '@atrium/rules/venue/modules';
import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { describeData } from '../../common/privacy/data-map';

/** The parts of the product a venue uses; see `@atrium/rules/venue/modules`. */
export type VendorModules = Record<ModuleKey, boolean>;

export interface PostalAddress {
  street?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

/** A venue: what everything else belongs to, and so the only domain collection without `_vendor`. */
@Schema({ collection: 'vendors', timestamps: true, versionKey: false })
export class Vendor {
  _id: Types.ObjectId;
  @Prop({ required: true }) name: string;
  /** Part of its addresses: lower-case letters, digits and hyphens. */
  @Prop({ required: true }) slug: string;
  @Prop({ required: true, default: 'en' }) languageCode: string;
  /** IANA time zone of the venue's days and times. */
  @Prop({ required: true }) timezone: string;
  /** ISO 3166-1 alpha-2. */
  @Prop({ required: true }) country: string;
  /** ISO 4217. */
  @Prop({ required: true }) currency: string;
  @Prop() logo?: string;
  /** Its pictures; where there is one, it stands before the address in `logo`. */
  @Prop({ type: MongooseSchema.Types.ObjectId }) _logoLight?: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId }) _logoDark?: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId }) _cover?: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId }) _icon?: Types.ObjectId;
  @Prop() legalLink?: string;
  @Prop() tagline?: string;
  @Prop() email?: string;
  @Prop() phone?: string;
  /** In the register of companies, as the country writes it; receipts have it. */
  @Prop() organisationNumber?: string;
  @Prop({ type: MongooseSchema.Types.Mixed }) address?: PostalAddress;
  @Prop({
    type: MongooseSchema.Types.Mixed,
    default: () => ({
      services: true,
      stays: false,
      spa: false,
      fnb: false,
      memberships: false,
      openBooking: false,
    }),
  })
  modules: VendorModules;
  /** Step of the therapist grid in minutes. */
  @Prop({ default: 30 }) spaTimeSlotSpaceInMinutes: number;
  /** Guests without a booking for this many months are anonymised at night; absent: never. */
  @Prop() anonymiseAfterMonths?: number;
  /** Minor units of a payment up to which administrators may refund; absent: any amount. */
  @Prop() refundLimit?: number;
  @Prop() smsSender?: string;
  @Prop() emailSender?: string;
  /** The lowest level of staff who must have a second factor; absent: nobody must. */
  @Prop({ type: Number, enum: [1, 2, 3] }) secondFactorFrom?: 1 | 2 | 3;
  /** From where its staff are expected to sign in; see `@atrium/rules/access/trusted-networks`. */
  @Prop({ type: MongooseSchema.Types.Mixed }) trustedNetworks?: TrustedNetwork[];
  /** Whether a second factor is asked for there, too; absent: it is. */
  @Prop() secondFactorInNetworks?: boolean;
  /** Whether its staff sign in from nowhere else; absent: from anywhere. */
  @Prop() signInOnlyFromNetworks?: boolean;
  @Prop({ default: false }) reviewRequests: boolean;
  /** Quiet hours, in minutes from midnight: what can wait is not sent. Absent: `defaultQuietHours`. */
  @Prop() quietFrom?: number;
  @Prop() quietUntil?: number;
  @Prop({ type: String, enum: ['auto', 'manual'], default: 'auto' })
  waitingListPromotion: 'auto' | 'manual';
  @Prop({ type: MongooseSchema.Types.ObjectId }) _defaultTheme?: Types.ObjectId;
  @Prop({ type: MongooseSchema.Types.ObjectId }) _defaultSegment?: Types.ObjectId;
  /**
   * Search keys for visitors: the name from each word onwards, and the slug; see
   * venue-search-keys.
   */
  @Prop({ type: [String], default: [] }) searchKeys: string[];
  @Prop({ default: 0 }) version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** A slug belongs to one venue. */
export const VENDOR_SLUG_KEY = { slug: 1 } as const;

export const VendorSchema = SchemaFactory.createForClass(Vendor);
VendorSchema.index(VENDOR_SLUG_KEY, { unique: true });
VendorSchema.index({ searchKeys: 1 });
VendorSchema.index({ name: 1 });

describeData<Vendor, 'address' | 'modules' | 'trustedNetworks'>(
  VendorSchema,
  { why: 'To run the venue: what it offers and how it works', kept: 'as long as the venue' },
  (neither) => ({
    ...neither(
      '_id',
      'name',
      'slug',
      'languageCode',
      'timezone',
      'country',
      'currency',
      'logo',
      '_logoLight',
      '_logoDark',
      '_cover',
      '_icon',
      'legalLink',
      'tagline',
      'email',
      'phone',
      'organisationNumber',
      'address',
      'modules',
      'spaTimeSlotSpaceInMinutes',
      'anonymiseAfterMonths',
      'refundLimit',
      'smsSender',
      'emailSender',
      'secondFactorFrom',
      'trustedNetworks',
      'secondFactorInNetworks',
      'signInOnlyFromNetworks',
      'reviewRequests',
      'quietFrom',
      'quietUntil',
      'waitingListPromotion',
      '_defaultTheme',
      '_defaultSegment',
      'searchKeys',
      'version',
      'createdAt',
      'updatedAt',
    ),
  }),
);
