/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'Ett presentkort till dig från {{from}}',
  body: '{{from}} ger dig ett presentkort på {{sum}} hos {{vendor}}.',
  title: 'Presentkort',
  for: 'Till',
  from: 'Från',
  until: 'Giltigt till',
  validUntil: 'Giltigt till {{date}}',
  noEnd: 'Inget slutdatum',
  action: 'Se saldot',
  attached: 'Presentkortet är bifogat. Alla som har koden kan använda det, så spara den väl.',
  about: 'Presentkort, {{sum}}',
  code: 'Kod',
  scan: 'Skanna för att se saldot och boka',
  file: 'presentkort',
  taxNote: 'Ett presentkort säljs utan moms. Momsen ingår i det som betalas med det.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'Tillbaka på presentkortet: {{about}}',
    text: '{{sum}} för {{about}} är tillbaka på ditt presentkort och kan användas igen. Kreditnotan är bifogad.',
  },
} as const;
