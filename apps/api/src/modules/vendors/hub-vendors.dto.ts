import { IsIn, IsString, MaxLength } from 'class-validator';
import { MayBeLeftOut } from '../../common/http/validation/may-be-left-out';
import type { Vendor, VendorModules } from './vendor.schema';
import { VendorModulesOutput } from './vendors.dto';

export const vendorModuleNames = [
  'services',
  'stays',
  'spa',
  'fnb',
  'memberships',
  'openBooking',
] as const satisfies readonly (keyof VendorModules)[];

export class SearchVendorsQuery {
  /** Start of the name, of a word in it, or of the slug; empty lists all by name. */
  @MayBeLeftOut()
  @IsString()
  @MaxLength(64)
  search: string = '';

  /** Only venues with this part of the product: `spa`, `fnb`, … */
  @MayBeLeftOut()
  @IsIn(vendorModuleNames)
  module?: keyof VendorModules;
}

/** A venue as visitors find it. */
export class FoundVendorOutput {
  _id: string;
  name: string;
  slug: string;
  /** Address of a picture elsewhere, for want of `_picture`. */
  logo?: string;
  /** Id of its icon, or else of its logo, which `/media/{_picture}/320.webp` shows. */
  _picture?: string;
  tagline?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  modules: VendorModulesOutput;
}

export function toFoundVendorOutput(vendor: Vendor): FoundVendorOutput {
  const picture = vendor._icon ?? vendor._logoLight;
  return {
    _id: vendor._id.toHexString(),
    name: vendor.name,
    slug: vendor.slug,
    ...(vendor.logo ? { logo: vendor.logo } : {}),
    ...(picture ? { _picture: picture.toHexString() } : {}),
    ...(vendor.tagline ? { tagline: vendor.tagline } : {}),
    ...(vendor.address?.city ? { city: vendor.address.city } : {}),
    country: vendor.country,
    modules: { ...vendor.modules },
  };
}
