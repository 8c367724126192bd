import type { OwnProfileOutput, ProfileInput } from '@atrium/api-client/hub';

/** The form's values; unknown ones are empty. */
export interface ProfileValues {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  birthDate: string;
  gender: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  /** Empty: the venue's. */
  languageCode: string;
  marketingEmail: boolean;
  marketingSms: boolean;
}

/** The fields that the server may find something wrong with. */
export const profileFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'birthDate',
  'gender',
  'street',
  'postalCode',
  'city',
  'country',
] as const satisfies readonly (keyof ProfileValues)[];

/** The guest's latest answer about a kind of offer. */
export const consentTo = (
  { consents }: Pick<OwnProfileOutput, 'consents'>,
  type: 'marketingEmail' | 'marketingSms',
) => consents.find((consent) => consent.type === type);

export const valuesOf = (profile: OwnProfileOutput): ProfileValues => ({
  firstname: profile.firstname,
  lastname: profile.lastname,
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  birthDate: profile.birthDate ?? '',
  gender: profile.gender ?? '',
  street: profile.address?.street ?? '',
  postalCode: profile.address?.postalCode ?? '',
  city: profile.address?.city ?? '',
  country: profile.address?.country ?? '',
  languageCode: profile.languageCode ?? '',
  marketingEmail: consentTo(profile, 'marketingEmail')?.given ?? false,
  marketingSms: consentTo(profile, 'marketingSms')?.given ?? false,
});

/**
 * The input from the form. Consents are sent only if changed: an untouched switch is neither a yes
 * nor a no.
 */
export function toProfileInput(values: ProfileValues, profile: OwnProfileOutput): ProfileInput {
  const { street, postalCode, city, country, marketingEmail, marketingSms, ...details } = values;
  const before = valuesOf(profile);
  return {
    ...details,
    address: { street, postalCode, city, country },
    consents: {
      ...(marketingEmail !== before.marketingEmail && { marketingEmail }),
      ...(marketingSms !== before.marketingSms && { marketingSms }),
    },
    version: profile.version,
  };
}
