/** What a party at its table is called, from sitting down to leaving: the statuses a dining room begins with. */
export const tableStatuses = {
  seated: 'Seated',
  served: 'Served',
  paid: 'Paid',
  toClear: 'To clear',
  left: 'Left',
} as const;
