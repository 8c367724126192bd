import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '„{{name}}“ wird verwendet',
    text: 'Verwendet von {{list}}.',
    counts: {
      absences_one: '{{count}} Abwesenheit',
      absences_other: '{{count}} Abwesenheiten',
      bookings_one: '{{count}} Buchung',
      bookings_other: '{{count}} Buchungen',
      memberships_one: '{{count}} Mitgliedschaft',
      memberships_other: '{{count}} Mitgliedschaften',
      membershipTypes_one: '{{count}} Mitgliedschaftsart',
      membershipTypes_other: '{{count}} Mitgliedschaftsarten',
      packages_one: '{{count}} Paket',
      packages_other: '{{count}} Paketen',
      shifts_one: '{{count}} Schicht',
      shifts_other: '{{count}} Schichten',
      stays_one: '{{count}} Aufenthalt',
      stays_other: '{{count}} Aufenthalten',
      treatments_one: '{{count}} Behandlung',
      treatments_other: '{{count}} Behandlungen',
      treatmentTypes_one: '{{count}} Behandlungsart',
      treatmentTypes_other: '{{count}} Behandlungsarten',
      venue: 'dem Betrieb als Standard',
    },
  },
} satisfies Translation<'de', typeof en>;
