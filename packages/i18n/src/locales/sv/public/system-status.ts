import type { Translation } from '../../../translation';
import type { systemStatus as en } from '../../en/public/system-status';

export const systemStatus = {
  title: 'Driftstatus',
  lead: 'Är det något som inte fungerar? Här ser du om det beror på oss.',
  measured: 'Kontrollerat kl. {{time}}. Sidan kontrollerar igen varje halv minut.',
  overall: {
    working: 'Allt fungerar',
    impaired: 'Något är långsamt eller fungerar inte',
    down: 'Inget fungerar just nu',
    unreachable: 'Vi går inte att nå härifrån',
  },
  says: {
    working: 'Du kan boka, betala och få meddelanden som vanligt.',
    impaired:
      'Bokningar tas emot. Det som är försenat kommer ikapp av sig självt; du behöver inte göra om något.',
    down: 'Vi kan varken ta emot eller visa bokningar just nu. Stället kan fortfarande hjälpa dig på telefon.',
    unreachable:
      'Antingen ligger din anslutning nere eller vår. Vi försöker igen varje halv minut.',
  },
  states: {
    working: 'Fungerar',
    slow: 'Långsamt',
    down: 'Fungerar inte',
    off: 'Inte inställt',
  },
  parts: {
    bookings: { name: 'Bokningar', text: 'Se vad som är ledigt, boka, ändra och avboka' },
    messages: { name: 'Meddelanden', text: 'Bekräftelser, påminnelser och länkar via e-post' },
    payments: { name: 'Betalningar', text: 'Betalningar, återbetalningar och förnyelser' },
    partners: { name: 'Webhooks', text: 'Meddela partners system om ändringar' },
    background: { name: 'Bakgrundsarbete', text: 'Bilder, väntelistor och nattliga jobb' },
  },
} satisfies Translation<'sv', typeof en>;
