import type { Translation } from '../../../translation';
import type {
  paymentNotTaken as notTaken,
  paymentRequest as request,
} from '../../en/messages/payment-links';

export const paymentRequest = {
  subject: 'Da pagare: {{about}}, {{sum}}',
  body: '{{vendor}} Le chiede di pagare {{sum}} per {{about}}. Si paga su una pagina sicura, senza bisogno di un account.',
  title: 'Di che cosa si tratta',
  about: 'Per',
  amount: 'Importo',
  action: 'Paga {{sum}}',
  until: 'Il link è valido fino al {{until}}.',
} satisfies Translation<'it', typeof request>;

export const paymentNotTaken = {
  subject: 'Nessun addebito: {{about}}',
  body: 'Stava per pagare {{sum}} a {{vendor}} per {{about}}, ma nel frattempo è stato annullato o non è più richiesto. Non è stato addebitato nulla. Se la Sua banca mostra un importo riservato, scompare da solo entro qualche giorno.',
} satisfies Translation<'it', typeof notTaken>;
