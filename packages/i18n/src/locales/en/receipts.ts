/** A guest’s receipts, where what was paid for is shown. */
export const receipts = {
  title: 'Receipts',
  receipt: 'Receipt {{number}}',
  creditNote: 'Credit note {{number}}',
  save: 'Save PDF',
  saveOne: 'Save PDF: {{receipt}}',
  failed: 'The receipts could not be loaded.',
} as const;
