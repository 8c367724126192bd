import { normalise, type SearchableGuest } from '@atrium/rules/search-text';

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
