import type { Translation } from '../../../translation';
import type { systemStatus as en } from '../../en/public/system-status';

export const systemStatus = {
  title: 'Driftsstatus',
  lead: 'Er det noe som ikke virker? Her ser du om det er hos oss.',
  measured: 'Sjekket kl. {{time}}. Siden sjekker på nytt hvert halve minutt.',
  overall: {
    working: 'Alt virker',
    impaired: 'Noe er tregt eller virker ikke',
    down: 'Ingenting virker akkurat nå',
    unreachable: 'Vi er ikke å nå herfra',
  },
  says: {
    working: 'Du kan bestille, betale og få meldinger som vanlig.',
    impaired:
      'Bestillinger tas imot. Det som er forsinket, blir tatt igjen av seg selv; du trenger ikke gjøre noe på nytt.',
    down: 'Vi kan verken ta imot eller vise bestillinger nå. Stedet kan fortsatt hjelpe deg på telefon.',
    unreachable:
      'Enten er nettet ditt nede, eller så er vi det. Vi prøver igjen hvert halve minutt.',
  },
  states: {
    working: 'Virker',
    slow: 'Tregt',
    down: 'Virker ikke',
    off: 'Ikke satt opp',
  },
  parts: {
    bookings: { name: 'Bestillinger', text: 'Se hva som er ledig, bestille, endre og avbestille' },
    messages: { name: 'Meldinger', text: 'Bekreftelser, påminnelser og lenker på e-post' },
    payments: { name: 'Betaling', text: 'Betalinger, tilbakebetalinger og fornyelser' },
    partners: { name: 'Webhooks', text: 'Si fra til partneres systemer om endringer' },
    background: { name: 'Arbeid i bakgrunnen', text: 'Bilder, ventelister og nattlige jobber' },
  },
} satisfies Translation<'no', typeof en>;
