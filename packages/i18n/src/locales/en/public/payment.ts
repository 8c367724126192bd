/** Paying in advance for a booking without an account. */
export const payment = {
  title: 'Payment',
  now: 'To pay now',
  later: 'To pay at the venue',
  pay: 'Pay {{amount}}',
  choice: 'When do you want to pay?',
  payNow: 'Pay {{amount}} now',
  payLater: 'Pay at the venue',
  terms: 'If you cancel',
  free: 'Free until {{hours}} hours before the start',
  costs: '{{percent}} of the price until {{hours}} hours before',
  afterwards: 'After that the full price',
  settling: 'We are confirming your payment. This takes a moment; you may close this page.',
  openTitle: 'Not paid yet',
  openText:
    'Your booking is confirmed once you have paid. We hold your place until {{time}}. If your card was declined, try another one.',
  elsewhere:
    'Pay in the other tab. This page continues once you have. We hold your place until {{time}}.',
  endedTitle: 'Nothing was paid',
  endedText: 'The payment was not completed, so nothing is booked.',
  returnedTitle: 'Your place was gone',
  returnedText:
    'Somebody else took the last place. Nothing is booked, and we refund all of your {{amount}}.',
  doNotPay: 'Cancel payment',
  loadFailed: 'We could not check your payment.',
  back: 'We refund {{refund}} of the {{paid}} you paid.',
  cardInAdvance: 'We ask for a card when you book. Nothing is charged then.',
  card: 'Add a card',
  cardTitle: 'Your card',
  cardText:
    'Nothing is charged now. If you do not show up, or cancel late, up to {{fee}} may be charged to your card.',
  cardAlso: 'If you do not show up, or cancel late, up to {{fee}} may be charged to the same card.',
  openCard: 'No card yet',
  openCardText:
    'Your booking is confirmed once you have added a card. We hold your place until {{time}}. If your card was declined, try another one.',
  doNotGive: 'Cancel',
  endedCard: 'Nothing is booked',
  endedCardText: 'You added no card, or your place was taken meanwhile. Nothing was charged.',
  inAdvance: 'Paid in advance, when you book.',
  invalid: 'This link does not lead to a payment',
  paid: 'Paid: {{amount}}',
} as const;
