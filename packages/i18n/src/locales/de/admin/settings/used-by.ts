import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '„{{name}}“ wird verwendet',
    text: 'Verwendet von {{list}}.',
    counts: {
      absences_one: '{{count, number}} Abwesenheit',
      absences_other: '{{count, number}} Abwesenheiten',
      bookings_one: '{{count, number}} Buchung',
      bookings_other: '{{count, number}} Buchungen',
      diningRooms_one: '{{count, number}} Gastraum',
      diningRooms_other: '{{count, number}} Gasträumen',
      memberships_one: '{{count, number}} Mitgliedschaft',
      memberships_other: '{{count, number}} Mitgliedschaften',
      membershipTypes_one: '{{count, number}} Mitgliedschaftsart',
      membershipTypes_other: '{{count, number}} Mitgliedschaftsarten',
      packages_one: '{{count, number}} Paket',
      packages_other: '{{count, number}} Paketen',
      services_one: '{{count, number}} Angebot',
      services_other: '{{count, number}} Angeboten',
      shifts_one: '{{count, number}} Schicht',
      shifts_other: '{{count, number}} Schichten',
      stays_one: '{{count, number}} Aufenthalt',
      stays_other: '{{count, number}} Aufenthalten',
      therapists_one: '{{count, number}} Therapeuten',
      therapists_other: '{{count, number}} Therapeuten',
      treatments_one: '{{count, number}} Behandlung',
      treatments_other: '{{count, number}} Behandlungen',
      treatmentTypes_one: '{{count, number}} Behandlungsart',
      treatmentTypes_other: '{{count, number}} Behandlungsarten',
      treatmentWaits_one: '{{count, number}} Gast auf der Warteliste',
      treatmentWaits_other: '{{count, number}} Gästen auf der Warteliste',
      venue: 'dem Betrieb als Standard',
      venuePictures: 'Logo und Bildern des Betriebs',
    },
  },
} satisfies Translation<'de', typeof en>;
