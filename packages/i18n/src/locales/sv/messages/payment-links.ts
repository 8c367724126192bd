import type { Translation } from '../../../translation';
import type {
  paymentNotTaken as notTaken,
  paymentRequest as request,
} from '../../en/messages/payment-links';

export const paymentRequest = {
  subject: 'Betala för {{about}}: {{sum}}',
  body: '{{vendor}} ber dig betala {{sum}} för {{about}}. Du betalar på en säker sida och behöver inget konto.',
  title: 'Vad det gäller',
  about: 'Gäller',
  amount: 'Belopp',
  action: 'Betala {{sum}}',
  until: 'Länken kan användas till {{until}}.',
} satisfies Translation<'sv', typeof request>;

export const paymentNotTaken = {
  subject: 'Inte draget: {{about}}',
  body: 'Du skulle betala {{sum}} till {{vendor}} för {{about}}, men det är avbokat eller ska inte längre betalas. Inget har dragits. Ett belopp som banken visar som reserverat försvinner av sig självt inom några dagar.',
} satisfies Translation<'sv', typeof notTaken>;
