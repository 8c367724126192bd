import type { Translation } from '../../../translation';
import type {
  paymentReceived as received,
  paymentRefunded as refunded,
  receipt as source,
} from '../../en/messages/receipts';

export const receipt = {
  receipt: 'Reçu',
  creditNote: 'Avoir',
  receiptFile: 'recu',
  creditNoteFile: 'avoir',
  number: 'Numéro',
  date: 'Date',
  credits: 'Pour le reçu',
  net: 'Hors taxe',
  tax: 'TVA {{rate}} %',
  paid: 'Payé',
  returned: 'Remboursé',
  seller: 'Vendeur',
  registered: 'N° d’entreprise {{number}}',
} satisfies Translation<'fr', typeof source>;

export const paymentReceived = {
  subject: 'Paiement reçu : {{about}}, {{sum}}',
  body: '{{vendor}} a bien reçu votre paiement de {{sum}} pour {{about}}. Vous trouverez le reçu en pièce jointe.',
  agreed: 'Voici ce que vous avez accepté : {{agreed}}',
} satisfies Translation<'fr', typeof received>;

export const paymentRefunded = {
  subject: 'Remboursement : {{about}}, {{sum}}',
  body: '{{vendor}} vous a remboursé {{sum}} pour {{about}}. Selon votre banque, l’argent vous parvient en quelques jours. Vous trouverez l’avoir en pièce jointe.',
} satisfies Translation<'fr', typeof refunded>;
