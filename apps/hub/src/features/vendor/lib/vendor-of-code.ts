const ID_BYTES = 12;
/** Twelve bytes are exactly sixteen letters of base64url. */
const ID_LETTERS = (ID_BYTES * 4) / 3;

/**
 * The id of the venue that a link's code was made in: every code begins with it (apps/api,
 * `secret-token.ts`), so that the page of a link can look like its venue before the code is used.
 */
export function vendorOfCode(code: string | null): string | undefined {
  const head = code?.slice(0, ID_LETTERS) ?? '';
  if (!/^[\w-]{16}$/.test(head)) return undefined;
  const bytes = atob(head.replaceAll('-', '+').replaceAll('_', '/'));
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
