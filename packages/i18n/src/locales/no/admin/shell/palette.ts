import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Bestillinger',
  title: 'Søk i gjester, bestillinger og sider',
  placeholder: 'Navn, telefon, bestillingsnummer eller side',
  results: 'Søkeresultater',
  guests: 'Gjester',
  pages: 'Sider',
  places: 'Rom og tjenester',
  actions: 'Handlinger',
  actionNames: {
    newReservation: 'Ny bordreservasjon',
    compareMonths: 'Sammenlign denne måneden med forrige',
    addService: 'Legg til en tjeneste',
    addPackage: 'Legg til en pakke',
    addMembershipType: 'Legg til en medlemskapstype',
    addTreatmentType: 'Legg til en behandling',
    addTheme: 'Legg til et tema',
    addMessage: 'Legg til en meldingsmal',
  },
  allResults: 'Alle gjester for «{{term}}»',
  count_one: '{{count}} treff',
  count_other: '{{count}} treff',
} satisfies Translation<'no', typeof en>;
