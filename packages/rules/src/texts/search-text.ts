/**
 * The search keys of a guest: normalised suffixes of name and contact details, so that an anchored
 * prefix on an index finds any part of a word.
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

/** Lower case without accents: 'Łukasz Sørensen-Weiß' becomes 'lukasz sorensen-weiss'. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’`´]/g, '')
    .replace(/[ßæœøłđðþħı]/g, (letter) => LETTERS[letter] ?? letter)
    .trim();
}

/**
 * Every suffix of a normalised value with at least `min` letters, cut to `maxLength`. A shorter
 * value is its own only key: one-letter names must be found too.
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
  /** In any notation: only the digits count, without a leading 00 or +. */
  phone?: string | null;
  loyaltyCode?: string | null;
  /** Found by the beginning of their words. */
  tags?: readonly string[] | null;
}

const words = (text: string) =>
  normalise(text)
    .split(/[\s-]+/)
    .filter(Boolean);
/** A leading 00 stands for +, unless the rest is too short for a foreign number. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00(?=\d{6})/, '');
const PHONE_PART = /^\+?[\d().\-/]*\d[\d().\-/]*$/;

/** An all-digit code is stored the way queries are read: without separators. */
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
      ...(guest.tags ?? []).flatMap(words).map((word) => word.slice(0, MAX_KEY_LENGTH)),
    ]),
  ];
}

/**
 * Everything searchable in one line: once the rarest word has narrowed the guests down by index,
 * the other words are looked up anywhere in it.
 */
export function searchTextOf(guest: SearchableGuest): string {
  const { firstname, lastname, email, phone, loyaltyCode, tags } = guest;
  const code = normalise(loyaltyCode ?? '');
  const digits = (text: string) => text.replace(/\D/g, '');
  return [
    normalise(`${firstname ?? ''} ${lastname ?? ''}`),
    normalise(email ?? ''),
    digits(phone ?? ''),
    code,
    digits(code),
    ...(tags ?? []).map(normalise),
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * A term longer than a key is split into pieces of key length, the last taken from its end. All
 * must match and the rarest one drives the query, even if it is the middle of an address with a
 * common beginning.
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

/** Joins words that form one phone number: '+47 912 34 567' becomes '4791234567'. */
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
 * The prefixes that a guest's keys must all match; none for an empty query. A single Latin letter
 * or digit is dropped if there are other words, since it narrows nothing down.
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
