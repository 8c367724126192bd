import type { CreateVendorInput, VendorOutput } from '@atrium/api-client/admin';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** What a new venue must have. */
export interface VendorValues {
  name: string;
  /** In its addresses: lower case letters, digits and hyphens. */
  slug: string;
  languageCode: string;
  /** IANA. */
  timezone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
}

export const toValues = (vendor: VendorOutput | undefined): VendorValues => ({
  name: vendor?.name ?? '',
  slug: vendor?.slug ?? '',
  languageCode: vendor?.languageCode ?? 'en',
  timezone: vendor?.timezone ?? 'Europe/Oslo',
  country: vendor?.country ?? '',
  currency: vendor?.currency ?? '',
});

export const toInput = (values: VendorValues): CreateVendorInput => ({
  ...values,
  name: values.name.trim(),
  slug: values.slug.trim(),
  country: values.country.trim().toUpperCase(),
  currency: values.currency.trim().toUpperCase(),
});

const fields = [
  { name: 'name', pattern: /./ },
  { name: 'slug', pattern: /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/ },
  { name: 'timezone', pattern: /./ },
  { name: 'country', pattern: /^[A-Za-z]{2}$/ },
  { name: 'currency', pattern: /^[A-Za-z]{3}$/ },
] as const;

/** Why a venue cannot be saved. */
export function newVendorProblems(values: VendorValues): FieldProblem[] {
  return fields.flatMap(({ name, pattern }): FieldProblem[] => {
    const text = values[name].trim();
    if (text === '') return [{ name, code: 'FIELD_REQUIRED' }];
    return pattern.test(text) ? [] : [{ name, code: 'FIELD_INVALID' }];
  });
}
