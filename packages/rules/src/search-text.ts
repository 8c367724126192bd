/**
 * The keys by which guests are found (booking-engine, section 7): the normalised suffixes of what a guest
 * is called and reached by, so that an anchored, indexed prefix finds any part of a word.
 */

/** A key, and so a term, is at most this long. */
export const MAX_KEY_LENGTH = 12;
const MIN_NAME_KEY = 2;
const MIN_EMAIL_KEY = 3;
const MIN_CODE_KEY = 4;

/** Letters that NFD leaves whole. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Lower case without accents: 'Łukasz Sørensen-Weiß' is 'lukasz sorensen-weiss'. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`´]/g, '')
    .replace(/[ßæœøłđðþħı]/g, (letter) => LETTERS[letter] ?? letter)
    .trim();
}

/**
 * Every ending of an already normalised value with at least `min` letters, each cut to `maxLength`. A value
 * shorter than `min` is its own only key: a name of one letter must be found too.
 */
export function suffixes(
  value: string,
  { min, maxLength = MAX_KEY_LENGTH }: { min: number; maxLength?: number },
): string[] {
  const letters = [...value];
  if (letters.length === 0) return [];
  const count = Math.max(1, letters.length - min + 1);
  const all = Array.from({ length: count }, (_, from) =>
    letters.slice(from, from + maxLength).join(''),
  );
  return [...new Set(all)];
}

export interface SearchableGuest {
  firstname?: string | null;
  lastname?: string | null;
  email?: string | null;
  /** Any writing: only its digits count, without the 00 or + before the country's. */
  phone?: string | null;
  loyaltyCode?: string | null;
}

const words = (text: string) =>
  normalise(text)
    .split(/[\s-]+/)
    .filter(Boolean);
/** A leading 00 stands for the +, unless what follows is too short to be a number of another country. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00(?=\d{6})/, '');
const PHONE_PART = /^\+?[\d().\-/]*\d[\d().\-/]*$/;

/** A code of digits alone is kept as a query for it is read: without what parts them. */
function loyaltyKey(code: string): string {
  const text = normalise(code);
  return PHONE_PART.test(text.replace(/\s+/g, '')) ? digitsOf(text) : text;
}

/** The keys stored with a guest, each once. */
export function searchKeysOf(guest: SearchableGuest): string[] {
  const names = words(`${guest.firstname ?? ''} ${guest.lastname ?? ''}`);
  const codes = [digitsOf(guest.phone ?? ''), loyaltyKey(guest.loyaltyCode ?? '')];
  return [
    ...new Set([
      ...names.flatMap((word) => suffixes(word, { min: MIN_NAME_KEY })),
      ...suffixes(normalise(guest.email ?? ''), { min: MIN_EMAIL_KEY }),
      ...codes.flatMap((code) => suffixes(code, { min: MIN_CODE_KEY })),
    ]),
  ];
}

/**
 * Everything a guest is found by in one line: the further words of a search are looked for anywhere in
 * it, once the rarest word has narrowed the guests down by the index.
 */
export function searchTextOf(guest: SearchableGuest): string {
  const { firstname, lastname, email, phone, loyaltyCode } = guest;
  const code = normalise(loyaltyCode ?? '');
  const digits = (text: string) => text.replace(/\D/g, '');
  return [
    normalise(`${firstname ?? ''} ${lastname ?? ''}`),
    normalise(email ?? ''),
    digits(phone ?? ''),
    code,
    digits(code),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A term longer than a key is asked for in pieces as long as one, its end among them: all must be found, and
 * the rarest drives, be it the middle of an address of which many have the beginning.
 */
function cut(term: string): string[] {
  const letters = [...term];
  if (letters.length <= MAX_KEY_LENGTH) return [term];
  const whole = Math.floor(letters.length / MAX_KEY_LENGTH);
  const pieces = Array.from({ length: whole }, (_, piece) =>
    letters.slice(piece * MAX_KEY_LENGTH, (piece + 1) * MAX_KEY_LENGTH).join(''),
  );
  return [...pieces, letters.slice(-MAX_KEY_LENGTH).join('')];
}

/** Words that read as parts of one phone number are one: '+47 912 34 567' is '4791234567'. */
function joinPhone(parts: string[]): string[] {
  const joined: string[] = [];
  let number = '';
  for (const part of [...parts, '']) {
    if (PHONE_PART.test(part)) {
      number += part;
      continue;
    }
    if (number) joined.push(digitsOf(number));
    number = '';
    if (part) joined.push(part);
  }
  return joined;
}

/**
 * What a guest's keys must begin with, all of them, for the guest to be found: none for an empty query. A
 * single Latin letter or digit beside other words is left out, for it narrows nothing down.
 */
export function termsOf(query: string): string[] {
  const parts = joinPhone(normalise(query).split(/\s+/)).flatMap((part) => part.split('-'));
  const terms = [...new Set(parts.filter(Boolean).flatMap(cut))];
  const telling = terms.filter((term) => !/^[\x20-\x7e]$/.test(term));
  return telling.length > 0 ? telling : terms;
}

/** The term as the source of an anchored regular expression. */
export function termPattern(term: string): string {
  return `^${term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
}
