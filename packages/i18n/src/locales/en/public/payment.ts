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
    'Nothing is booked before you have paid. We keep your place until {{time}}. If your card was declined, you can try another one.',
  elsewhere:
    'You pay in another tab, and this page goes on by itself once you have. We keep your place until {{time}}.',
  endedTitle: 'Nothing was paid',
  endedText: 'The payment has ended, and nothing is booked.',
  returnedTitle: 'Your place was gone',
  returnedText:
    'Somebody else took the last place. Nothing is booked, and you get all of your {{amount}} back.',
  doNotPay: 'Do not pay',
  loadFailed: 'We could not find out how your payment stands.',
  back: 'You get {{refund}} of the {{paid}} that you paid back.',
  cardInAdvance: 'You give a card when you book. Nothing is charged then.',
  card: 'Give a card',
  cardTitle: 'Your card',
  cardText:
    'Nothing is charged now. If you do not come, or cancel late, up to {{fee}} may be charged to your card.',
  cardAlso: 'If you do not come, or cancel late, up to {{fee}} may be charged to the same card.',
  openCard: 'No card yet',
  openCardText:
    'Nothing is booked before you have given a card. We keep your place until {{time}}. If your card was declined, you can try another one.',
  doNotGive: 'Do not give a card',
  endedCard: 'Nothing is booked',
  endedCardText: 'You gave no card, or your place was gone. Nothing was charged.',
  inAdvance: 'This is paid in advance: you pay as you book.',
  invalid: 'This link does not lead to a payment',
  paid: 'Paid: {{amount}}',
} as const;
