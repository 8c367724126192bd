import type { Translation } from '../../../translation';
import type { optOut as en } from '../../en/admin/opt-out';

export const optOut = {
  title: 'Désinscriptions',
  intro:
    'Les clients qui ne veulent pas de publicité. Confirmations et rappels leur parviennent toujours.',
  none: 'Aucun client ne s’est désinscrit.',
  failed: 'Les désinscriptions n’ont pas pu être chargées.',
  guest: 'Client',
  contact: 'Contact',
  channels: 'Ne veut pas',
  since: 'Depuis',
  channel: {
    all: 'E-mail et SMS',
    email: 'E-mail',
    sms: 'SMS',
  },
  search: 'Rechercher',
  noMatch: 'Aucun client désinscrit ne correspond.',
  filter: 'Afficher',
  remove: 'Retirer {{channel}}',
  removeText: '{{name}} ne recevra de la publicité qu’après avoir donné son accord.',
  removeFailed: 'La désinscription n’a pas pu être retirée.',
  add: 'Ajouter une désinscription',
  addFailed: 'La désinscription n’a pas pu être ajoutée.',
  findGuest: 'Trouver le client',
  noGuest: 'Aucun client ne correspond.',
} satisfies Translation<'fr', typeof en>;
