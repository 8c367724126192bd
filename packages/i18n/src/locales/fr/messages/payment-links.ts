import type { Translation } from '../../../translation';
import type {
  paymentNotTaken as notTaken,
  paymentRequest as request,
} from '../../en/messages/payment-links';

export const paymentRequest = {
  subject: 'À régler : {{about}}, {{sum}}',
  body: '{{vendor}} vous demande de régler {{sum}} pour {{about}}. Vous payez sur une page sécurisée, sans compte.',
  title: 'De quoi il s’agit',
  about: 'Pour',
  amount: 'Montant',
  action: 'Payer {{sum}}',
  until: 'Le lien est valable jusqu’au {{until}}.',
} satisfies Translation<'fr', typeof request>;

export const paymentNotTaken = {
  subject: 'Rien n’a été prélevé : {{about}}',
  body: 'Vous alliez payer {{sum}} à {{vendor}} pour {{about}}, mais cela a été annulé ou n’est plus demandé. Rien n’a été prélevé. Si votre banque affiche un montant réservé, il disparaît de lui-même en quelques jours.',
} satisfies Translation<'fr', typeof notTaken>;
