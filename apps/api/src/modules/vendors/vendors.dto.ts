import { languages } from '@atrium/i18n/languages';
import { ApiPropertyOptional, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO4217CurrencyCode,
  IsISO31661Alpha2,
  IsMongoId,
  IsString,
  IsTimeZone,
  IsUrl,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../common/http/may-be-left-out';
import type { Vendor } from './vendor.schema';

const trimmed = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.trim() : value;

/** Optional, and null takes the value away. */
const filled = (_object: unknown, value: unknown): boolean => value !== undefined && value !== null;

const webAddress = {
  protocols: ['http', 'https'],
  require_protocol: true,
  require_tld: false,
};

/** Lower case letters, digits and hyphens, not 24 hexadecimal digits, which would be an id. */
const SLUG = /^(?![0-9a-f]{24}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

export class VendorModulesInput {
  @MayBeLeftOut()
  @IsBoolean()
  services?: boolean;

  @MayBeLeftOut()
  @IsBoolean()
  stays?: boolean;

  @MayBeLeftOut()
  @IsBoolean()
  spa?: boolean;

  @MayBeLeftOut()
  @IsBoolean()
  fnb?: boolean;

  @MayBeLeftOut()
  @IsBoolean()
  memberships?: boolean;

  @MayBeLeftOut()
  @IsBoolean()
  openBooking?: boolean;
}

export class VendorAddressInput {
  @MayBeLeftOut()
  @IsString()
  @MaxLength(200)
  street?: string;

  @MayBeLeftOut()
  @IsString()
  @MaxLength(20)
  postalCode?: string;

  @MayBeLeftOut()
  @IsString()
  @MaxLength(100)
  city?: string;

  /** ISO 3166-1 alpha-2. */
  @MayBeLeftOut()
  @IsISO31661Alpha2()
  country?: string;
}

/** What an owner may change of the own vendor; a field left out stays, null takes it away. */
export class UpdateVendorInput {
  @MayBeLeftOut()
  @Transform(trimmed)
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  name?: string;

  /** `en`, `no`, `sv`, `fr`, `de`, `es` or `it`. */
  @MayBeLeftOut()
  @IsIn(languages)
  languageCode?: string;

  /** Address of an image. */
  @ValidateIf(filled)
  @IsUrl(webAddress)
  @MaxLength(500)
  logo?: string | null;

  /** Address of the terms and the privacy notice, linked at sign-up. */
  @ValidateIf(filled)
  @IsUrl(webAddress)
  @MaxLength(500)
  legalLink?: string | null;

  @ValidateIf(filled)
  @Transform(trimmed)
  @IsString()
  @MaxLength(200)
  tagline?: string | null;

  /** Where guests' questions go; answers to messages come here. */
  @ValidateIf(filled)
  @Transform(trimmed)
  @IsEmail()
  @MaxLength(254)
  email?: string | null;

  @ValidateIf(filled)
  @Transform(trimmed)
  @IsString()
  @MaxLength(32)
  phone?: string | null;

  @ApiPropertyOptional({ type: () => VendorAddressInput, nullable: true })
  @ValidateIf(filled)
  @ValidateNested()
  @Type(() => VendorAddressInput)
  address?: VendorAddressInput | null;

  /** Which parts of the product are on; one left out stays as it is. */
  @MayBeLeftOut()
  @ValidateNested()
  @Type(() => VendorModulesInput)
  modules?: VendorModulesInput;

  /** Step of the therapist grid: 5 to 240 minutes. */
  @MayBeLeftOut()
  @IsInt()
  @Min(5)
  @Max(240)
  spaTimeSlotSpaceInMinutes?: number;

  /** Guests without a booking for 1 to 240 months are anonymised at night; null: never. */
  @ValidateIf(filled)
  @IsInt()
  @Min(1)
  @Max(240)
  anonymiseAfterMonths?: number | null;

  /** 1 to 10 letters and digits (specification section 5). */
  @ValidateIf(filled)
  @Matches(/^[A-Za-z0-9]{1,10}$/)
  smsSender?: string | null;

  /** Sender of e-mail; the mail server must be allowed to send for it. */
  @ValidateIf(filled)
  @IsEmail()
  @MaxLength(254)
  emailSender?: string | null;

  /** Ask for a rating at noon of the day after. */
  @MayBeLeftOut()
  @IsBoolean()
  reviewRequests?: boolean;

  /** `auto`: whoever fits is promoted when places free up; `manual`: staff promote. */
  @MayBeLeftOut()
  @IsIn(['auto', 'manual'])
  waitingListPromotion?: 'auto' | 'manual';

  /** Id of the segment of bookings made without one. */
  @ValidateIf(filled)
  @IsMongoId()
  _defaultSegment?: string | null;

  /** The version that was edited; a stale one is refused with 409. */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  version?: number;
}

/** What addresses, clocks and money go by. */
export class VendorBasisInput {
  /** 1 to 63 lower case letters, digits and hyphens. */
  @Matches(SLUG)
  slug: string;

  /** IANA. */
  @IsTimeZone()
  timezone: string;

  /** ISO 3166-1 alpha-2. */
  @IsISO31661Alpha2()
  country: string;

  /** ISO 4217. */
  @IsISO4217CurrencyCode()
  currency: string;
}

/** What only a system administrator may change as well: it moves addresses, clocks and money. */
export class AdministerVendorInput extends IntersectionType(
  UpdateVendorInput,
  PartialType(VendorBasisInput, { skipNullProperties: false }),
) {}

export class CreateVendorInput extends IntersectionType(
  OmitType(UpdateVendorInput, ['name', 'version']),
  VendorBasisInput,
) {
  @Transform(trimmed)
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  name: string;
}

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

/** A vendor as its staff see it. */
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
  logo?: string;
  legalLink?: string;
  tagline?: string;
  email?: string;
  /** E.164. */
  phone?: string;
  address?: VendorAddressOutput;
  modules: VendorModulesOutput;
  /** Minutes. */
  spaTimeSlotSpaceInMinutes: number;
  /** Months; absent: never. */
  anonymiseAfterMonths?: number;
  smsSender?: string;
  emailSender?: string;
  reviewRequests: boolean;
  /** `auto` or `manual`. */
  waitingListPromotion: string;
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
    ...given('legalLink', vendor.legalLink),
    ...given('tagline', vendor.tagline),
    ...given('email', vendor.email),
    ...given('phone', vendor.phone),
    ...given('address', vendor.address),
    modules: { ...vendor.modules },
    spaTimeSlotSpaceInMinutes: vendor.spaTimeSlotSpaceInMinutes,
    ...given('anonymiseAfterMonths', vendor.anonymiseAfterMonths),
    ...given('smsSender', vendor.smsSender),
    ...given('emailSender', vendor.emailSender),
    reviewRequests: vendor.reviewRequests,
    waitingListPromotion: vendor.waitingListPromotion,
    ...given('_defaultTheme', vendor._defaultTheme?.toHexString()),
    ...given('_defaultSegment', vendor._defaultSegment?.toHexString()),
    createdAt: vendor.createdAt.toISOString(),
    updatedAt: vendor.updatedAt.toISOString(),
    version: vendor.version,
  };
}
