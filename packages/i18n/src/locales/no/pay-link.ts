import type { Translation } from '../../translation';
import type { payLink as en } from '../en/pay-link';

export const payLink = {
  title: 'Betal til {{venue}}',
  pay: 'Betal {{sum}}',
  secure:
    'Du betaler på en sikker side og kommer tilbake hit. {{venue}} ser aldri kortnummeret ditt.',
  until: 'Kan betales til {{until}}.',
  notYet: 'Du har ikke betalt ennå.',
  paid: 'Takk, det er betalt',
  paidText: '{{venue}} har fått betalingen din på {{sum}} for {{about}}.',
  settling: 'Betalingen din er på vei',
  settlingText:
    'Banken har ikke bekreftet den ennå. Det tar som regel under et minutt; du trenger ikke betale igjen.',
  over: 'Ingenting å betale her',
  overText:
    '{{venue}} ber ikke lenger om dette, eller lenken er utløpt. Ingenting er trukket. Spørsmål? Ta kontakt med {{venue}}.',
  invalid: 'Denne lenken virker ikke',
  invalidText: 'Åpne den på nytt fra e-posten, eller ta kontakt med {{venue}}.',
  failed: 'Betalingen kunne ikke lastes.',
} satisfies Translation<'no', typeof en>;
