/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'Ein Gutschein für Sie von {{from}}',
  body: '{{from}} schenkt Ihnen einen Gutschein über {{sum}} für {{vendor}}.',
  title: 'Gutschein',
  for: 'Für',
  from: 'Von',
  until: 'Gültig bis',
  validUntil: 'Gültig bis {{date}}',
  noEnd: 'Unbegrenzt gültig',
  action: 'Guthaben ansehen',
  attached:
    'Der Gutschein liegt bei. Wer den Code hat, kann ihn einlösen; bewahren Sie ihn gut auf.',
  about: 'Gutschein, {{sum}}',
  code: 'Code',
  scan: 'Scannen: Guthaben ansehen und buchen',
  file: 'gutschein',
  taxNote: 'Ein Gutschein wird ohne Steuer verkauft. Sie ist in dem enthalten, was er bezahlt.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'Wieder auf Ihrem Gutschein: {{about}}',
    text: '{{sum}} für {{about}} sind wieder auf Ihrem Gutschein, und Sie können sie erneut einlösen. Die Gutschrift liegt bei.',
  },
} as const;
