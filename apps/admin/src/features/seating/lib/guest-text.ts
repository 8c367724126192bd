import type { BookingOutput } from '@atrium/api-client/admin';

/** What the fields are called. */
interface Words {
  vip: string;
  allergies: string;
}

/** What must be known of a guest: 'VIP, Allergies: nuts'; undefined for most. */
export function guestText(guest: BookingOutput['_customer'], words: Words): string | undefined {
  const said = [
    ...(guest?.vip ? [words.vip] : []),
    ...(guest?.allergies ? [`${words.allergies}: ${guest.allergies}`] : []),
  ];
  return said.length > 0 ? said.join(', ') : undefined;
}
