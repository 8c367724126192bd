/** The page of a payment link that staff sent. */
export const payLink = {
  title: 'Pay {{venue}}',
  pay: 'Pay {{sum}}',
  secure: 'You pay on a secure page and come back here. Your card number never reaches {{venue}}.',
  until: 'Can be paid until {{until}}.',
  notYet: 'You have not paid yet.',
  paid: 'Thank you, it is paid',
  paidText: '{{venue}} has your payment of {{sum}} for {{about}}.',
  settling: 'Your payment is on its way',
  settlingText:
    'The bank has not confirmed it yet. This usually takes less than a minute; you need not pay again.',
  over: 'Nothing to pay here',
  overText:
    '{{venue}} no longer asks for this, or the link has expired. Nothing was charged. Questions? Contact {{venue}}.',
  invalid: 'This link does not work',
  invalidText: 'Open it again from the email, or contact {{venue}}.',
  failed: 'The payment could not be loaded.',
} as const;
