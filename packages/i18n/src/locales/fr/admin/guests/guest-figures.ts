import type { Translation } from '../../../../translation';
import type { guestFigures as en } from '../../../en/admin/guests/guest-figures';

export const guestFigures = {
  label: 'En bref',
  visits: 'Visites',
  lastVisit: 'Dernière visite',
  noShows: 'Absences',
  cancelled: 'Annulées',
  revenue: 'Chiffre d’affaires',
  paid: 'Payé en ligne',
  toPay: 'À payer par lien',
  failed: 'Les chiffres n’ont pas pu être chargés.',
} satisfies Translation<'fr', typeof en>;
