/** What a receipt says, and what its file is called. `rate` is in per cent. */
export const receipt = {
  receipt: 'Receipt',
  creditNote: 'Credit note',
  receiptFile: 'receipt',
  creditNoteFile: 'credit-note',
  number: 'Number',
  date: 'Date',
  credits: 'For receipt',
  net: 'Without tax',
  tax: 'Tax {{rate}}%',
  paid: 'Paid',
  returned: 'Returned',
} as const;
