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
    confirmText: 'Vérifiez que tout est exact. La réservation est faite lorsque vous la finalisez.',
  },
  sending: {
    slow: 'Envoi toujours en cours. La connexion est lente ; laissez cette page ouverte.',
    undecided:
      'La connexion a été interrompue pendant l’envoi de votre réservation du {{date}} à {{time}}. Ce que vous avez saisi est conservé. Réessayez : vous ne serez pas réservé deux fois.',
    offline: 'Vous êtes hors ligne. L’envoi reprendra dès que vous serez reconnecté.',
  },
  again: 'Réserver à nouveau',
  removeFromCalendar: 'Retirer de l’agenda',
  cancelFree: 'L’annulation ne vous coûte rien.',
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
    title: 'Réserver ensemble',
    intro: 'Ajoutez une activité ci-dessous ou finalisez : tout est réservé en une fois, ou rien.',
    another: 'Ajouter une autre activité',
    add: 'Ajouter à la réservation commune',
    remove: 'Retirer {{activity}}',
    payment: 'Paiement pour {{activity}}',
    nothingBooked: 'Rien n’a été réservé.',
    rest: 'Choisissez un autre horaire pour {{activity}}, ou retirez cette activité pour réserver le reste.',
    heldUntil: 'Réservé pour vous jusqu’à {{time}}',
  },
} as const satisfies Translation<'fr', typeof en>;
