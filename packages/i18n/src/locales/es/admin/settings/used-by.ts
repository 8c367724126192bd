import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '«{{name}}» está en uso',
    text: 'En uso: {{list}}.',
    counts: {
      absences_one: '{{count}} ausencia',
      absences_many: '{{count}} ausencias',
      absences_other: '{{count}} ausencias',
      bookings_one: '{{count}} reserva',
      bookings_many: '{{count}} reservas',
      bookings_other: '{{count}} reservas',
      memberships_one: '{{count}} membresía',
      memberships_many: '{{count}} membresías',
      memberships_other: '{{count}} membresías',
      membershipTypes_one: '{{count}} tipo de membresía',
      membershipTypes_many: '{{count}} tipos de membresía',
      membershipTypes_other: '{{count}} tipos de membresía',
      packages_one: '{{count}} paquete',
      packages_many: '{{count}} paquetes',
      packages_other: '{{count}} paquetes',
      shifts_one: '{{count}} turno',
      shifts_many: '{{count}} turnos',
      shifts_other: '{{count}} turnos',
      stays_one: '{{count}} estancia',
      stays_many: '{{count}} estancias',
      stays_other: '{{count}} estancias',
      treatments_one: '{{count}} tratamiento',
      treatments_many: '{{count}} tratamientos',
      treatments_other: '{{count}} tratamientos',
      treatmentTypes_one: '{{count}} tipo de tratamiento',
      treatmentTypes_many: '{{count}} tipos de tratamiento',
      treatmentTypes_other: '{{count}} tipos de tratamiento',
      venue: 'el establecimiento (predeterminado)',
    },
  },
} satisfies Translation<'es', typeof en>;
