export const palette = {
  bookings: 'Bookings',
  title: 'Search guests, bookings and pages',
  placeholder: 'Name, phone, booking number or page',
  results: 'Search results',
  guests: 'Guests',
  pages: 'Pages',
  allResults: 'All guests for “{{term}}”',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
} as const;
