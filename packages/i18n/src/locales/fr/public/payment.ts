import type { Translation } from '../../../translation';
import type { payment as en } from '../../en/public/payment';

export const payment = {
  title: 'Paiement',
  now: 'À payer maintenant',
  later: 'À payer sur place',
  pay: 'Payer {{amount}}',
  choice: 'Quand souhaitez-vous payer ?',
  payNow: 'Payer {{amount}} maintenant',
  payLater: 'Payer sur place',
  terms: 'Si vous annulez',
  free: 'Gratuit jusqu’à {{hours}} heures avant le début',
  costs: '{{percent}} du prix jusqu’à {{hours}} heures avant',
  afterwards: 'Ensuite le prix total',
  settling:
    'Nous confirmons votre paiement. Cela prend un instant ; vous pouvez fermer cette page.',
  openTitle: 'Pas encore payé',
  openText:
    'Rien n’est réservé avant le paiement. Nous gardons votre place jusqu’à {{time}}. Si votre carte a été refusée, essayez-en une autre.',
  elsewhere:
    'Vous payez dans un autre onglet ; ensuite, cette page continue d’elle-même. Nous gardons votre place jusqu’à {{time}}.',
  endedTitle: 'Rien n’a été payé',
  endedText: 'Le paiement est terminé et rien n’est réservé.',
  returnedTitle: 'Votre place n’était plus libre',
  returnedText:
    'Quelqu’un d’autre a pris la dernière place. Rien n’est réservé et vos {{amount}} vous sont entièrement rendus.',
  doNotPay: 'Ne pas payer',
  loadFailed: 'L’état de votre paiement n’a pas pu être vérifié.',
  back: '{{refund}} vous seront rendus sur les {{paid}} payés.',
  inAdvance: 'Le paiement se fait à l’avance, au moment de réserver.',
  invalid: 'Ce lien ne mène à aucun paiement',
  paid: 'Payé : {{amount}}',
} satisfies Translation<'fr', typeof en>;
