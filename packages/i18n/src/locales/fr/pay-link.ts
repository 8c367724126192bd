import type { Translation } from '../../translation';
import type { payLink as en } from '../en/pay-link';

export const payLink = {
  title: 'Payer {{venue}}',
  pay: 'Payer {{sum}}',
  secure:
    'Vous payez sur une page sécurisée, puis revenez ici. Votre numéro de carte n’arrive jamais chez {{venue}}.',
  until: 'Payable jusqu’au {{until}}.',
  notYet: 'Vous n’avez pas encore payé.',
  paid: 'Merci, c’est payé',
  paidText: '{{venue}} a bien reçu votre paiement de {{sum}} pour {{about}}.',
  settling: 'Votre paiement est en cours',
  settlingText:
    'La banque ne l’a pas encore confirmé. Cela prend en général moins d’une minute ; inutile de payer à nouveau.',
  over: 'Rien à payer ici',
  overText:
    '{{venue}} ne demande plus cette somme, ou le lien a expiré. Rien n’a été prélevé. Des questions ? Contactez {{venue}}.',
  invalid: 'Ce lien ne fonctionne pas',
  invalidText: 'Ouvrez-le à nouveau depuis l’e-mail ou contactez {{venue}}.',
  failed: 'Impossible de charger le paiement.',
} satisfies Translation<'fr', typeof en>;
