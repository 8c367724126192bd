/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'Una tarjeta regalo para usted de {{from}}',
  body: '{{from}} le regala una tarjeta de {{sum}} en {{vendor}}.',
  title: 'Tarjeta regalo',
  for: 'Para',
  from: 'De',
  until: 'Válida hasta el',
  validUntil: 'Válida hasta el {{date}}',
  noEnd: 'Sin fecha de caducidad',
  action: 'Ver el saldo',
  attached: 'La tarjeta regalo va adjunta. Quien tenga el código puede usarla: guárdelo bien.',
  about: 'Tarjeta regalo, {{sum}}',
  code: 'Código',
  scan: 'Escanee para ver el saldo y reservar',
  file: 'tarjeta-regalo',
  taxNote: 'Una tarjeta regalo se vende sin impuestos. Están incluidos en lo que se paga con ella.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'De nuevo en su tarjeta regalo: {{about}}',
    text: '{{sum}} de {{about}} vuelven a estar en su tarjeta regalo y puede usarlos de nuevo. La nota de crédito va adjunta.',
  },
} as const;
