import type { Translation } from '../../../../translation';
import type { desk as en } from '../../../en/admin/bookings/desk';

export const desk = {
  allBookings: 'Alle kommenden Buchungen zu „{{term}}“',
  shortcuts:
    'Strg+K oder / öffnet diese Suche · ↑ ↓ und Eingabe wählen · Strg+S speichert ein Formular · Strg+Eingabe bucht in der Schnellbuchung',
  addService: 'Ein Angebot hinzufügen',
} satisfies Translation<'de', typeof en>;
