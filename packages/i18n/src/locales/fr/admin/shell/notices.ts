import type { Translation } from '../../../../translation';
import type { notices as en } from '../../../en/admin/shell/notices';

export const notices = {
  title: 'Échecs en arrière-plan',
  open_one: '{{count}} échec',
  open_other: '{{count}} échecs',
  open_many: '{{count}} échecs',
  none: 'Aucun échec.',
  dismiss: 'Ignorer',
  dismissAll: 'Tout ignorer',
  kinds: {
    messagesFailed_one: '{{count}} message n’a pas pu être remis',
    messagesFailed_other: '{{count}} messages n’ont pas pu être remis',
    messagesFailed_many: '{{count}} messages n’ont pas pu être remis',
    bookingsDiffer_one:
      'Le contrôle nocturne a trouvé {{count}} écart entre places et réservations',
    bookingsDiffer_other:
      'Le contrôle nocturne a trouvé {{count}} écarts entre places et réservations',
    bookingsDiffer_many:
      'Le contrôle nocturne a trouvé {{count}} écarts entre places et réservations',
    paymentReturned_one: 'Un paiement a été rendu car la place n’était plus libre',
    paymentReturned_many: '{{count}} paiements ont été rendus car les places n’étaient plus libres',
    paymentReturned_other:
      '{{count}} paiements ont été rendus car les places n’étaient plus libres',
    webhookOff_one: 'Un webhook a été désactivé',
    webhookOff_many: '{{count}} webhooks ont été désactivés',
    webhookOff_other: '{{count}} webhooks ont été désactivés',
    privacyRequest_one: 'Un client a fait une demande sur ses données',
    privacyRequest_many: '{{count}} clients ont fait une demande sur leurs données',
    privacyRequest_other: '{{count}} clients ont fait une demande sur leurs données',
    privacyDue_one: 'Une demande sur les données arrive à échéance cette semaine ou est en retard',
    privacyDue_many:
      '{{count}} demandes sur les données arrivent à échéance cette semaine ou sont en retard',
    privacyDue_other:
      '{{count}} demandes sur les données arrivent à échéance cette semaine ou sont en retard',
    jobFailed_one: 'Une tâche en arrière-plan a échoué',
    jobFailed_other: 'Une tâche en arrière-plan a échoué {{count}} fois',
    jobFailed_many: 'Une tâche en arrière-plan a échoué {{count}} fois',
  },
} satisfies Translation<'fr', typeof en>;
