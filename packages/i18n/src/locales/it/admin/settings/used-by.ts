import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '«{{name}}» è in uso',
    text: 'In uso: {{list}}.',
    counts: {
      absences_one: '{{count}} assenza',
      absences_many: '{{count}} assenze',
      absences_other: '{{count}} assenze',
      bookings_one: '{{count}} prenotazione',
      bookings_many: '{{count}} prenotazioni',
      bookings_other: '{{count}} prenotazioni',
      memberships_one: '{{count}} abbonamento',
      memberships_many: '{{count}} abbonamenti',
      memberships_other: '{{count}} abbonamenti',
      membershipTypes_one: '{{count}} tipo di abbonamento',
      membershipTypes_many: '{{count}} tipi di abbonamento',
      membershipTypes_other: '{{count}} tipi di abbonamento',
      packages_one: '{{count}} pacchetto',
      packages_many: '{{count}} pacchetti',
      packages_other: '{{count}} pacchetti',
      shifts_one: '{{count}} turno',
      shifts_many: '{{count}} turni',
      shifts_other: '{{count}} turni',
      stays_one: '{{count}} soggiorno',
      stays_many: '{{count}} soggiorni',
      stays_other: '{{count}} soggiorni',
      treatments_one: '{{count}} trattamento',
      treatments_many: '{{count}} trattamenti',
      treatments_other: '{{count}} trattamenti',
      treatmentTypes_one: '{{count}} tipo di trattamento',
      treatmentTypes_many: '{{count}} tipi di trattamento',
      treatmentTypes_other: '{{count}} tipi di trattamento',
      venue: 'struttura (predefinito)',
    },
  },
} satisfies Translation<'it', typeof en>;
