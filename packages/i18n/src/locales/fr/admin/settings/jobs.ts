import type { Translation } from '../../../../translation';
import type { settingsJobs as en } from '../../../en/admin/settings/jobs';

export const settingsJobs = {
  title: 'Tâches en arrière-plan échouées',
  subtitle: 'Ce qui a été tenté plusieurs fois en arrière-plan, puis abandonné',
  none: 'Aucun échec',
  noneHint:
    'Les messages, tâches nocturnes et autres qui échouent sans cesse attendent ici que vous les relanciez.',
  work: 'Tâche',
  failedAt: 'Abandonnée',
  tries_one: '{{count}} essai',
  tries_other: '{{count}} essais',
  tries_many: '{{count}} essais',
  retry: 'Réessayer',
  retryNamed: 'Réessayer : {{name}}',
  retryFailed: 'Le nouvel essai n’a pas pu être lancé.',
  remove: 'Retirer',
  removeNamed: 'Retirer : {{name}}',
  removeTitle: 'Retirer « {{name}} »',
  removeText: 'Il n’y aura plus d’essai.',
  removeFailed: 'Cela n’a pas pu être retiré.',
  installation: 'Tous les établissements',
  kinds: {
    'anonymise-guests': 'Anonymiser les clients',
    'keep-intakes': 'Supprimer les anciennes réponses aux questionnaires',
    'propose-seating': 'Chercher un meilleur placement',
    'review-requests': 'Demander un avis aux clients',
    'send-message': 'Envoyer un message',
    'send-reset-link': 'Envoyer un lien de réinitialisation',
    'send-sandbox-notice': 'Signaler un paiement dans l’environnement de test',
    'serve-treatment-waits': 'Prévenir les clients qui attendent un soin',
    'serve-waiting-list': 'Faire avancer la liste d’attente',
    'settle-merge': 'Terminer une fusion de clients',
    'settle-payment': 'Régler un paiement',
    'verify-bookings': 'Comparer réservations et places',
  },
} satisfies Translation<'fr', typeof en>;
