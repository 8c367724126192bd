export const narrow = {
  by: {
    label: 'Day of',
    start: 'Visit',
    created: 'Booking',
  },
  hour: 'Start between {{from}} and {{until}}',
  guest: 'Only one guest',
  nobody: 'Only without a guest',
} as const;
