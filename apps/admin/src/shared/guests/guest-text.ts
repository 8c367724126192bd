import type { BookingCustomer } from '@atrium/api-client/admin';

/** What staff keep in mind about a guest. */
export type KnownGuest = Pick<BookingCustomer, 'vip' | 'allergies' | 'preferences' | 'tags'>;

/** What the fields are called. */
interface Words {
  vip: string;
  allergies: string;
  preferences: string;
}

/** What must be known of a guest: 'VIP, Allergies: nuts, Wine club'; undefined for most. */
export function guestText(guest: KnownGuest | undefined, words: Words): string | undefined {
  const said = [
    ...(guest?.vip ? [words.vip] : []),
    ...(guest?.allergies ? [`${words.allergies}: ${guest.allergies}`] : []),
    ...(guest?.tags ?? []),
    ...(guest?.preferences ? [`${words.preferences}: ${guest.preferences}`] : []),
  ];
  return said.length > 0 ? said.join(', ') : undefined;
}
