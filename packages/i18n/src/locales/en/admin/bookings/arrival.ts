export const arrival = {
  counters: 'Where the guests are',
  states: {
    expected: 'Still expected',
    here: 'Here',
    left: 'Have left',
    absent: 'Not coming',
  },
  search: 'Who is here?',
  searchHint: 'Name, phone, room or booking number',
  marked: '{{name}}: {{status}}',
  moreFor: 'Other statuses for {{name}}',
  late: '{{minutes}} min late',
  none: 'Nobody is expected on this day',
  noMatch: 'Nobody like that is on the list',
  failed: 'The arrivals could not be loaded.',
  over_one: 'Left or not coming: {{count}} participant',
  over_other: 'Left or not coming: {{count}} participants',
} as const;
