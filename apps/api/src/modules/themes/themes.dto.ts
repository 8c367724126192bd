import { PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import { present } from '../../common/present';
import { ShownPictureOutput } from '../media/public';
import type { Theme, ThemeStyle, ThemeStyles } from './theme.schema';

/** The style of one part; omitted or null properties are the product's own. */
export class ThemeStyleInput {
  /** `#rgb` or `#rrggbb`. @example #0B5D57 */
  @IsOptional() @IsString() @MaxLength(40) backgroundColor?: string | null;
  /**
   * Text colour, `#rgb` or `#rrggbb`; at least 4.5 to 1 against its background. @example #FFFFFF
   */
  @IsOptional() @IsString() @MaxLength(40) color?: string | null;
  /** `#rgb` or `#rrggbb`. */
  @IsOptional() @IsString() @MaxLength(40) borderColor?: string | null;
  /** Pixels, 0 to 32. */
  @IsOptional() @IsInt() @Min(0) @Max(32) borderRadius?: number | null;
  /** Font names, separated by commas. */
  @IsOptional()
  @Matches(/^[\w '"-]+(?:,[\w '"-]+)*$/, { message: 'fontFamily must be names of fonts' })
  @MaxLength(120)
  fontFamily?: string | null;
  /** 100 to 900. */
  @IsOptional() @IsInt() @Min(100) @Max(900) fontWeight?: number | null;
}

export class ThemeInput {
  @IsString() @IsNotEmpty() @MaxLength(80) name: string;
  /** The page: background and text. */
  @IsOptional() @ValidateNested() @Type(() => ThemeStyleInput) main?: ThemeStyleInput | null;
  /** The card that holds a sign-in or sign-up form. */
  @IsOptional() @ValidateNested() @Type(() => ThemeStyleInput) signup?: ThemeStyleInput | null;
  /** Headings. */
  @IsOptional() @ValidateNested() @Type(() => ThemeStyleInput) title?: ThemeStyleInput | null;
  @IsOptional() @ValidateNested() @Type(() => ThemeStyleInput) input?: ThemeStyleInput | null;
  /** The main button. */
  @IsOptional() @ValidateNested() @Type(() => ThemeStyleInput) buttonCTA?: ThemeStyleInput | null;
  @IsOptional() @ValidateNested() @Type(() => ThemeStyleInput) link?: ThemeStyleInput | null;
  /** Makes it the theme of the venue's pages. A venue's first theme becomes that automatically. */
  @IsOptional() @IsBoolean() vendorDefault?: boolean;
}

/** Omitted parts stay; null removes one. */
export class ThemeChange extends PartialType(ThemeInput) {
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  @MayBeLeftOut() @IsInt() @Min(0) version?: number;
}

export class ThemeStyleOutput {
  /** `#rgb` or `#rrggbb`. */
  backgroundColor?: string;
  /** Of the text. */
  color?: string;
  borderColor?: string;
  /** Pixels. */
  borderRadius?: number;
  fontFamily?: string;
  /** 100 to 900. */
  fontWeight?: number;
}

/** The six parts of a theme. */
export class ThemeStylesOutput {
  main: ThemeStyleOutput;
  signup: ThemeStyleOutput;
  title: ThemeStyleOutput;
  input: ThemeStyleOutput;
  buttonCTA: ThemeStyleOutput;
  link: ThemeStyleOutput;
}

export class ThemeOutput extends ThemeStylesOutput {
  _id: string;
  name: string;
  /** The venue's pages look like this. */
  vendorDefault: boolean;
  version: number;
}

/** The parts of the product the venue uses. */
export class BrandedModules {
  services: boolean;
  stays: boolean;
  spa: boolean;
  fnb: boolean;
  memberships: boolean;
  openBooking: boolean;
}

/** Pictures of the venue, whose text is its name. */
export class BrandedPictures {
  logo?: ShownPictureOutput;
  /** On a dark page; absent: the other one. */
  logoDark?: ShownPictureOutput;
  /** Beside the sign-in and on the first page. */
  cover?: ShownPictureOutput;
  /** Of the installed app. */
  icon?: ShownPictureOutput;
}

/** The venue a theme belongs to. */
export class BrandedVendor {
  _id: string;
  name: string;
  slug: string;
  /** Address of a picture elsewhere, for want of one in `pictures`. */
  logo?: string;
  /** Absent where it has none. */
  pictures?: BrandedPictures;
  /** One of the seven languages. */
  languageCode: string;
  /** Address of the venue's terms and privacy. */
  legalLink?: string;
  tagline?: string;
  /** For guests who need staff, e.g. after the cancellation deadline. */
  email?: string;
  phone?: string;
  /** ISO 3166-1 alpha-2; the initial country of phone fields. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** IANA time zone of the venue's days and times. */
  timezone: string;
  /** Step of the therapist grid in minutes. */
  spaTimeSlotSpaceInMinutes: number;
  modules: BrandedModules;
  /** How long a chosen time is held for a guest, in minutes. */
  holdMinutes: number;
}

/** A venue's theme, and what its guest pages need to know. */
export class VendorBrandingOutput extends ThemeStylesOutput {
  /** Id of the theme; absent if the venue has none, when every part is empty. */
  _id?: string;
  name?: string;
  _vendor: BrandedVendor;
}

const toStyles = (theme: ThemeStyles | null): ThemeStylesOutput => ({
  main: theme?.main ?? {},
  signup: theme?.signup ?? {},
  title: theme?.title ?? {},
  input: theme?.input ?? {},
  buttonCTA: theme?.buttonCTA ?? {},
  link: theme?.link ?? {},
});

export function toThemeOutput(theme: Theme, vendorDefault: boolean): ThemeOutput {
  const { _id, name, version } = theme;
  return { _id: _id.toHexString(), name, ...toStyles(theme), vendorDefault, version };
}

export function toVendorBranding(
  theme: Theme | null,
  vendor: Omit<BrandedVendor, '_id' | 'holdMinutes' | 'pictures'> & {
    _id: { toHexString(): string };
  },
  { holdMinutes, pictures }: Pick<BrandedVendor, 'holdMinutes' | 'pictures'>,
): VendorBrandingOutput {
  return {
    ...(theme ? { _id: theme._id.toHexString(), name: theme.name } : {}),
    ...toStyles(theme),
    _vendor: present({
      _id: vendor._id.toHexString(),
      name: vendor.name,
      slug: vendor.slug,
      logo: vendor.logo,
      pictures,
      languageCode: vendor.languageCode,
      legalLink: vendor.legalLink,
      tagline: vendor.tagline,
      email: vendor.email,
      phone: vendor.phone,
      country: vendor.country,
      currency: vendor.currency,
      timezone: vendor.timezone,
      spaTimeSlotSpaceInMinutes: vendor.spaTimeSlotSpaceInMinutes,
      modules: { ...vendor.modules },
      holdMinutes,
    }),
  };
}

/** A style as stored, with trimmed colours. */
export function toStyle(input: ThemeStyleInput): ThemeStyle {
  const trimmed = (text: string | null | undefined) => text?.trim() || undefined;
  return present({
    backgroundColor: trimmed(input.backgroundColor),
    color: trimmed(input.color),
    borderColor: trimmed(input.borderColor),
    borderRadius: input.borderRadius ?? undefined,
    fontFamily: trimmed(input.fontFamily),
    fontWeight: input.fontWeight ?? undefined,
  });
}
