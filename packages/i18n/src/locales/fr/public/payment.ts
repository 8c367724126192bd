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
  cardInAdvance: 'Vous donnez une carte en réservant. Rien n’est débité à ce moment.',
  card: 'Donner une carte',
  cardTitle: 'Votre carte',
  cardText:
    'Rien n’est débité maintenant. Si vous ne venez pas ou annulez tard, jusqu’à {{fee}} peuvent être débités de votre carte.',
  cardAlso:
    'Si vous ne venez pas ou annulez tard, jusqu’à {{fee}} peuvent être débités de la même carte.',
  openCard: 'Pas encore de carte',
  openCardText:
    'Rien n’est réservé tant que vous n’avez pas donné de carte. Nous gardons votre place jusqu’à {{time}}. Si votre carte a été refusée, essayez-en une autre.',
  doNotGive: 'Ne pas donner de carte',
  endedCard: 'Rien n’est réservé',
  endedCardText: 'Vous n’avez pas donné de carte, ou votre place était prise. Rien n’a été débité.',
  inAdvance: 'Le paiement se fait à l’avance, au moment de réserver.',
  invalid: 'Ce lien ne mène à aucun paiement',
  paid: 'Payé : {{amount}}',
} satisfies Translation<'fr', typeof en>;
