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
    'Votre réservation est confirmée dès le paiement. Nous gardons votre place jusqu’à {{time}}. Si votre carte a été refusée, essayez-en une autre.',
  elsewhere:
    'Payez dans l’autre onglet ; cette page continue ensuite d’elle-même. Nous gardons votre place jusqu’à {{time}}.',
  endedTitle: 'Rien n’a été payé',
  endedText: 'Le paiement n’a pas abouti : rien n’est réservé.',
  returnedTitle: 'Votre place n’était plus libre',
  returnedText:
    'Quelqu’un d’autre a pris la dernière place. Rien n’est réservé et vos {{amount}} vous sont entièrement rendus.',
  doNotPay: 'Annuler le paiement',
  loadFailed: 'Nous n’avons pas pu vérifier votre paiement.',
  back: 'Nous vous remboursons {{refund}} sur les {{paid}} payés.',
  cardInAdvance: 'Une carte est demandée à la réservation. Rien n’est débité à ce moment.',
  card: 'Ajouter une carte',
  cardTitle: 'Votre carte',
  cardText:
    'Rien n’est débité maintenant. Si vous ne venez pas ou annulez tard, jusqu’à {{fee}} peuvent être débités de votre carte.',
  cardAlso:
    'Si vous ne venez pas ou annulez tard, jusqu’à {{fee}} peuvent être débités de la même carte.',
  openCard: 'Pas encore de carte',
  openCardText:
    'Votre réservation est confirmée dès que vous avez ajouté une carte. Nous gardons votre place jusqu’à {{time}}. Si votre carte a été refusée, essayez-en une autre.',
  doNotGive: 'Annuler',
  endedCard: 'Rien n’est réservé',
  endedCardText:
    'Vous n’avez pas ajouté de carte, ou votre place a été prise entre-temps. Rien n’a été débité.',
  inAdvance: 'Le paiement se fait à l’avance, au moment de réserver.',
  invalid: 'Ce lien ne mène à aucun paiement',
  paid: 'Payé : {{amount}}',
} satisfies Translation<'fr', typeof en>;
