import type { Translation } from '../../../../translation';
import type { search as en } from '../../../en/admin/guests/search';

export const search = {
  title: 'Clients',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone',
  loyaltyCode: 'Code fidélité',
  profile: 'Profil',
  profileOf: 'Profil de {{name}}',
  found_one: '{{count}} client',
  found_many: '{{count}} de clients',
  found_other: '{{count}} clients',
  more: 'Plus de {{count}} clients',
  none: 'Aucun client ne correspond à « {{term}} ».',
  recent: 'Ajoutés récemment',
  noneHint: 'Recherchez une partie du nom, un e-mail, un numéro de téléphone ou un code fidélité.',
  failed: 'La recherche n’a pas pu être effectuée.',
  createGuest: 'Créer un nouveau client',
  start: 'Recherchez un client',
  tooMany: 'Trop de clients correspondent',
  tooManyHint:
    'Saisissez davantage de lettres ou ajoutez une autre partie du nom, de l’e-mail ou du téléphone.',
} satisfies Translation<'fr', typeof en>;
