/** The help beside a page of staff; its articles are Markdown. */
export const help = {
  title: 'Help',
  search: 'Search help',
  hint: 'What are you looking for?',
  onPage: 'For this page',
  all: 'All help',
  results_one: '{{count}} answer',
  results_other: '{{count}} answers',
  none: 'Nothing found for “{{term}}”. Try another word.',
  language: 'Help is available in English and Norwegian.',
  close: 'Close help',
} as const;
