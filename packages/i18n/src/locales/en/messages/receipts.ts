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
  seller: 'Seller',
  registered: 'Org. no. {{number}}',
} as const;

/** A guest has paid. */
export const paymentReceived = {
  subject: 'Payment received: {{about}}, {{sum}}',
  body: '{{vendor}} has received your payment of {{sum}} for {{about}}. The receipt is attached.',
  agreed: 'You agreed to the following: {{agreed}}',
} as const;

/** A guest has got money back. */
export const paymentRefunded = {
  subject: 'Refund: {{about}}, {{sum}}',
  body: '{{vendor}} has returned {{sum}} to you for {{about}}. Depending on your bank, the money takes a few days to reach you. The credit note is attached.',
} as const;
