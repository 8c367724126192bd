import type { UpdateQuery } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import { phoneOf } from '../../common/phone-number';
import type { Vendor } from './vendor.schema';
import type { AdministerVendorInput, CreateVendorInput } from './vendor-input.dto';
import { type VendorPicture, vendorPictures } from './vendor-pictures';
import { vendorSearchKeys } from './vendor-search-keys';

/** Addresses of the product itself, which no venue's (`{vendor}.<host>`) may shadow. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  'app',
  'assets',
  'help',
  'login',
  'mail',
  'new',
  'static',
  'www',
]);

/** @throws {RuleError} SLUG_TAKEN */
export function assertFreeSlug(slug: string): void {
  if (RESERVED_SLUGS.has(slug)) throw new RuleError('SLUG_TAKEN');
}

/** The fields an input may set, for new and existing venues. */
type VendorFieldsInput =
  | AdministerVendorInput
  | (CreateVendorInput & { [Key in VendorPicture | 'version' | '_defaultSegment']?: never });

/**
 * An input's fields as stored: omitted ones are left out, cleared ones become null.
 * @param before modules, of which the input may set some, and the country for phone numbers
 * @throws {RuleError} INVALID_PHONE
 */
export function vendorFields(
  { version: _, modules, phone, _defaultSegment, ...plain }: VendorFieldsInput,
  before: Pick<Vendor, 'country' | 'modules'>,
): Record<string, unknown> {
  const country = plain.country ?? before.country;
  const wished = {
    ...plain,
    phone: phone && phoneOf(phone, country),
    _defaultSegment: _defaultSegment && objectId(_defaultSegment),
    ...pictureIds(plain),
    modules: modules && { ...before.modules, ...given(modules) },
  };
  return given(wished);
}

const pictureIds = (input: { [Key in VendorPicture]?: string | null | undefined }) =>
  Object.fromEntries(
    vendorPictures.map((field) => {
      const id = input[field];
      return [field, id && objectId(id)];
    }),
  );

/** Drops undefined fields; blank text clears the value. */
const given = (fields: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, value === '' ? null : value]),
  );

/**
 * The update that an input asks for.
 * @throws {RuleError} INVALID_PHONE, SLUG_TAKEN
 */
export function vendorChange(before: Vendor, input: AdministerVendorInput): UpdateQuery<Vendor> {
  if (input.slug) assertFreeSlug(input.slug);
  const fields = Object.entries(vendorFields(input, before));
  const kept = fields.filter(([, value]) => value !== null);
  const dropped = fields.filter(([, value]) => value === null);
  const names = { name: input.name ?? before.name, slug: input.slug ?? before.slug };
  return {
    $set: { ...Object.fromEntries(kept), searchKeys: vendorSearchKeys(names) },
    ...(dropped.length > 0 ? { $unset: Object.fromEntries(dropped.map(([key]) => [key, 1])) } : {}),
  };
}
