/** What guests said of their visits. */
export const reviews = {
  title: 'Reviews',
  intro: 'What guests said the day after their visit',
  none: 'No guest has rated a visit yet',
  noneHint:
    'With review requests switched on in the company settings, guests are asked about noon the day after.',
  noneOf: 'No visit was rated like this.',
  failed: 'The reviews could not be loaded.',
  average: '{{average}} of 5',
  count_one: '{{count}} rating',
  count_other: '{{count}} ratings',
  stars: '{{rating}} of 5',
  show: 'Show',
  all: 'All ratings',
  gone: 'Guest without data',
  rating: 'Rating',
  spread: 'How often each rating was given',
} as const;
