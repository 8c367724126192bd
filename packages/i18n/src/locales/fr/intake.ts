import type { Translation } from '../../translation';
import type { intake as en } from '../en/intake';

/** Guests’ answers before a treatment, as staff meet them. */
export const intake = {
  title: 'Questionnaire de santé',
  answered: 'Répondu le {{date}}',
  notYet: 'Pas encore de réponse',
  all: 'Répondu',
  line: 'Questionnaire de santé : {{state}}',
  some: '{{answered}} réponse(s) sur {{count}}',
  read: 'Lire les réponses',
  readHint: 'Le journal des modifications indique que vous les avez lues.',
  close: 'Fermer',
  nothing: 'Sans réponse',
  agreed: 'Consentement du {{date}}',
  questions: {
    health: 'Santé',
    pregnancy: 'Grossesse',
    allergies: 'Allergies',
  },
  guest: 'Client {{number}}',
  yes: 'Oui',
  no: 'Non',
  empty: 'Personne n’a encore répondu.',
  readFailed: 'Les réponses n’ont pas pu être ouvertes.',
  handOver: 'Répondre sur cet appareil',
  handOverTitle: 'Confier cet appareil ?',
  handOverText:
    'Vous serez déconnecté, afin que le client ne voie que le questionnaire. Reconnectez-vous ensuite.',
  handOverAction: 'Se déconnecter et ouvrir le questionnaire',
  handOverFailed: 'Le questionnaire n’a pas pu être ouvert.',
  isClosed: 'Le soin a commencé : il n’est plus possible de répondre.',
} satisfies Translation<'fr', typeof en>;
