import type { Translation } from '../../../translation';
import type { systemStatus as en } from '../../en/public/system-status';

export const systemStatus = {
  title: 'Systemstatus',
  lead: 'Funktioniert etwas nicht? Hier sehen Sie, ob es an uns liegt.',
  measured: 'Geprüft um {{time}} Uhr. Die Seite prüft jede halbe Minute von selbst erneut.',
  overall: {
    working: 'Alles funktioniert',
    impaired: 'Etwas ist langsam oder gestört',
    down: 'Zurzeit funktioniert nichts',
    unreachable: 'Von hier aus sind wir nicht erreichbar',
  },
  says: {
    working: 'Buchen, Bezahlen und Nachrichten funktionieren wie gewohnt.',
    impaired:
      'Buchungen werden angenommen. Was sich verzögert, wird von selbst nachgeholt; Sie müssen nichts wiederholen.',
    down: 'Wir können gerade keine Buchungen annehmen oder anzeigen. Ihr Haus hilft Ihnen weiterhin am Telefon.',
    unreachable:
      'Entweder ist Ihre Verbindung unterbrochen oder unsere. Wir versuchen es jede halbe Minute erneut.',
  },
  states: {
    working: 'Funktioniert',
    slow: 'Langsam',
    down: 'Gestört',
    off: 'Nicht eingerichtet',
  },
  parts: {
    bookings: { name: 'Buchungen', text: 'Freie Plätze sehen, buchen, ändern und stornieren' },
    messages: { name: 'Nachrichten', text: 'Bestätigungen, Erinnerungen und Links per E-Mail' },
    payments: { name: 'Zahlungen', text: 'Zahlungen, Erstattungen und Verlängerungen' },
    partners: { name: 'Webhooks', text: 'Meldungen über Änderungen an die Systeme von Partnern' },
    background: {
      name: 'Arbeiten im Hintergrund',
      text: 'Bilder, Wartelisten und nächtliche Arbeiten',
    },
  },
} satisfies Translation<'de', typeof en>;
