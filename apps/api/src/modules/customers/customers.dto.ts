import { MAX_TAG_LENGTH, MAX_TAGS } from '@atrium/rules/guests/guest-tags';
import { LANGUAGES } from '@atrium/rules/texts/languages';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsId } from '../../common/http/validation/is-id';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { MultiLine } from '../../common/http/validation/multi-line';
import { present } from '../../common/present';
import type { Customer } from './customer.schema';
import type { GuestDetails } from './guest-writer';

export class AddressInput {
  @IsOptional() @IsString() @MaxLength(200) street?: string | null;
  @IsOptional() @IsString() @MaxLength(20) postalCode?: string | null;
  @IsOptional() @IsString() @MaxLength(100) city?: string | null;
  /** ISO 3166-1 alpha-2, or the country's name. */
  @IsOptional() @IsString() @MaxLength(100) country?: string | null;
}

/** Adds the leading zeros that a date typed as numbers may lack. */
function padded(date: unknown): unknown {
  const [, year, month, day] =
    (typeof date === 'string' && /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(date)) || [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date;
}

/** What guests and staff may both change. Omitted fields stay; null or blank clears them. */
export class GuestDetailsInput {
  /** One of first and last name is required. At most 100 characters. */
  @IsOptional() @IsString() @MaxLength(200) firstname?: string | null;
  @IsOptional() @IsString() @MaxLength(200) lastname?: string | null;
  /** The same as `firstname`. */
  @IsOptional() @IsString() @MaxLength(200) firstName?: string | null;
  /** The same as `lastname`. */
  @IsOptional() @IsString() @MaxLength(200) lastName?: string | null;
  /** Unique among the venue's guests, ignoring case. */
  @IsOptional() @IsString() @MaxLength(254) email?: string | null;
  /** With country prefix, or as dialled in the venue's country. @example +4791234567 */
  @IsOptional() @IsString() @MaxLength(40) phone?: string | null;
  /** Calendar date from 1900 to today, `yyyy-mm-dd`; `yyyy-m-d` is taken, too. */
  @Transform(({ value }: { value: unknown }) => padded(value))
  @ValidateIf((input: GuestDetailsInput) => Boolean(input.birthDate))
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'birthDate must be a calendar date, yyyy-mm-dd' })
  @IsISO8601({ strict: true }, { message: 'birthDate must be a calendar date, yyyy-mm-dd' })
  birthDate?: string | null;
  /** Free text. */
  @IsOptional() @IsString() @MaxLength(40) gender?: string | null;
  @IsOptional() @ValidateNested() @Type(() => AddressInput) address?: AddressInput | null;
  /** One of the seven languages; null: the venue's. */
  @IsOptional() @IsIn([...LANGUAGES, '']) languageCode?: string | null;
}

/** A guest as sent by staff. */
export class CustomerInput extends GuestDetailsInput {
  @IsOptional() @IsString() @MaxLength(60) loyaltyCode?: string | null;
  /** Staff's comments about the guest, who never sees them. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(5000) globalComments?: string | null;
  /** What the kitchen must know. */
  @IsOptional() @IsString() @MaxLength(1_000) allergies?: string | null;
  /** Staff's mark, never shown to the guest. Default: false. */
  @MayBeLeftOut() @IsBoolean() vip?: boolean;
  /** What the guest likes. */
  @IsOptional() @IsString() @MultiLine() @MaxLength(1_000) preferences?: string | null;
  /** Staff's words for kinds of guests, never shown to the guest; each is kept once. */
  @MayBeLeftOut()
  @IsArray()
  @ArrayMaxSize(MAX_TAGS)
  @IsString({ each: true })
  @MaxLength(MAX_TAG_LENGTH, { each: true })
  tags?: string[];
  /** False: cannot sign in. Default: true. */
  @MayBeLeftOut() @IsBoolean() active?: boolean;
  /** 'Eternal': neither anonymised nor deleted. Default: false. */
  @MayBeLeftOut() @IsBoolean() doNotDelete?: boolean;
  @IsOptional() @IsString() @MaxLength(120) company?: string | null;
  /** Free text, e.g. a loyalty tier. */
  @IsOptional() @IsString() @MaxLength(60) level?: string | null;
}

/** The whole guest, as `PUT /api/admin/customer` takes it. */
export class CustomerSave extends CustomerInput {
  /** Id of the guest, or `new`. */
  @IsString()
  @Matches(/^(new|[0-9a-fA-F]{24})$/, { message: '_id must be an id or new' })
  _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
  /** Not changed by saving; accepted so that a guest can be sent back as received. */
  @IsOptional() @IsString() @MaxLength(40) createdAt?: string;
  /** Not changed by saving. */
  @IsOptional() @IsString() @MaxLength(40) updatedAt?: string;
  /** Not changed by saving. */
  @IsOptional() @IsBoolean() hasPassword?: boolean;
  /** Not changed by saving. */
  @IsOptional() @IsString() @MaxLength(60) importedFrom?: string;
  /** Not changed by saving. */
  @IsOptional() @IsString() @MaxLength(40) restrictedAt?: string;
}

