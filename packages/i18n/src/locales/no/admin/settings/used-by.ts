import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '«{{name}}» er i bruk',
    text: 'Brukt av {{list}}.',
    counts: {
      absences_one: '{{count}} fravær',
      absences_other: '{{count}} fravær',
      bookings_one: '{{count}} bestilling',
      bookings_other: '{{count}} bestillinger',
      memberships_one: '{{count}} medlemskap',
      memberships_other: '{{count}} medlemskap',
      membershipTypes_one: '{{count}} medlemskapstype',
      membershipTypes_other: '{{count}} medlemskapstyper',
      packages_one: '{{count}} pakke',
      packages_other: '{{count}} pakker',
      shifts_one: '{{count}} vakt',
      shifts_other: '{{count}} vakter',
      stays_one: '{{count}} opphold',
      stays_other: '{{count}} opphold',
      treatments_one: '{{count}} behandling',
      treatments_other: '{{count}} behandlinger',
      treatmentTypes_one: '{{count}} behandlingstype',
      treatmentTypes_other: '{{count}} behandlingstyper',
      venue: 'stedet som standard',
    },
  },
} satisfies Translation<'no', typeof en>;
