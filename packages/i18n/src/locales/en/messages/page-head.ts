/** What a shared link to a venue's page says where the venue has written nothing; `name` is what it offers there. */
export const pageHead = {
  venue: 'Book activities at {{vendor}} and manage your reservations.',
  offer: 'See available times for {{name}} at {{vendor}} and book yours.',
} as const;
