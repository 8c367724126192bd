import type { Translation } from '../../translation';
import type { payLink as en } from '../en/pay-link';

export const payLink = {
  title: 'Betala till {{venue}}',
  pay: 'Betala {{sum}}',
  secure:
    'Du betalar på en säker sida och kommer tillbaka hit. {{venue}} ser aldrig ditt kortnummer.',
  until: 'Kan betalas till {{until}}.',
  notYet: 'Du har inte betalat än.',
  paid: 'Tack, det är betalt',
  paidText: '{{venue}} har fått din betalning på {{sum}} för {{about}}.',
  settling: 'Din betalning är på väg',
  settlingText:
    'Banken har inte bekräftat den än. Det tar oftast mindre än en minut; du behöver inte betala igen.',
  over: 'Inget att betala här',
  overText:
    '{{venue}} ber inte längre om det här, eller så har länken gått ut. Inget har dragits. Frågor? Kontakta {{venue}}.',
  invalid: 'Den här länken fungerar inte',
  invalidText: 'Öppna den igen från mejlet, eller kontakta {{venue}}.',
  failed: 'Betalningen kunde inte laddas.',
} satisfies Translation<'sv', typeof en>;
