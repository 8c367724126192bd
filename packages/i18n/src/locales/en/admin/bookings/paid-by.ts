/** What pays for a booking besides the guest. */
export const paidBy = {
  label: 'Paid for by',
  nothing: 'The guest',
  stay: 'This reservation is part of the guest’s stay.',
  stayOf: 'Stay {{days}}',
} as const;
