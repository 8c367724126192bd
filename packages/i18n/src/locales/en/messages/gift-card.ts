/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'A gift card for you from {{from}}',
  body: '{{from}} gives you a gift card for {{sum}} at {{vendor}}.',
  title: 'Gift card',
  for: 'For',
  from: 'From',
  until: 'Valid until',
  validUntil: 'Valid until {{date}}',
  noEnd: 'No expiry date',
  action: 'See the balance',
  attached:
    'The gift card with its code is attached. Whoever has the code can use it, so keep it safe.',
  about: 'Gift card, {{sum}}',
  code: 'Code',
  scan: 'Scan to see the balance and book',
  file: 'gift-card',
  taxNote: 'A gift card is sold without tax. Tax is included in what it pays for.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'Back on your gift card: {{about}}',
    text: '{{sum}} for {{about}} is back on your gift card, and can be used again. The credit note is attached.',
  },
} as const;
