import { matchKeysOf } from '@atrium/rules/guest-duplicates';
import { searchKeysOf, searchTextOf } from '@atrium/rules/search-text';
import { type Db, type Document, ObjectId } from 'mongodb';
import type { Random } from '../random';
import { insertAll } from './bulk';

/** Guests of one family name: what a search of it finds, however many guests there are. */
const OF_A_NAME = 20;
/** Guests with the same five last digits of their phone. */
const OF_A_PHONE = 50;
const CONSONANTS = [...'bdfghjklmnprstvw'];
const VOWELS = [...'aeiou'];
const ENDINGS = ['sen', 'vik', 'lund', 'dal', 'mann', 'berg', 'gard', 'moen'];
/** Common first names: of a million guests 25,000 have the same. */
const FIRSTNAMES = [
  ...['Anna', 'Bjørn', 'Chloé', 'Dieter', 'Eva', 'Francesca', 'Guro', 'Håkon', 'Íñigo', 'Jürgen'],
  ...['Karin', 'Lars', 'Märta', 'Nils', 'Øystein', 'Pål', 'Quentin', 'Ragnhild', 'Sofía', 'Théo'],
  ...['Ulrich', 'Vegard', 'Wilma', 'Xavier', 'Ylva', 'Zoë', 'Åse', 'Begoña', 'Cecilie', 'Didrik'],
  ...[
    'Elena',
    'Frida',
    'Gunnar',
    'Hélène',
    'Ingrid',
    'Jakob',
    'Kjersti',
    'Luca',
    'Mona',
    'Niccolò',
  ],
];

/** The fields by which guest `number` of `total` is found. */
export function bookGuest(number: number, total: number) {
  // not in step with the family names, or a whole family would have one first name
  const first = number * 7 + Math.floor(number / namesOf(total));
  const firstname = FIRSTNAMES[first % FIRSTNAMES.length] ?? '';
  const stem = stemOf(number, total);
  const ending = ENDINGS[number % ENDINGS.length] ?? '';
  const lastname = `${stem.charAt(0).toUpperCase()}${stem.slice(1)}${ending}`;
  const group = Math.floor(number / phonesOf(total)) % 100;
  const phone = `+479${String(group).padStart(2, '0')}${lastFiveOf(number, total)}`;
  return { firstname, lastname, email: `${stem}.${inLetters(number)}@guests.example`, phone };
}

/** Without a digit, or a search for the end of a phone would find addresses. */
const inLetters = (number: number): string =>
  number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

type Ask = (random: Random, total: number) => string;

/** The beginning of the family name of a guest. */
export const nameOf = (number: number, total: number): string => stemOf(number % total, total);

/** What staff may ask for, of the guests there are. */
export const asks = {
  prefix: (random, total) => stemOf(random.int(0, total - 1), total),
  inside: (random, total) => stemOf(random.int(0, total - 1), total).slice(1),
  phone: (random, total) => lastFiveOf(random.int(0, total - 1), total),
  twoNames: (random, total) => {
    const { firstname, lastname } = bookGuest(random.int(0, total - 1), total);
    return `${firstname} ${lastname.slice(0, 8)}`;
  },
  /** Two family names that nobody has together. */
  noHit: (random, total) => {
    const names = namesOf(total);
    const one = random.int(0, names - 1);
    return `${stemOf(one, total)} ${stemOf((one + 1) % names, total)}`;
  },
  /** A first name that thousands have. */
  common: (random) => random.pick(FIRSTNAMES),
  /** Thousands have the one, thousands the other. */
  twoCommon: (random) => `${random.pick(FIRSTNAMES)} ${random.pick(ENDINGS)}`,
} satisfies Record<string, Ask>;

/** Eight letters: distinct for each group of guests, and seldom inside another. */
function stemOf(number: number, total: number): string {
  const syllables = CONSONANTS.length * VOWELS.length;
  let rest = ((number % namesOf(total)) * 2_654_435_761 + 12_345_679) % syllables ** 4;
  let stem = '';
  for (let syllable = 0; syllable < 4; syllable += 1) {
    const which = rest % syllables;
    rest = Math.floor(rest / syllables);
    stem += `${CONSONANTS[which % CONSONANTS.length]}${VOWELS[Math.floor(which / CONSONANTS.length)]}`;
  }
  return stem;
}

const namesOf = (total: number) => Math.max(2, Math.floor(total / OF_A_NAME));
const phonesOf = (total: number) => Math.max(2, Math.floor(total / OF_A_PHONE));

function lastFiveOf(number: number, total: number): string {
  // coprime to a hundred thousand, so that each is another
  return String(((number % phonesOf(total)) * 61_803) % 100_000).padStart(5, '0');
}

/**
 * Writes guests as the API writes them, found by the rules that the API finds them by.
 * @param pattern a guest that the API itself wrote
 * @throws {Error} when the rules no longer tell what the API stores
 */
export async function fillGuests(
  db: Db,
  pattern: Document,
  { count, ids }: { count: number; ids: (number: number) => ObjectId },
): Promise<void> {
  assertSameRules(pattern);
  await insertAll(db.collection('customers'), guests());

  function* guests(): Generator<Document> {
    for (let number = 0; number < count; number += 1) {
      const fields = bookGuest(number, count);
      yield { ...pattern, ...fields, _id: ids(number), ...foundBy(fields) };
    }
  }
}

const foundBy = (fields: Parameters<typeof searchKeysOf>[0]) => ({
  searchKeys: searchKeysOf(fields),
  searchText: searchTextOf(fields),
  matchKeys: matchKeysOf(fields),
});

function assertSameRules(pattern: Document): void {
  const { firstname, lastname, email, phone } = pattern;
  for (const [field, told] of Object.entries(foundBy({ firstname, lastname, email, phone }))) {
    if (JSON.stringify(pattern[field]) !== JSON.stringify(told)) {
      throw new Error(`the API stores another ${field} of a guest than the rules tell`);
    }
  }
}

/** An id that tells its number, so that nobody need keep a million of them. */
export const guestIds =
  (seed: number) =>
  (number: number): ObjectId =>
    ObjectId.createFromHexString(
      `65${seed.toString(16).padStart(12, '0').slice(-12)}${number.toString(16).padStart(10, '0')}`,
    );
