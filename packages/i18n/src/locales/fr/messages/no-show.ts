import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Si vous ne venez pas ou annulez tard, {{venue}} pourra débiter cette carte de {{sum}} au maximum pour {{about}}.',
  noShow: 'Frais de non-présentation : {{about}}',
  lateCancellation: 'Annulation tardive : {{about}}',
  reminder: {
    subject: 'Ajoutez une carte pour confirmer : {{about}}',
    text: 'Il manque une carte pour {{about}} : votre réservation n’est pas encore confirmée. Nous gardons votre place jusqu’à {{until}} : {{link}}',
  },
  gone: {
    subject: 'Non réservé : {{about}}',
    text: 'La dernière place pour {{about}} a été prise avant la confirmation de votre carte : rien n’est réservé. Votre carte n’est pas enregistrée et rien n’a été débité.',
  },
} satisfies Translation<'fr', typeof en>;
