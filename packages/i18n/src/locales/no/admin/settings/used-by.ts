import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '«{{name}}» er i bruk',
    text: 'Brukt av {{list}}.',
    counts: {
      absences_one: '{{count, number}} fravær',
      absences_other: '{{count, number}} fravær',
      bookings_one: '{{count, number}} bestilling',
      bookings_other: '{{count, number}} bestillinger',
      diningRooms_one: '{{count, number}} spisesal',
      diningRooms_other: '{{count, number}} spisesaler',
      memberships_one: '{{count, number}} medlemskap',
      memberships_other: '{{count, number}} medlemskap',
      membershipTypes_one: '{{count, number}} medlemskapstype',
      membershipTypes_other: '{{count, number}} medlemskapstyper',
      packages_one: '{{count, number}} pakke',
      packages_other: '{{count, number}} pakker',
      services_one: '{{count, number}} aktivitet',
      services_other: '{{count, number}} aktiviteter',
      shifts_one: '{{count, number}} vakt',
      shifts_other: '{{count, number}} vakter',
      stays_one: '{{count, number}} opphold',
      stays_other: '{{count, number}} opphold',
      therapists_one: '{{count, number}} terapeut',
      therapists_other: '{{count, number}} terapeuter',
      treatments_one: '{{count, number}} behandling',
      treatments_other: '{{count, number}} behandlinger',
      treatmentTypes_one: '{{count, number}} behandlingstype',
      treatmentTypes_other: '{{count, number}} behandlingstyper',
      treatmentWaits_one: '{{count, number}} gjest på ventelisten',
      treatmentWaits_other: '{{count, number}} gjester på ventelisten',
      venue: 'stedet som standard',
      venuePictures: 'stedets logo og bilder',
    },
  },
} satisfies Translation<'no', typeof en>;
