export const bulk = {
  label: 'Ticked reservations',
  selected_one: '{{count}} reservation ticked',
  selected_other: '{{count}} reservations ticked',
  status: 'New status',
  apply: 'Apply',
  clear: 'Untick all',
  changed_one: '{{count}} reservation changed.',
  changed_other: '{{count}} reservations changed.',
} as const;
