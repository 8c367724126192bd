const ID_BYTES = 12;
/** Twelve bytes are exactly sixteen letters of base64url. */
const ID_LETTERS = (ID_BYTES * 4) / 3;

/**
 * The id of the venue that issued a link's code. Every code begins with it (apps/api,
 * `secret-token.ts`), so that the page can have the venue's theme before the code is used.
 */
export function vendorOfCode(code: string | null): string | undefined {
  const head = code?.slice(0, ID_LETTERS) ?? '';
  if (!/^[\w-]{16}$/.test(head)) return undefined;
  const bytes = atob(head.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
