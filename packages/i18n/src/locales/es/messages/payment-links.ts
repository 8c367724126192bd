import type { Translation } from '../../../translation';
import type {
  paymentNotTaken as notTaken,
  paymentRequest as request,
} from '../../en/messages/payment-links';

export const paymentRequest = {
  subject: 'Pague {{about}}: {{sum}}',
  body: '{{vendor}} le pide que pague {{sum}} por {{about}}. Se paga en una página segura y no hace falta ninguna cuenta.',
  title: 'De qué se trata',
  about: 'Por',
  amount: 'Importe',
  action: 'Pagar {{sum}}',
  until: 'El enlace puede usarse hasta el {{until}}.',
} satisfies Translation<'es', typeof request>;

export const paymentNotTaken = {
  subject: 'No se ha cobrado: {{about}}',
  body: 'Iba a pagar {{sum}} a {{vendor}} por {{about}}, pero se ha cancelado o ya no se pide. No se ha cobrado nada. Si su banco muestra un importe reservado, desaparece por sí solo en unos días.',
} satisfies Translation<'es', typeof notTaken>;
