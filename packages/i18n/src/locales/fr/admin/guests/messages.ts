import type { Translation } from '../../../../translation';
import type { messages as en } from '../../../en/admin/guests/messages';

export const messages = {
  title: 'Messages',
  none: 'Aucun message n’a été envoyé à ce client.',
  failed: 'Les messages n’ont pas pu être chargés.',
  subject: 'Objet',
  retention: 'Les messages sont conservés 90 jours.',
  write: 'Écrire un message',
  text: 'Message',
  sendFailed: 'Le message n’a pas pu être envoyé.',
  sendAgain: 'Renvoyer',
  sendAgainFailed: 'Le message n’a pas pu être renvoyé.',
  email: 'E-mail',
  sms: 'SMS',
  unsentHint:
    'Aucun serveur de messagerie n’est configuré : le message est conservé ici et n’a pas été envoyé.',
  waits: 'Envoi prévu le {{when}}, après les heures de silence.',
  attempts_one: 'Après {{count}} tentative',
  attempts_many: 'Après {{count}} tentatives',
  attempts_other: 'Après {{count}} tentatives',
  states: {
    pending: 'En attente d’envoi',
    sending: 'En cours d’envoi',
    sent: 'Envoyé',
    failed: 'Échec',
    unsent: 'Non envoyé',
    suppressed: 'Non envoyé',
  },
  suppressions: {
    optedOut: 'Le client ne veut pas de tels messages, il n’a donc pas été envoyé.',
    undeliverable:
      'Des serveurs de messagerie ont répondu deux fois que cette adresse n’existe pas, le message n’a donc pas été envoyé. Corrigez l’adresse, ou renvoyez un message en échec.',
    outdated: 'Non envoyé : la visite a été annulée ou déplacée avant l’envoi.',
  },
} satisfies Translation<'fr', typeof en>;
