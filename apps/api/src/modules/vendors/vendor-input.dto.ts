import { languages } from '@atrium/i18n/languages';
import { MOST_NETWORKS } from '@atrium/rules/access/trusted-networks';
import { ApiPropertyOptional, IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO4217CurrencyCode,
  IsISO31661Alpha2,
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
import { IsId } from '../../common/http/validation/is-id';
import { IsNetworkRange } from '../../common/http/validation/is-network-range';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { Trimmed } from '../../common/http/validation/trimmed';

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

/** A network from which staff are expected to sign in. */
export class TrustedNetworkInput {
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(60)
  name: string;

  /**
   * An address, or a range in CIDR notation, of IPv4 (at widest /8) or IPv6 (at widest /16).
   * @example "203.0.113.0/24"
   */
  @Trimmed()
  @IsNetworkRange()
  range: string;
}

/** The settings of a venue; omitted fields stay, null clears them. */
export class VendorSettingsInput {
  @MayBeLeftOut()
  @Trimmed()
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

  /** Id of the picture of its logo; shown before the address in `logo`. */
  @ValidateIf(filled)
  @IsId()
  _logoLight?: string | null;

  /** Id of the picture of its logo on a dark page. Default: the other one. */
  @ValidateIf(filled)
  @IsId()
  _logoDark?: string | null;

  /** Id of the picture beside the sign-in and on the first page of the hub. */
  @ValidateIf(filled)
  @IsId()
  _cover?: string | null;

  /** Id of the picture that stands for the hub on a phone; best a square. */
  @ValidateIf(filled)
  @IsId()
  _icon?: string | null;

  /** Address of the terms and privacy notice, linked from sign-up. */
  @ValidateIf(filled)
  @IsUrl(webAddress)
  @MaxLength(500)
  legalLink?: string | null;

  @ValidateIf(filled)
  @Trimmed()
  @IsString()
  @MaxLength(200)
  tagline?: string | null;

  /** Where guests' questions go; answers to messages come here. */
  @ValidateIf(filled)
  @Trimmed()
  @IsEmail()
  @MaxLength(254)
  email?: string | null;

  @ValidateIf(filled)
  @Trimmed()
  @IsString()
  @MaxLength(32)
  phone?: string | null;

  /** In the register of companies, as the country writes it; receipts have it. @example NO 987 654 321 MVA */
  @ValidateIf(filled)
  @Trimmed()
  @IsString()
  @MaxLength(40)
  organisationNumber?: string | null;

  @ApiPropertyOptional({ type: () => VendorAddressInput, nullable: true })
  @ValidateIf(filled)
  @ValidateNested()
  @Type(() => VendorAddressInput)
  address?: VendorAddressInput | null;

  /** The parts of the product to switch on or off; omitted ones stay. */
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

  /** Minor units of a payment up to which administrators may refund; above it system owners do. Null: any amount. */
  @ValidateIf(filled)
  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  refundLimit?: number | null;

  /** 1 to 10 letters and digits. */
  @ValidateIf(filled)
  @Matches(/^[A-Za-z0-9]{1,10}$/)
  smsSender?: string | null;

  /** Sender of emails; the mail server must be allowed to send for it. */
  @ValidateIf(filled)
  @IsEmail()
  @MaxLength(254)
  emailSender?: string | null;

  /** Ask guests for a review at noon the day after. */
  @MayBeLeftOut()
  @IsBoolean()
  reviewRequests?: boolean;

  /**
   * Start of the quiet hours, in minutes from midnight on the guest's clock, 0 to 1439: until `quietUntil`, no reminder,
   * review request or offer is sent. If both are equal, they are sent at any hour.
   */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(1439)
  quietFrom?: number;

  /** End of the quiet hours, likewise; if `quietFrom` is later, it is on the next day. */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(1439)
  quietUntil?: number;

  /** `auto`: freed places go to the first on the waiting list who fits; `manual`: staff promote. */
  @MayBeLeftOut()
  @IsIn(['auto', 'manual'])
  waitingListPromotion?: 'auto' | 'manual';

  /** The lowest level of staff who must have a second factor to work: 1, 2 or 3; null: nobody must. */
  @ValidateIf(filled)
  @IsIn([1, 2, 3])
  secondFactorFrom?: 1 | 2 | 3 | null;

  /** All networks from which staff are expected to sign in; at most 50. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MOST_NETWORKS)
  @ValidateNested({ each: true })
  @Type(() => TrustedNetworkInput)
  trustedNetworks?: TrustedNetworkInput[];

  /** Whether a second factor is asked for in the trusted networks, too. */
  @MayBeLeftOut()
  @IsBoolean()
  secondFactorInNetworks?: boolean;

  /** Whether staff sign in from the trusted networks alone, of which the caller’s address must be one. */
  @MayBeLeftOut()
  @IsBoolean()
  signInOnlyFromNetworks?: boolean;

  /** Id of the segment for bookings made without one. */
  @ValidateIf(filled)
  @IsId()
  _defaultSegment?: string | null;

  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  version?: number;
}

/** The country, time zone and currency of a venue. */
export class VendorBasisInput {
  /** 1 to 63 lowercase letters, digits and hyphens. */
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

/**
 * What owners may change about their venue; omitted fields stay, null clears them. Slug, time zone,
 * country and currency are taken as they are: only a system administrator changes them.
 */
export class UpdateVendorInput extends IntersectionType(
  VendorSettingsInput,
  PartialType(VendorBasisInput, { skipNullProperties: false }),
) {}

/** What a system administrator may change about any venue. */
export class AdministerVendorInput extends UpdateVendorInput {}

/** A new venue has no segments and pictures yet, nor staff, who would decide where they sign in. */
export class CreateVendorInput extends IntersectionType(
  OmitType(VendorSettingsInput, [
    'name',
    '_logoLight',
    '_logoDark',
    '_cover',
    '_icon',
    '_defaultSegment',
    'trustedNetworks',
    'secondFactorInNetworks',
    'signInOnlyFromNetworks',
    'version',
  ]),
  VendorBasisInput,
) {
  @Trimmed()
  @IsString()
  @MinLength(1)
  @MaxLength(100)
  name: string;
}
