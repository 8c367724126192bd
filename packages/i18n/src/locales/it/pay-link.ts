import type { Translation } from '../../translation';
import type { payLink as en } from '../en/pay-link';

export const payLink = {
  title: 'Paga {{venue}}',
  pay: 'Paga {{sum}}',
  secure:
    'Paga su una pagina sicura e poi torna qui. Il numero della Sua carta non arriva mai a {{venue}}.',
  until: 'Si può pagare fino al {{until}}.',
  notYet: 'Non ha ancora pagato.',
  paid: 'Grazie, è pagato',
  paidText: '{{venue}} ha ricevuto il Suo pagamento di {{sum}} per {{about}}.',
  settling: 'Il Suo pagamento è in corso',
  settlingText:
    'La banca non l’ha ancora confermato. Di solito ci vuole meno di un minuto; non occorre pagare di nuovo.',
  over: 'Niente da pagare qui',
  overText:
    '{{venue}} non lo chiede più o il link è scaduto. Non è stato addebitato nulla. Domande? Contatti {{venue}}.',
  invalid: 'Questo link non funziona',
  invalidText: 'Lo apra di nuovo dall’e-mail o contatti {{venue}}.',
  failed: 'Impossibile caricare il pagamento.',
} satisfies Translation<'it', typeof en>;
