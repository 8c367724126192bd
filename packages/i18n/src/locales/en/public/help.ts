/** The frame of the help centre; its answers are Markdown. */
export const help = {
  title: 'Help centre',
  description: 'Answers for guests, and a guide for staff. Search forgives spelling.',
  search: 'Search help',
  hint: 'For example: password',
  audience: 'Whose help',
  results_one: '{{count}} answer',
  results_other: '{{count}} answers',
  none: 'Nothing found for “{{term}}”. Try another word, or look through the list below.',
} as const;
