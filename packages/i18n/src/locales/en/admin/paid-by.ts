/** What pays for a reservation besides the guest. */
export const paidBy = {
  label: 'Paid for by',
  nothing: 'The guest',
  stay: 'This reservation is part of the guest’s stay.',
} as const;
