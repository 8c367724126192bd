import type { Translation } from '../../../translation';
import type {
  paymentNotTaken as notTaken,
  paymentRequest as request,
} from '../../en/messages/payment-links';

export const paymentRequest = {
  subject: 'Betal for {{about}}: {{sum}}',
  body: '{{vendor}} ber deg betale {{sum}} for {{about}}. Du betaler på en sikker side og trenger ingen konto.',
  title: 'Hva det gjelder',
  about: 'Gjelder',
  amount: 'Beløp',
  action: 'Betal {{sum}}',
  until: 'Lenken kan brukes til {{until}}.',
} satisfies Translation<'no', typeof request>;

export const paymentNotTaken = {
  subject: 'Ikke trukket: {{about}}',
  body: 'Du skulle betale {{sum}} til {{vendor}} for {{about}}, men det er avbestilt eller skal ikke lenger betales. Ingenting er trukket. Et beløp som banken viser som reservert, forsvinner av seg selv i løpet av noen dager.',
} satisfies Translation<'no', typeof notTaken>;
