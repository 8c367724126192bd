/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'A gift card for you from {{from}}',
  body: '{{from}} has given you a gift card for {{sum}} at {{vendor}}.',
  title: 'Gift card',
  for: 'For',
  from: 'From',
  until: 'Valid until',
  validUntil: 'Valid until {{date}}',
  noEnd: 'No expiry date',
  action: 'See the balance',
  attached: 'The gift card is attached. Anyone with its code can use it, so keep it safe.',
  about: 'Gift card, {{sum}}',
  code: 'Code',
  scan: 'Scan to see the balance and book',
  file: 'gift-card',
  taxNote:
    'No tax is charged on the gift card itself. It is included in the price of whatever the card pays for.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'Back on your gift card: {{about}}',
    text: '{{sum}} for {{about}} is back on your gift card, and can be used again. The credit note is attached.',
  },
} as const;
