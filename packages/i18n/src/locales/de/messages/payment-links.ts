import type { Translation } from '../../../translation';
import type {
  paymentNotTaken as notTaken,
  paymentRequest as request,
} from '../../en/messages/payment-links';

export const paymentRequest = {
  subject: 'Bitte bezahlen: {{about}}, {{sum}}',
  body: '{{vendor}} bittet Sie, {{sum}} für {{about}} zu bezahlen. Sie bezahlen auf einer sicheren Seite; ein Konto brauchen Sie nicht.',
  title: 'Worum es geht',
  about: 'Für',
  amount: 'Betrag',
  action: '{{sum}} bezahlen',
  until: 'Der Link gilt bis {{until}}.',
} satisfies Translation<'de', typeof request>;

export const paymentNotTaken = {
  subject: 'Nicht abgebucht: {{about}}',
  body: 'Sie wollten {{sum}} an {{vendor}} für {{about}} bezahlen, doch das wurde inzwischen storniert oder wird nicht mehr verlangt. Es wurde nichts abgebucht. Zeigt Ihre Bank einen Betrag als reserviert an, verschwindet er innerhalb einiger Tage von selbst.',
} satisfies Translation<'de', typeof notTaken>;
