import type { UpdateQuery } from 'mongoose';
import { objectId } from '../../common/database/object-id';
import { RuleError } from '../../common/errors/app-error';
import { phoneOf } from '../../common/phone-number';
import type { Vendor } from './vendor.schema';
import type { AdministerVendorInput, CreateVendorInput } from './vendor-input.dto';
import { vendorSearchKeys } from './vendor-search-keys';

/** Addresses of the product itself, which no vendor's may shadow (`{vendor}.<host>`). */
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

/** What can be said of a vendor, new or not. */
type VendorFieldsInput = AdministerVendorInput | (CreateVendorInput & { version?: never });

/**
 * What an input says, as it is stored: what is left out is left out, what is taken away is null.
 * @param before modules that the input may say half of, and the country of a phone number
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
    modules: modules && { ...before.modules, ...given(modules) },
  };
  return given(wished);
}

/** Without what is undefined; a blank text is a value taken away. */
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
