import { defaultQuietHours } from '@atrium/rules/contact/quiet-hours';
import type { Vendor } from './vendor.schema';

export class VendorModulesOutput {
  services: boolean;
  stays: boolean;
  spa: boolean;
  fnb: boolean;
  memberships: boolean;
  openBooking: boolean;
}

export class VendorAddressOutput {
  street?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
}

/** A network from which staff are expected to sign in. */
export class TrustedNetworkOutput {
  name: string;
  /** An address, or a range in CIDR notation. */
  range: string;
}

/** A venue as its staff see it. */
export class VendorOutput {
  _id: string;
  name: string;
  slug: string;
  languageCode: string;
  /** IANA. */
  timezone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Address of an image. */
  logo?: string;
  /** Ids of pictures. */
  _logoLight?: string;
  _logoDark?: string;
  _cover?: string;
  _icon?: string;
  legalLink?: string;
  tagline?: string;
  email?: string;
  /** E.164. */
  phone?: string;
  organisationNumber?: string;
  address?: VendorAddressOutput;
  modules: VendorModulesOutput;
  /** Minutes. */
  spaTimeSlotSpaceInMinutes: number;
  /** Months; absent: never. */
  anonymiseAfterMonths?: number;
  /** Minor units of a payment up to which administrators may refund; absent: any amount. */
  refundLimit?: number;
  smsSender?: string;
  emailSender?: string;
  reviewRequests: boolean;
  /** Start of the quiet hours, in minutes from midnight on the guest's clock. */
  quietFrom: number;
  /** End of the quiet hours; if `quietFrom` is later, it is on the next day. */
  quietUntil: number;
  /** `auto` or `manual`. */
  waitingListPromotion: string;
  /** The lowest level of staff who must have a second factor: 1, 2 or 3; absent: nobody must. */
  secondFactorFrom?: number;
  trustedNetworks: TrustedNetworkOutput[];
  /** Whether a second factor is asked for in the trusted networks, too. */
  secondFactorInNetworks: boolean;
  /** Whether staff sign in from the trusted networks alone. */
  signInOnlyFromNetworks: boolean;
  _defaultTheme?: string;
  _defaultSegment?: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
  version: number;
}

export class VendorsPageOutput {
  items: VendorOutput[];
  /** `cursor` of the next page; absent on the last. */
  nextCursor?: string;
}

export function toVendorOutput(vendor: Vendor): VendorOutput {
  const given = <T>(key: string, value: T | null | undefined) => (value ? { [key]: value } : {});
  return {
    _id: vendor._id.toHexString(),
    name: vendor.name,
    slug: vendor.slug,
    languageCode: vendor.languageCode,
    timezone: vendor.timezone,
    country: vendor.country,
    currency: vendor.currency,
    ...given('logo', vendor.logo),
    ...given('_logoLight', vendor._logoLight?.toHexString()),
    ...given('_logoDark', vendor._logoDark?.toHexString()),
    ...given('_cover', vendor._cover?.toHexString()),
    ...given('_icon', vendor._icon?.toHexString()),
    ...given('legalLink', vendor.legalLink),
    ...given('tagline', vendor.tagline),
    ...given('email', vendor.email),
    ...given('phone', vendor.phone),
    ...given('organisationNumber', vendor.organisationNumber),
    ...given('address', vendor.address),
    modules: { ...vendor.modules },
    spaTimeSlotSpaceInMinutes: vendor.spaTimeSlotSpaceInMinutes,
    ...given('anonymiseAfterMonths', vendor.anonymiseAfterMonths),
    ...(typeof vendor.refundLimit === 'number' ? { refundLimit: vendor.refundLimit } : {}),
    ...given('smsSender', vendor.smsSender),
    ...given('emailSender', vendor.emailSender),
    reviewRequests: vendor.reviewRequests,
    quietFrom: vendor.quietFrom ?? defaultQuietHours.from,
    quietUntil: vendor.quietUntil ?? defaultQuietHours.until,
    waitingListPromotion: vendor.waitingListPromotion,
    ...given('secondFactorFrom', vendor.secondFactorFrom),
    trustedNetworks: (vendor.trustedNetworks ?? []).map(({ name, range }) => ({ name, range })),
    secondFactorInNetworks: vendor.secondFactorInNetworks ?? true,
    signInOnlyFromNetworks: vendor.signInOnlyFromNetworks ?? false,
    ...given('_defaultTheme', vendor._defaultTheme?.toHexString()),
    ...given('_defaultSegment', vendor._defaultSegment?.toHexString()),
    createdAt: vendor.createdAt.toISOString(),
    updatedAt: vendor.updatedAt.toISOString(),
    version: vendor.version,
  };
}
