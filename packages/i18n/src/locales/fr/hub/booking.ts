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
    none: 'Sans abonnement',
    covered: 'Couvert',
    paid: 'Payé avec {{membership}}',
    stay: 'Compris dans votre séjour',
    givenBack: 'L’utilisation de votre abonnement vous est rendue.',
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