export class CustomerDeletion {
  /** Id of the guest. */
  @IsId() userId: string;
}

export class AddressOutput {
  street?: string;
  postalCode?: string;
  city?: string;
  country?: string;
}

/** A guest's own data, as the guest sees it. */
export class ProfileOutput {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** Calendar date `yyyy-mm-dd`. */
  birthDate?: string;
  /** Free text. */
  gender?: string;
  loyaltyCode?: string;
  address?: AddressOutput;
  /** One of the seven languages. Absent: the venue's. */
  languageCode?: string;
  version: number;
}

/** A guest as staff see them. */
export class CustomerOutput extends ProfileOutput {
  /** Staff's comments about the guest. */
  globalComments?: string;
  /** What the kitchen must know. */
  allergies?: string;
  /** Staff's mark. */
  vip: boolean;
  /** What the guest likes. */
  preferences?: string;
  /** Staff's words for kinds of guests. */
  tags: string[];
  active: boolean;
  /** 'Eternal'. */
  doNotDelete: boolean;
  company?: string;
  level?: string;
  /** The guest can sign in. */
  hasPassword: boolean;
  /** The system it was imported from. */
  importedFrom?: string;
  /** ISO instant since which the guest’s data is only kept, at their request; no staff may change it. */
  restrictedAt?: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
}

export class CustomersPageOutput {
  items: CustomerOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
}

export function toProfileOutput(guest: Customer): ProfileOutput {
  return present({
    _id: guest._id.toHexString(),
    firstname: guest.firstname,
    lastname: guest.lastname,
    email: guest.email,
    phone: guest.phone,
    birthDate: guest.birthDate,
    gender: guest.gender,
    loyaltyCode: guest.loyaltyCode,
    address: guest.address,
    languageCode: guest.languageCode,
    version: guest.version,
  });
}

export function toCustomerOutput(guest: Customer): CustomerOutput {
  return present({
    ...toProfileOutput(guest),
    globalComments: guest.globalComments,
    allergies: guest.allergies,
    vip: guest.vip ?? false,
    preferences: guest.preferences,
    tags: guest.tags ?? [],
    active: guest.active,
    doNotDelete: guest.doNotDelete,
    company: guest.company,
    level: guest.level,
    hasPassword: Boolean(guest.passwordHash),
    importedFrom: guest.source?.system,
    restrictedAt: guest.restrictedAt?.toISOString(),
    createdAt: guest.createdAt.toISOString(),
    updatedAt: guest.updatedAt.toISOString(),
  });
}

/** A guest's latest answer about one use of their data. */
export class ConsentOutput {
  /** `terms`, `marketingEmail` or `marketingSms`. */
  type: string;
  given: boolean;
  /** ISO instant. */
  at: string;
}

/** The contents of a guest's own document, for export. */
export class OwnDataOutput extends ProfileOutput {
  company?: string;
  /** E.g. a loyalty tier. */
  level?: string;
  allergies?: string;
  preferences?: string;
  companions: string[];
  consents: ConsentOutput[];
  /** ISO instant from which the data is stored but not used, at the guest’s request. */
  restrictedAt?: string;
  /** ISO instant. */
  createdAt: string;
}

/** The tags that a venue's guests have. */
export class CustomerTagsOutput {
  /** By the alphabet. */
  tags: string[];
}

/** Names used before for the people the guest books with, latest first. */
export class CompanionsOutput {
  names: string[];
}

export function toOwnData(guest: Customer): OwnDataOutput {
  return {
    ...toProfileOutput(guest),
    ...present({
      company: guest.company,
      level: guest.level,
      allergies: guest.allergies,
      preferences: guest.preferences,
      restrictedAt: guest.restrictedAt?.toISOString(),
    }),
    companions: guest.companions,
    consents: guest.consents.map(({ type, given, at }) => ({ type, given, at: at.toISOString() })),
    createdAt: guest.createdAt.toISOString(),
  };
}

/** The details, without the alternative spelling of the name fields. */
export function toGuestDetails<T extends GuestDetailsInput>({
  firstName,
  lastName,
  ...rest
}: T): GuestDetails {
  return {
    ...rest,
    firstname: rest.firstname === undefined ? firstName : rest.firstname,
    lastname: rest.lastname === undefined ? lastName : rest.lastname,
  };
}
