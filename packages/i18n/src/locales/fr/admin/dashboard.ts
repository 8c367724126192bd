import type { Translation } from '../../../translation';
import type { dashboard as en } from '../../en/admin/dashboard';

export const dashboard = {
  asTable: 'Afficher en tableau',
  asChart: 'Afficher en graphique',
  free: 'Places libres',
  hours: 'Heure par heure',
  hoursHint: 'Participants de tous les services, selon l’heure de début.',
  outlook: 'Les 14 prochains jours',
  outlookHint: 'Participants inscrits et places encore libres, jour par jour.',
  nothingOffered: 'Rien n’est proposé ni réservé.',
  newBookings: 'Réservé aujourd’hui',
  showAll: 'Afficher les {{count}}',
  shownOf: '{{shown}} réservations sur {{count}}. La liste les montre toutes.',
  showList: 'Afficher la liste',
  latestOf: 'Les {{shown}} derniers sur {{count}}.',
  failedMessages: 'Messages non parvenus',
  noneOfDay: 'Rien n’est réservé pour ce jour',
} satisfies Translation<'fr', typeof en>;
