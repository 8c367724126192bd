/** Asks a guest to pay what is owed, by a link. */
export const paymentRequest = {
  subject: 'Pay for {{about}}: {{sum}}',
  body: '{{vendor}} asks you to pay {{sum}} for {{about}}. You pay on a secure page; no account is needed.',
  title: 'What it is for',
  about: 'For',
  amount: 'Amount',
  action: 'Pay {{sum}}',
  until: 'The link can be used until {{until}}.',
} as const;

/** What a guest was about to pay was cancelled meanwhile. */
export const paymentNotTaken = {
  subject: 'Not charged: {{about}}',
  body: 'You were about to pay {{sum}} to {{vendor}} for {{about}}, but it has been cancelled or is no longer asked for. Nothing was charged. An amount that your bank shows as reserved disappears by itself within some days.',
} as const;
