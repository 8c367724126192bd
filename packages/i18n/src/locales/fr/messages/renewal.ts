import type { Translation } from '../../../translation';
import type { renewal as en } from '../../en/messages/renewal';

export const renewal = {
  consent:
    '{{venue}} pourra débiter cette carte de {{sum}} pour {{about}} à la fin de chaque période, chaque fois pour {{period}} de plus, la première fois le {{date}}. Cela continue jusqu’à ce que vous l’arrêtiez. Vous êtes prévenu par e-mail {{notice}} avant chaque débit, y compris si le prix change. Vous pouvez l’arrêter à tout moment avant un débit, sous Abonnements dans votre compte ou en nous écrivant.',
  period: '{{name}}, {{days}}',
  reminder: {
    subject: '{{about}} sera renouvelé le {{date}}',
    text: 'Votre abonnement {{about}} sera renouvelé le {{date}}. Nous débiterons alors {{sum}} de la carte que vous avez donnée.\n\nVous n’avez rien à faire. Pour arrêter le renouvellement ou utiliser une autre carte, rendez-vous d’ici là dans vos abonnements :\n\n{{link}}',
  },
  raised: {
    text: 'Votre abonnement {{about}} sera renouvelé le {{date}}. Attention, le prix change : il était de {{old}} et sera de {{sum}}. Nous débiterons ce montant de la carte que vous avez donnée.\n\nSi vous ne le souhaitez pas, arrêtez le renouvellement d’ici là, dans vos abonnements :\n\n{{link}}',
  },
  refused: {
    subject: 'Pas encore renouvelé : {{about}}',
    text: 'Nous n’avons pas pu débiter {{sum}} pour {{about}} de votre carte. Nous réessaierons le {{again}}.\n\nVous pouvez aussi payer maintenant, avec cette carte ou une autre :\n\n{{pay}}\n\nVous pouvez utiliser votre abonnement jusqu’au {{until}}. S’il n’est pas payé d’ici là, il prend fin. Pour arrêter le renouvellement, rendez-vous dans vos abonnements : {{link}}',
  },
  refusedLast: {
    text: 'Nous n’avons pas pu débiter {{sum}} pour {{about}} de votre carte, et nous n’essaierons plus.\n\nPour garder votre abonnement, payez ici, avec cette carte ou une autre :\n\n{{pay}}\n\nVous pouvez l’utiliser jusqu’au {{until}}. S’il n’est pas payé d’ici là, il prend fin. Pour arrêter le renouvellement, rendez-vous dans vos abonnements : {{link}}',
  },
  needsGuest: {
    text: 'Votre banque vous demande de confirmer vous-même le paiement de {{sum}} pour {{about}}. Payez ici :\n\n{{pay}}\n\nVous pouvez utiliser votre abonnement jusqu’au {{until}}. S’il n’est pas payé d’ici là, il prend fin. Pour arrêter le renouvellement, rendez-vous dans vos abonnements : {{link}}',
  },
  lapsed: {
    subject: 'Votre abonnement a pris fin : {{about}}',
    text: 'Nous n’avons pas pu encaisser {{sum}} pour le renouvellement de {{about}} : votre abonnement a pris fin le {{date}}. Votre carte n’est plus conservée, et plus rien ne sera débité.\n\nVous pouvez acheter un nouvel abonnement quand vous le souhaitez.',
  },
  stopped: {
    subject: '{{about}} ne sera pas renouvelé',
    text: 'Votre abonnement {{about}} prend fin le {{date}} et ne sera pas renouvelé. Plus rien ne sera débité.\n\nVous trouverez vos abonnements ici :\n\n{{link}}',
  },
} satisfies Translation<'fr', typeof en>;
