/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'Et gavekort til deg fra {{from}}',
  body: '{{from}} gir deg et gavekort på {{sum}} hos {{vendor}}.',
  title: 'Gavekort',
  for: 'Til',
  from: 'Fra',
  until: 'Gyldig til',
  validUntil: 'Gyldig til {{date}}',
  noEnd: 'Ingen utløpsdato',
  action: 'Se saldoen',
  attached: 'Gavekortet er vedlagt. Alle som har koden, kan bruke det, så ta godt vare på den.',
  about: 'Gavekort, {{sum}}',
  code: 'Kode',
  scan: 'Skann for å se saldoen og bestille',
  file: 'gavekort',
  taxNote: 'Et gavekort selges uten avgift. Avgiften er inkludert i det som betales med det.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'Tilbake på gavekortet: {{about}}',
    text: '{{sum}} for {{about}} er tilbake på gavekortet ditt og kan brukes igjen. Kreditnotaen er vedlagt.',
  },
} as const;
