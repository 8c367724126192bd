export const bulk = {
  label: 'Ticked reservations',
  selected_one: '{{count}} booking selected',
  selected_other: '{{count}} bookings selected',
  status: 'New status',
  apply: 'Apply',
  clear: 'Untick all',
  changed_one: '{{count}} reservation changed.',
  changed_other: '{{count}} reservations changed.',
} as const;
