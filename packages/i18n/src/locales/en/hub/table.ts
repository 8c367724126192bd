/** Tables that guests are given when they book. */
export const table = {
  room: 'Where',
  wish: {
    title: 'Any wishes for your table?',
    hint: 'We note your wish; it is not a promise.',
    label: 'Table wish',
    which: 'A table you like',
    any: 'Any table',
    liked: 'Table {{table}}',
    granted: 'Your table: {{wishes}}',
    noted: 'We noted your wish: {{wishes}}. It is not a promise.',
  },
  sizes: 'For {{sizes}} people',
  unseatable: {
    title: 'No table for {{size}} at {{time}}',
    only: 'Tables at this time are for {{sizes}} people.',
    none: 'No table is free at this time.',
    take: 'Book for {{size}}',
  },
} as const;
