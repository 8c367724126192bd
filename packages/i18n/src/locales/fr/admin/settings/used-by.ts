import type { Translation } from '../../../../translation';
import type { settingsUsedBy as en } from '../../../en/admin/settings/used-by';

export const settingsUsedBy = {
  usedBy: {
    title: '« {{name}} » est utilisé',
    text: 'Utilisé par {{list}}.',
    counts: {
      absences_one: '{{count}} absence',
      absences_many: '{{count}} absences',
      absences_other: '{{count}} absences',
      bookings_one: '{{count}} réservation',
      bookings_many: '{{count}} réservations',
      bookings_other: '{{count}} réservations',
      memberships_one: '{{count}} abonnement',
      memberships_many: '{{count}} abonnements',
      memberships_other: '{{count}} abonnements',
      membershipTypes_one: '{{count}} type d’abonnement',
      membershipTypes_many: '{{count}} types d’abonnement',
      membershipTypes_other: '{{count}} types d’abonnement',
      packages_one: '{{count}} forfait',
      packages_many: '{{count}} forfaits',
      packages_other: '{{count}} forfaits',
      shifts_one: '{{count}} service',
      shifts_many: '{{count}} services',
      shifts_other: '{{count}} services',
      stays_one: '{{count}} séjour',
      stays_many: '{{count}} séjours',
      stays_other: '{{count}} séjours',
      treatments_one: '{{count}} soin',
      treatments_many: '{{count}} soins',
      treatments_other: '{{count}} soins',
      treatmentTypes_one: '{{count}} type de soin',
      treatmentTypes_many: '{{count}} types de soin',
      treatmentTypes_other: '{{count}} types de soin',
      venue: 'l’établissement par défaut',
    },
  },
} satisfies Translation<'fr', typeof en>;
