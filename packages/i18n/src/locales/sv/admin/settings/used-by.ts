import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '”{{name}}” används',
    text: 'Används av {{list}}.',
    counts: {
      absences_one: '{{count}} frånvaro',
      absences_other: '{{count}} frånvaroperioder',
      bookings_one: '{{count}} bokning',
      bookings_other: '{{count}} bokningar',
      memberships_one: '{{count}} medlemskap',
      memberships_other: '{{count}} medlemskap',
      membershipTypes_one: '{{count}} medlemskapstyp',
      membershipTypes_other: '{{count}} medlemskapstyper',
      packages_one: '{{count}} paket',
      packages_other: '{{count}} paket',
      shifts_one: '{{count}} pass',
      shifts_other: '{{count}} pass',
      stays_one: '{{count}} vistelse',
      stays_other: '{{count}} vistelser',
      treatments_one: '{{count}} behandling',
      treatments_other: '{{count}} behandlingar',
      treatmentTypes_one: '{{count}} behandlingstyp',
      treatmentTypes_other: '{{count}} behandlingstyper',
      venue: 'anläggningen som standard',
    },
  },
} satisfies Translation<'sv', typeof en>;
