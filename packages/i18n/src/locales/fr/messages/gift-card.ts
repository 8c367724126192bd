/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'Une carte cadeau pour vous de {{from}}',
  body: '{{from}} vous offre une carte cadeau de {{sum}} chez {{vendor}}.',
  title: 'Carte cadeau',
  for: 'Pour',
  from: 'De la part de',
  until: 'Valable jusqu’au',
  validUntil: 'Valable jusqu’au {{date}}',
  noEnd: 'Sans date de fin',
  action: 'Voir le solde',
  attached: 'La carte cadeau est jointe. Quiconque a le code peut l’utiliser : conservez-le bien.',
  about: 'Carte cadeau, {{sum}}',
  code: 'Code',
  scan: 'Scannez pour voir le solde et réserver',
  file: 'carte-cadeau',
  taxNote: 'Une carte cadeau est vendue hors taxe. La taxe est comprise dans ce qu’elle règle.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'De retour sur votre carte cadeau : {{about}}',
    text: '{{sum}} pour {{about}} sont de retour sur votre carte cadeau et peuvent être utilisés à nouveau. L’avoir est joint.',
  },
} as const;
