import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '”{{name}}” används',
    text: 'Används av {{list}}.',
    counts: {
      absences_one: '{{count, number}} frånvaro',
      absences_other: '{{count, number}} frånvaroperioder',
      bookings_one: '{{count, number}} bokning',
      bookings_other: '{{count, number}} bokningar',
      diningRooms_one: '{{count, number}} matsal',
      diningRooms_other: '{{count, number}} matsalar',
      memberships_one: '{{count, number}} medlemskap',
      memberships_other: '{{count, number}} medlemskap',
      membershipTypes_one: '{{count, number}} medlemskapstyp',
      membershipTypes_other: '{{count, number}} medlemskapstyper',
      packages_one: '{{count, number}} paket',
      packages_other: '{{count, number}} paket',
      services_one: '{{count, number}} aktivitet',
      services_other: '{{count, number}} aktiviteter',
      shifts_one: '{{count, number}} pass',
      shifts_other: '{{count, number}} pass',
      stays_one: '{{count, number}} vistelse',
      stays_other: '{{count, number}} vistelser',
      therapists_one: '{{count, number}} terapeut',
      therapists_other: '{{count, number}} terapeuter',
      treatments_one: '{{count, number}} behandling',
      treatments_other: '{{count, number}} behandlingar',
      treatmentTypes_one: '{{count, number}} behandlingstyp',
      treatmentTypes_other: '{{count, number}} behandlingstyper',
      treatmentWaits_one: '{{count, number}} gäst på väntelistan',
      treatmentWaits_other: '{{count, number}} gäster på väntelistan',
      venue: 'anläggningen som standard',
      venuePictures: 'anläggningens logotyp och bilder',
    },
  },
} satisfies Translation<'sv', typeof en>;
