/** Nobody mistakes one of these for another: no 0 and O, no 1 and I. Thirty-two, so each is five bits. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Characters of a code: 80 bits that nobody guesses. */
export const CODE_LENGTH = 16;

/** How many of them staff see, and search by. */
export const CODE_ENDING = 4;

const PER_GROUP = 4;
const ONE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** A code made of random bytes, one for each character. */
export const codeOf = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length])
    .slice(0, CODE_LENGTH)
    .join('');

/** As it is printed: 'K7M2-Q9XP-3HTR-WZ8N'. */
export const writtenCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${PER_GROUP}}`, 'g')) ?? []).join('-');

/** A code as somebody typed it, with or without spaces and dashes, in any case; undefined if it is none. */
export function readCode(typed: string): string | undefined {
  const code = typed.replace(/[^0-9a-z]/gi, '').toUpperCase();
  return ONE.test(code) ? code : undefined;
}

/** By what staff know it without being able to use it. */
export const endingOf = (code: string): string => code.slice(-CODE_ENDING);
