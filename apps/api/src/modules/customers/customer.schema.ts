import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';
import { tenantOwned } from '../../common/database/tenant.plugin';
import {
  describeData,
  figureOfGuest,
  guestId,
  healthOfGuest,
  noteOnGuest,
  ofGuest,
} from '../../common/privacy/data-map';

const { Mixed, ObjectId } = MongooseSchema.Types;

/** A guest's postal address. */
export interface GuestAddress {
  street?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2, or as imported. */
  country?: string;
}

export const consentTypes = ['terms', 'marketingEmail', 'marketingSms'] as const;
export type ConsentType = (typeof consentTypes)[number];

/** A guest's latest answer about one use of their data. */
export interface Consent {
  type: ConsentType;
  given: boolean;
  at: Date;
}

/** Where an imported guest came from; the same source row never comes in twice. */
export interface GuestSource {
  system: string;
  /** Id there. */
  externalId: string;
}

/** A guest of one venue; there is no identity across venues. */
@Schema({ collection: 'customers', timestamps: true, versionKey: false })
export class Customer {
  _id: Types.ObjectId;
  _vendor: Types.ObjectId;
  @Prop({ default: '' }) firstname: string;
  @Prop({ default: '' }) lastname: string;
  /** Lower case; unique within the venue. Guests without one are allowed. */
  @Prop() email?: string;
  /** E.164. */
  @Prop() phone?: string;
  /** Calendar date `yyyy-mm-dd`. */
  @Prop() birthDate?: string;
  /** Free text. */
  @Prop() gender?: string;
  @Prop() loyaltyCode?: string;
  /** Staff's comments, never shown to the guest. */
  @Prop() globalComments?: string;
  /** What the kitchen must know. */
  @Prop() allergies?: string;
  /** Staff's mark, never shown to the guest. */
  @Prop() vip?: boolean;
  /** What the guest likes: a room away from the lift, a firm pillow. */
  @Prop() preferences?: string;
  /** Staff's words for kinds of guests, never shown to the guest. Guests stored before tags existed have none. */
  @Prop({ type: [String], default: undefined }) tags?: string[];
  @Prop({ default: true }) active: boolean;
  /** 'Eternal': neither anonymised nor deleted. */
  @Prop({ default: false }) doNotDelete: boolean;
  @Prop() company?: string;
  /** Free text, e.g. a loyalty tier. */
  @Prop() level?: string;
  @Prop({ type: Mixed }) address?: GuestAddress;
  /** One of the seven languages; absent: the venue's. */
  @Prop() languageCode?: string;
  @Prop({ type: [Mixed], default: [] }) consents: Consent[];
  /** Names the guest booked along with, latest first. */
  @Prop({ type: [String], default: [] }) companions: string[];
  /** argon2id; absent while the guest has chosen none. Never leaves the API. */
  @Prop() passwordHash?: string;
  /** Search keys: normalised suffixes of name and contact details. */
  @Prop({ type: [String], default: [] }) searchKeys: string[];
  /** The same as one text, for the further words of a search. */
  @Prop({ default: '' }) searchText: string;
  /** Keys for finding possible duplicates (rules, guest-duplicates). */
  @Prop({ type: [String], default: [] }) matchKeys: string[];
  @Prop({ type: Mixed }) source?: GuestSource;
  /** The guest this one was merged into; kept hidden so that the merge can be undone. */
  @Prop({ type: ObjectId }) mergedInto?: Types.ObjectId;
  /** Since then their data is only kept, at their request (GDPR, article 18). */
  @Prop() restrictedAt?: Date;
  /** Since then nothing personal is left; only bookings still point here. */
  @Prop() erasedAt?: Date;
  @Prop({ default: 0 }) version: number;
  /**
   * Incremented in the transaction of anything added to the guest, so that it conflicts with a
   * merge, which moves what exists.
   */
  @Prop() claims?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** An address belongs to one guest of a venue. */
export const CUSTOMER_EMAIL_KEY = { _vendor: 1, email: 1 } as const;
/** Index for searching guests who declined something. */
export const CUSTOMER_DECLINING_SEARCH_INDEX = 'customer_declining_search';
/** Index that drives the guest search. */
export const CUSTOMER_SEARCH_INDEX = 'customer_search';

export const CustomerSchema = SchemaFactory.createForClass(Customer);
CustomerSchema.plugin(tenantOwned);
CustomerSchema.index(CUSTOMER_EMAIL_KEY, {
  name: 'customer_email',
  unique: true,
  partialFilterExpression: { email: { $exists: true } },
});
CustomerSchema.index({ _vendor: 1, searchKeys: 1 }, { name: CUSTOMER_SEARCH_INDEX });
CustomerSchema.index({ _vendor: 1, _id: -1 });
CustomerSchema.index({ _vendor: 1, matchKeys: 1 });
// the tags in use
CustomerSchema.index(
  { _vendor: 1, tags: 1 },
  { partialFilterExpression: { tags: { $exists: true } } },
);
CustomerSchema.index(
  { _vendor: 1, mergedInto: 1 },
  { partialFilterExpression: { mergedInto: { $exists: true } } },
);
// the list of opt-outs
CustomerSchema.index(
  { _vendor: 1, 'consents.type': 1, 'consents.given': 1, _id: -1 },
  { partialFilterExpression: { 'consents.given': false } },
);
// few compared with all guests a word matches
CustomerSchema.index(
  { _vendor: 1, searchKeys: 1 },
  {
    name: CUSTOMER_DECLINING_SEARCH_INDEX,
    partialFilterExpression: { 'consents.given': false },
  },
);
CustomerSchema.index(
  { _vendor: 1, 'source.system': 1, 'source.externalId': 1 },
  { unique: true, partialFilterExpression: { 'source.externalId': { $exists: true } } },
);

describeData<Customer>(
  CustomerSchema,
  {
    why: 'To book for guests, to know them again and to reach them',
    kept: 'until they are erased, or for the months that the venue sets after their last visit',
    guest: '_id',
  },
  (neither) => ({
    ...neither(
      '_id',
      '_vendor',
      'active',
      'doNotDelete',
      'erasedAt',
      'version',
      'claims',
      'updatedAt',
    ),
    firstname: ofGuest(),
    lastname: ofGuest(),
    email: ofGuest(),
    phone: ofGuest(),
    birthDate: ofGuest(),
    gender: ofGuest(),
    loyaltyCode: ofGuest(),
    preferences: ofGuest(),
    company: ofGuest(),
    level: ofGuest(),
    'address.street': ofGuest(),
    'address.postalCode': ofGuest(),
    'address.city': ofGuest(),
    'address.country': ofGuest(),
    languageCode: ofGuest(),
    'consents.type': ofGuest(),
    'consents.given': ofGuest(),
    'consents.at': ofGuest(),
    companions: ofGuest(),
    allergies: healthOfGuest({ why: 'for the kitchen' }),
    globalComments: noteOnGuest(),
    vip: noteOnGuest(),
    tags: noteOnGuest(),
    passwordHash: ofGuest({ exported: 'a secret', why: 'to sign in' }),
    searchKeys: ofGuest({ exported: 'a copy of their other data', why: 'to find them' }),
    searchText: ofGuest({ exported: 'a copy of their other data', why: 'to find them' }),
    matchKeys: ofGuest({ exported: 'a copy of their other data', why: 'to find duplicates' }),
    'source.system': ofGuest({ exported: 'the row of an import it came from' }),
    'source.externalId': ofGuest({ exported: 'the row of an import it came from' }),
    mergedInto: guestId({ erased: true }),
    restrictedAt: ofGuest(),
    createdAt: figureOfGuest(),
  }),
);
