/** What a shared link to a venue's page says where the venue has written nothing; `name` is what it offers there. */
export const pageHead = {
  venue: 'Book activities and see your reservations at {{vendor}}.',
  offer: 'See when {{name}} is free at {{vendor}}, and book your time.',
} as const;
