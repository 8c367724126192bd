import type { Translation } from '../../../translation';
import type { noShow as en } from '../../en/messages/no-show';

export const noShow = {
  consent:
    'Si vous ne venez pas ou annulez tard, {{venue}} pourra débiter cette carte de {{sum}} au maximum pour {{about}}.',
  noShow: 'Frais de non-présentation : {{about}}',
  lateCancellation: 'Annulation tardive : {{about}}',
  reminder: {
    subject: 'Pas encore de carte : {{about}}',
    text: 'Vous n’avez pas encore donné de carte pour {{about}}. Rien n’est réservé avant. Nous gardons votre place jusqu’à {{until}} : {{link}}',
  },
  gone: {
    subject: 'Non réservé : {{about}}',
    text: 'La place pour {{about}} était prise avant la confirmation de votre carte : rien n’est réservé. Votre carte n’est pas conservée et rien n’a été débité.',
  },
} satisfies Translation<'fr', typeof en>;
