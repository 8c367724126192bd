import { matchKeysOf } from '@atrium/rules/guests/guest-duplicates';
import { searchKeysOf, searchTextOf } from '@atrium/rules/texts/search-text';
import { type Db, type Document, ObjectId } from 'mongodb';
import type { Random } from '../random';
import { insertAll } from './bulk';

/** Guests of one family name, and so what a search for it finds, however many guests there are. */
const OF_A_NAME = 20;
/** Guests with the same last five digits of their phone. */
const OF_A_PHONE = 25;
const CONSONANTS = [...'bdfghjklmnprstvw'];
const VOWELS = [...'aeiou'];
const ENDINGS = ['sen', 'vik', 'lund', 'dal', 'mann', 'berg', 'gard', 'moen'];
/** Common first names: 25,000 of a million guests share one. */
const FIRSTNAMES = [
  ...['Anna', 'Bjørn', 'Chloé', 'Dieter', 'Eva', 'Francesca', 'Guro', 'Håkon', 'Íñigo', 'Jürgen'],
  ...['Karin', 'Lars', 'Märta', 'Nils', 'Øystein', 'Pål', 'Quentin', 'Ragnhild', 'Sofía', 'Théo'],
  ...['Ulrich', 'Vegard', 'Wilma', 'Xavier', 'Ylva', 'Zoë', 'Åse', 'Begoña', 'Cecilie', 'Didrik'],
  ...['Elena', 'Frida', 'Gunnar', 'Hélène', 'Ingrid', 'Jakob', 'Kjersti', 'Luca', 'Mona'],
  'Niccolò',
];
/** First of the last five digits of a phone; they occur nowhere else in a number. */
const FIRST_OF_FIVE = ['5', '6', '8', '9'];

/**
 * The fields by which a guest is found. They depend on the guest's number alone, so a search finds the same
 * guests in every database that has them.
 */
export function bookGuest(number: number) {
  const family = familyOf(number);
  // no two of a family share a first name
  const first = (number % OF_A_NAME) + family * 3;
  const firstname = FIRSTNAMES[first % FIRSTNAMES.length] ?? '';
  const stem = stemOf(family);
  const ending = ENDINGS[family % ENDINGS.length] ?? '';
  const lastname = `${stem.charAt(0).toUpperCase()}${stem.slice(1)}${ending}`;
  const area = (number % OF_A_PHONE).toString(5).padStart(2, '0');
  const phone = `+472${area}${lastFiveOf(number)}`;
  return { firstname, lastname, email: `${stem}.${inLetters(number)}@guests.example`, phone };
}

/** Without a digit, or a search for the end of a phone would find addresses. */
const inLetters = (number: number): string =>
  number.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

type Ask = (random: Random, total: number) => string;

/** The beginning of a guest's family name. */
export const nameOf = (number: number): string => stemOf(familyOf(number));

const anyName = (random: Random, total: number) => nameOf(random.int(0, total - 1));

/** Searches of staff among that many guests. */
export const asks = {
  prefix: anyName,
  inside: (random, total) => anyName(random, total).slice(1),
  phone: (random, total) => lastFiveOf(random.int(0, total - 1)),
  twoNames: (random, total) => {
    const { firstname, lastname } = bookGuest(random.int(0, total - 1));
    return `${firstname} ${lastname.slice(0, 8)}`;
  },
  /** Two family names that nobody has together. */
  noHit: (random, total) => {
    const number = random.int(0, total - 1 - OF_A_NAME);
    return `${nameOf(number)} ${nameOf(number + OF_A_NAME)}`;
  },
  /** A first name that thousands have. */
  common: (random) => random.pick(FIRSTNAMES),
  /** Thousands have each of them. */
  twoCommon: (random) => `${random.pick(FIRSTNAMES)} ${random.pick(ENDINGS)}`,
} satisfies Record<string, Ask>;

const familyOf = (number: number): number => Math.floor(number / OF_A_NAME);

/** Eight letters, different for each family and rarely part of another name. */
function stemOf(family: number): string {
  const syllables = CONSONANTS.length * VOWELS.length;
  let rest = (family * 2_654_435_761 + 12_345_679) % syllables ** 4;
  let stem = '';
  for (let syllable = 0; syllable < 4; syllable += 1) {
    const which = rest % syllables;
    rest = Math.floor(rest / syllables);
    stem += `${CONSONANTS[which % CONSONANTS.length]}${VOWELS[Math.floor(which / CONSONANTS.length)]}`;
  }
  return stem;
}

function lastFiveOf(number: number): string {
  // coprime to ten thousand, so that each is different
  const which = (Math.floor(number / OF_A_PHONE) * 6_181) % (FIRST_OF_FIVE.length * 10_000);
  return `${FIRST_OF_FIVE[Math.floor(which / 10_000)]}${String(which % 10_000).padStart(4, '0')}`;
}

/**
 * Writes guests as the API does, with the search keys of the same rules.
 * @param pattern a guest that the API itself wrote
 * @throws {Error} when those rules no longer give what the API stores
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
      const fields = bookGuest(number);
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
      throw new Error(`the API stores another ${field} of a guest than the rules give`);
    }
  }
}

/** An id derived from the number, so that a million need not be kept. */
export const guestIds =
  (seed: number) =>
  (number: number): ObjectId =>
    ObjectId.createFromHexString(
      `65${seed.toString(16).padStart(12, '0').slice(-12)}${number.toString(16).padStart(10, '0')}`,
    );
