import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Buchungen',
  title: 'Gäste, Buchungen und Seiten suchen',
  placeholder: 'Name, Telefon, Buchungsnummer oder Seite',
  results: 'Suchergebnisse',
  guests: 'Gäste',
  pages: 'Seiten',
  places: 'Räume und Angebote',
  actions: 'Aktionen',
  actionNames: {
    newReservation: 'Neue Tischreservierung',
    compareMonths: 'Diesen Monat mit dem letzten vergleichen',
    addService: 'Angebot hinzufügen',
    addPackage: 'Paket hinzufügen',
    addMembershipType: 'Mitgliedschaftsart hinzufügen',
    addTreatmentType: 'Behandlung hinzufügen',
    addTheme: 'Design hinzufügen',
    addMessage: 'Nachrichtenvorlage hinzufügen',
  },
  allResults: 'Alle Gäste zu „{{term}}“',
  count_one: '{{count}} Ergebnis',
  count_other: '{{count}} Ergebnisse',
} satisfies Translation<'de', typeof en>;
