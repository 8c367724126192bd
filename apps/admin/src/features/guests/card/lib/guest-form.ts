import type { CustomerOutput, CustomerSave } from '@atrium/api-client/admin';
import { avatarFor } from '@atrium/rules/guests/guest-name';
import { tagsOf } from '@atrium/rules/guests/guest-tags';
import { NEW_GUEST } from '../../../../paths';

/** The guest card's fields as form values: never undefined, '' if empty. */
export interface GuestFormValues {
  firstname: string;
  lastname: string;
  email: string;
  /** With its country prefix. */
  phone: string;
  /** `yyyy-mm-dd`. */
  birthDate: string;
  /** Free text. */
  gender: string;
  company: string;
  level: string;
  loyaltyCode: string;
  globalComments: string;
  allergies: string;
  /** Parted by commas, which no tag has. */
  tags: string;
  preferences: string;
  vip: boolean;
  /** One of the seven languages; empty: the venue's. */
  languageCode: string;
  active: boolean;
  /** 'Eternal'. */
  doNotDelete: boolean;
  street: string;
  postalCode: string;
  city: string;
  country: string;
}

export type GuestField = keyof GuestFormValues;

const textFields = [
  'firstname',
  'lastname',
  'email',
  'phone',
  'birthDate',
  'gender',
  'company',
  'level',
  'loyaltyCode',
  'globalComments',
  'allergies',
  'preferences',
  'languageCode',
] as const;
const addressFields = ['street', 'postalCode', 'city', 'country'] as const;

/** In the order of the form, in which differences are listed too. */
export const guestFields: readonly GuestField[] = [
  ...textFields,
  'tags',
  ...addressFields,
  'vip',
  'active',
  'doNotDelete',
];

const emptyGuest: GuestFormValues = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  birthDate: '',
  gender: '',
  company: '',
  level: '',
  loyaltyCode: '',
  globalComments: '',
  allergies: '',
  tags: '',
  preferences: '',
  vip: false,
  languageCode: '',
  active: true,
  doNotDelete: false,
  street: '',
  postalCode: '',
  city: '',
  country: '',
};

/** The form values of a guest, or of a new one. */
export function toFormValues(guest?: CustomerOutput): GuestFormValues {
  if (!guest) return emptyGuest;
  const { vip, active, doNotDelete } = guest;
  const values = { ...emptyGuest, vip, active, doNotDelete, tags: guest.tags.join(', ') };
  for (const field of textFields) values[field] = guest[field] ?? '';
  for (const field of addressFields) values[field] = guest.address?.[field] ?? '';
  // imported guests have other words for the two genders that the form knows
  const gender = avatarFor(guest.gender);
  return gender === 'neutral' ? values : { ...values, gender };
}

/** A cleared phone field keeps the country prefix, which is not a number. */
const BARE_PREFIX = /^\+?\d{0,4}$/;

/** The whole guest to save; empty fields are sent, since they clear the value. */
export function toSave(values: GuestFormValues, guest?: CustomerOutput): CustomerSave {
  const { street, postalCode, city, country, tags, ...rest } = values;
  return {
    ...rest,
    tags: tagsOf([tags]),
    phone: BARE_PREFIX.test(rest.phone.trim()) ? '' : rest.phone,
    _id: guest?._id ?? NEW_GUEST,
    address: { street, postalCode, city, country },
    ...(guest && { version: guest.version }),
  };
}

export interface GuestDifference {
  field: GuestField;
  mine: string | boolean;
  theirs: string | boolean;
}

/** The fields somebody else has changed since `base`, with the values here. */
export function changedByOthers(
  base: GuestFormValues,
  mine: GuestFormValues,
  theirs: GuestFormValues,
): GuestDifference[] {
  return guestFields
    .filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field])
    .map((field) => ({ field, mine: mine[field], theirs: theirs[field] }));
}

/** The changes made here, on top of what others have saved. */
export function rebase(
  base: GuestFormValues,
  mine: GuestFormValues,
  theirs: GuestFormValues,
): GuestFormValues {
  const changed = guestFields.filter((field) => mine[field] !== base[field]);
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

/** The form's name for a field the API refused: address lines come as `address.city`. */
export function formField(apiField: string): GuestField | undefined {
  const name = apiField.replace(/^address\./, '');
  const spelling: Record<string, GuestField> = { firstName: 'firstname', lastName: 'lastname' };
  return guestFields.find((field) => field === (spelling[name] ?? name));
}
