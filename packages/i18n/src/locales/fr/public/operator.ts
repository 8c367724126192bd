import type { Translation } from '../../../translation';
import type { operator as en } from '../../en/public/operator';

export const operator = {
  title: 'Qui exploite cette installation',
  failed: 'Impossible de charger l’exploitant de cette installation. Veuillez réessayer.',
  missing: 'Non indiqué par l’exploitant de cette installation : {{what}}.',
  name: 'Nom',
  registration: 'Numéro d’immatriculation',
  address: 'Adresse',
  email: 'E-mail',
  phone: 'Téléphone',
  privacyOfficer: 'Délégué à la protection des données',
  law: 'Droit applicable et juridiction',
  availability: 'Disponibilité',
  supportHours: 'Horaires d’assistance',
  responseTime: 'Délai de réponse',
} satisfies Translation<'fr', typeof en>;
