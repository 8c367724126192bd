import type { Translation } from '../../../translation';
import type { groupMessage as en } from '../../en/front-desk/group-message';

export const groupMessage = {
  title_one: 'Message à {{count}} client',
  title_many: 'Message à {{count}} clients',
  title_other: 'Message à {{count}} clients',
  marketing: 'Publicité',
  marketingHint: 'N’est pas envoyé aux clients qui refusent la publicité.',
  send_one: 'Envoyer à {{count}} client',
  send_many: 'Envoyer à {{count}} clients',
  send_other: 'Envoyer à {{count}} clients',
  nobody: 'Aucun destinataire',
  leftOut: 'Ne sera pas envoyé à',
  noEmail: 'pas d’adresse e-mail',
  optedOut: 'refuse la publicité',
  sent_one: 'Message envoyé à {{count}} client',
  sent_many: 'Message envoyé à {{count}} clients',
  sent_other: 'Message envoyé à {{count}} clients',
  failed: 'Le message n’a pas pu être envoyé. Personne ne l’a reçu.',
  checkFailed:
    'Impossible de vérifier qui peut être joint. Les clients écartés seront nommés après l’envoi.',
} satisfies Translation<'fr', typeof en>;
