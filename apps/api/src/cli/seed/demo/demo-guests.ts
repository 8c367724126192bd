import { type Customer, searchFieldsOf } from '../../../modules/customers/public';
import { namesByCountry } from '../guest-names';
import type { Random } from '../random';

/** The fields of a seeded guest. */
export type DemoGuest = Omit<Customer, '_vendor' | 'createdAt' | 'updatedAt'>;

/** What the rest of a venue's data needs of a guest; a large venue has a million. */
export type SeededGuest = Pick<DemoGuest, '_id' | 'firstname' | 'lastname'>;

export interface GuestSeed {
  random: Random;
  /** Tells guests of the same name apart: part of the email and the loyalty code. */
  number: number;
  today: string;
}

/** A random guest, with most of the fields staff could know, but not all of them for everybody. */
export function demoGuest({ random, number, today }: GuestSeed): DemoGuest {
  const country = random.pick(namesByCountry);
  const woman = random.chance(50);
  const firstname = random.pick(woman ? country.women : country.men);
  const lastname = random.pick(country.families);
  const year = Number(today.slice(0, 4)) - random.int(19, 85);
  const guest: DemoGuest = {
    _id: random.objectId(),
    firstname,
    lastname,
    ...(random.chance(92) ? { email: addressOf(firstname, lastname, number) } : {}),
    ...(random.chance(80) ? { phone: phoneOf(country.phonePrefix, random) } : {}),
    ...(random.chance(60)
      ? { birthDate: `${year}-${two(random.int(1, 12))}-${two(random.int(1, 28))}` }
      : {}),
    ...(random.chance(70) ? { gender: woman ? 'female' : 'male' } : {}),
    ...(random.chance(25) ? { loyaltyCode: `FJ-${random.code(4)}-${number}` } : {}),
    ...(random.chance(8) ? { globalComments: random.pick(remarks) } : {}),
    ...(random.chance(30)
      ? { address: { city: random.pick(country.cities), country: country.country } }
      : {}),
    ...known[number],
    active: !random.chance(1),
    doNotDelete: random.chance(2),
    languageCode: country.language,
    consents: [],
    companions: [],
    searchKeys: [],
    searchText: '',
    matchKeys: [],
    version: 0,
  };
  return { ...guest, ...searchFieldsOf(guest) };
}

/** What staff have to know of the first guests, by their number. */
const known: Readonly<
  Record<number, Pick<DemoGuest, 'allergies' | 'vip' | 'preferences' | 'tags'>>
> = {
  1: { vip: true, tags: ['Wine club', 'Press'], preferences: 'A table by the window.' },
  2: { allergies: 'Nuts and shellfish.', tags: ['Family'] },
  3: { vip: true, allergies: 'Gluten (coeliac).', preferences: 'Sparkling water at the table.' },
  4: { tags: ['Wine club'] },
  5: { tags: ['Conference'], preferences: 'A quiet room, away from the lift.' },
};

const remarks = [
  'Allergic to nuts.',
  'Prefers the table by the window.',
  'Comes every year for the kayaks.',
  'Needs a ramp to the hot tubs.',
];

const two = (value: number): string => String(value).padStart(2, '0');

/** All demo countries have nine digits after a short prefix. */
const phoneOf = (prefix: string, random: Random): string =>
  `${prefix}${String(random.int(0, 99_999)).padStart(5, '0')}`;

function addressOf(firstname: string, lastname: string, number: number): string {
  const plain = (text: string) =>
    text
      .replaceAll('ø', 'o')
      .replaceAll('Ø', 'O')
      .replaceAll('æ', 'ae')
      .replaceAll('ß', 'ss')
      .replaceAll('ł', 'l')
      .replaceAll('Ł', 'L')
      .replaceAll('œ', 'oe')
      .normalize('NFD')
      .replace(/[^a-zA-Z]/g, '')
      .toLowerCase();
  return `${plain(firstname)}.${plain(lastname)}${number}@guests.example`;
}

/** The guest who signs in to the demo. */
export function signInGuest(
  random: Random,
  email: string,
  name: { firstname: string; lastname: string },
  passwordHash: string,
): DemoGuest {
  const guest: DemoGuest = {
    _id: random.objectId(),
    ...name,
    email,
    phone: phoneOf('+47412', random),
    birthDate: '1988-04-17',
    gender: 'female',
    loyaltyCode: `FJ-${random.code(4)}-0`,
    address: { street: 'Strandveien 4', postalCode: '5004', city: 'Bergen', country: 'NO' },
    active: true,
    doNotDelete: false,
    languageCode: 'no',
    consents: [],
    companions: ['Håkon Solbakken', 'Maren Solbakken'],
    passwordHash,
    searchKeys: [],
    searchText: '',
    matchKeys: [],
    version: 0,
  };
  return { ...guest, ...searchFieldsOf(guest) };
}
