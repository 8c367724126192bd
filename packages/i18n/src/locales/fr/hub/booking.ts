import type { Translation } from '../../../translation';
import type { booking as en } from '../../en/hub/booking';

export const booking = {
  steps: {
    progress: 'Étape {{position}} sur {{total}}',
    date: 'Choix de la date',
    time: 'Choix de l’heure',
    details: 'Coordonnées',
    comments: 'Commentaires',
    overview: 'Récapitulatif',
    complete: 'Réservation terminée',
    waiting: 'Sur la liste d’attente',
  },
  screens: {
    when: 'Quand',
    who: 'Qui',
    review: 'Vérifier',
  },
  parts: {
    morning: 'Matin',
    afternoon: 'Après-midi',
    evening: 'Soir',
  },
  continue: 'Continuer',
  change: 'Modifier',
  guest: {
    title: 'Réservé par',
  },
  comments: {
    intro: 'Y a-t-il quelque chose que nous devrions savoir ? Vous pouvez laisser ce champ vide.',
  },
  companion: {
    known: 'De vos réservations précédentes',
    addKnown: 'Ajouter {{name}}',
  },
  overview: {
    when: 'Quand',
    companions: 'Accompagnateurs',
    confirm: 'Confirmer la réservation',
    confirmText: 'Vérifiez les détails, puis confirmez.',
  },
  done: {
    where: 'Où',
    way: 'Itinéraire',
    share: 'Partager',
    copied: 'Lien copié',
  },
  sending: {
    slow: 'Envoi toujours en cours. La connexion est lente ; laissez cette page ouverte.',
    undecided:
      'La connexion a été interrompue pendant l’envoi de votre réservation du {{date}} à {{time}}. Ce que vous avez saisi est conservé. Réessayez : vous ne serez pas réservé deux fois.',
    offline: 'Vous êtes hors ligne. L’envoi reprendra dès que vous serez reconnecté.',
  },
  again: 'Réserver à nouveau',
  removeFromCalendar: 'Retirer de l’agenda',
  cancelFree: 'L’annulation est gratuite.',
  membership: {
    title: 'Comment souhaitez-vous payer ?',
    use: 'Utiliser {{membership}}',
    left: 'reste {{left}}, cette réservation en utilise {{uses}}',
    unlimited: 'Illimité',
    self: 'Je paie moi-même',
    none: 'Sans abonnement',
    covered: 'Couvert',
    paid: 'Payé avec {{membership}}',
    stay: 'Compris dans votre séjour',
    givenBack: 'L’utilisation de votre abonnement vous est rendue.',
  },
  payment: {
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
    endedTitle: 'Rien n’a été payé',
    endedText: 'Le paiement n’a pas abouti : rien n’est réservé.',
    returnedTitle: 'Votre place n’était plus libre',
    returnedText:
      'Quelqu’un d’autre a pris la dernière place. Rien n’est réservé et vos {{amount}} vous sont entièrement rendus.',
    chooseOther: 'Choisir un autre horaire',
    doNotPay: 'Annuler le paiement',
    loadFailed: 'Nous n’avons pas pu vérifier votre paiement.',
    back: 'Nous vous remboursons {{refund}} sur les {{paid}} payés.',
  },
  cart: {
    title: 'Votre panier',
    intro: 'Nous réservons tout ensemble, ou rien.',
    another: 'Ajouter une autre activité',
    add: 'Ajouter au panier',
    remove: 'Retirer {{activity}}',
    payment: 'Paiement pour {{activity}}',
    nothingBooked: 'Rien n’a été réservé.',
    rest: 'Choisissez un autre horaire pour {{activity}}, ou retirez cette activité pour réserver le reste.',
    heldUntil: 'Réservé pour vous jusqu’à {{time}}',
    bookAll: 'Réserver les {{number}}',
    also: 'Aussi dans votre panier',
    only: 'Réserver seulement {{activity}}',
    left: 'Non réservé, mais toujours dans votre panier : {{activities}}.',
    lost: 'Rien n’y est plus gardé pour vous.',
    back: 'Retour',
    notHeld: 'N’est plus gardé pour vous',
    see: 'Voir le panier',
    bookedAndWaiting:
      'Votre réservation est confirmée. Vous êtes sur la liste d’attente pour {{activities}}.',
  },
  overlap: {
    text: 'Cela se chevauche avec {{activity}}, {{when}}.',
    pair: '{{activity}} se chevauche avec {{other}}, {{when}}.',
    allowed: 'Vous pouvez réserver malgré tout.',
  },
} as const satisfies Translation<'fr', typeof en>;
