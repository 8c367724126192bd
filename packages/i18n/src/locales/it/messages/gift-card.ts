/** A gift card: its mail, what is printed on it, and what its receipts say. `sum` is an amount, `from` a name. */
export const giftCard = {
  subject: 'Una carta regalo per Lei da {{from}}',
  body: '{{from}} Le regala una carta da {{sum}} presso {{vendor}}.',
  title: 'Carta regalo',
  for: 'Per',
  from: 'Da',
  until: 'Valida fino al',
  validUntil: 'Valida fino al {{date}}',
  noEnd: 'Senza scadenza',
  action: 'Vedi il saldo',
  attached: 'La carta regalo è allegata. Chi ha il codice può usarla: lo conservi con cura.',
  about: 'Carta regalo, {{sum}}',
  code: 'Codice',
  scan: 'Scansioni per vedere il saldo e prenotare',
  file: 'carta-regalo',
  taxNote: 'Una carta regalo è venduta senza imposta. L’imposta è compresa in ciò che paga.',
  /** What it had paid for was cancelled. */
  back: {
    subject: 'Di nuovo sulla Sua carta regalo: {{about}}',
    text: '{{sum}} per {{about}} sono di nuovo sulla Sua carta regalo e si possono riutilizzare. La nota di credito è allegata.',
  },
} as const;
