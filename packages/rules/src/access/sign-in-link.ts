/** How long a mailed link signs a guest in. */
export const SIGN_IN_LINK_MINUTES = 15;

/** Before another is mailed to the same guest. */
export const SIGN_IN_LINK_MAIL_SECONDS = 60;

/** What may be typed for one link; then a new one is needed. */
export const SIGN_IN_CODE_TRIES = 5;

/** Nothing that is mistaken for something else when it is read from another screen. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/**
 * The code shown where a link was opened in another browser than the one that asked for it.
 * @param bytes random or of a digest, at least eight; each character has a little less than five bits
 */
export const signInCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As it is shown: `K7M2-Q9XP`. */
export const groupedSignInCode = (code: string): string =>
  `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** As it was shown, however it was typed. */
export const plainSignInCode = (typed: string): string =>
  typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Whether another link may be mailed. @param last when the one before was; absent: there is none */
export const mayMailSignInLink = (last: Date | undefined, now: Date): boolean =>
  !last || now.getTime() - last.getTime() >= SIGN_IN_LINK_MAIL_SECONDS * 1000;
