import type { Translation } from '../../../../translation';
import type { palette as en } from '../../../en/admin/shell/palette';

export const palette = {
  bookings: 'Bokningar',
  title: 'Sök bland gäster, bokningar och sidor',
  placeholder: 'Namn, telefon, bokningsnummer eller sida',
  results: 'Sökresultat',
  guests: 'Gäster',
  pages: 'Sidor',
  places: 'Rum och tjänster',
  actions: 'Åtgärder',
  actionNames: {
    newReservation: 'Ny bordsreservation',
    compareMonths: 'Jämför den här månaden med den förra',
    addService: 'Lägg till en tjänst',
    addPackage: 'Lägg till ett paket',
    addMembershipType: 'Lägg till en medlemskapstyp',
    addTreatmentType: 'Lägg till en behandling',
    addTheme: 'Lägg till ett tema',
    addMessage: 'Lägg till en meddelandemall',
  },
  allResults: 'Alla gäster för ”{{term}}”',
  count_one: '{{count}} träff',
  count_other: '{{count}} träffar',
} satisfies Translation<'sv', typeof en>;
