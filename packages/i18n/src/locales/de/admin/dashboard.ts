import type { Translation } from '../../../translation';
import type { dashboard as en } from '../../en/admin/dashboard';

export const dashboard = {
  asTable: 'Als Tabelle zeigen',
  asChart: 'Als Diagramm zeigen',
  free: 'Freie Plätze',
  hours: 'Stunde für Stunde',
  hoursHint: 'Teilnehmende aller Angebote nach der Stunde, in der sie beginnen.',
  outlook: 'Die nächsten 14 Tage',
  outlookHint: 'Gebuchte Teilnehmende und noch freie Plätze, Tag für Tag.',
  nothingOffered: 'Nichts wird angeboten, nichts ist gebucht.',
  newBookings: 'Heute gebucht',
  showAll: 'Alle {{count}} zeigen',
  shownOf: '{{shown}} von {{count}} Reservierungen. Die Liste zeigt alle.',
  showList: 'Liste zeigen',
  latestOf: 'Die letzten {{shown}} von {{count}}.',
  failedMessages: 'Nachrichten, die nicht ankamen',
  noneOfDay: 'Für diesen Tag ist nichts gebucht',
} satisfies Translation<'de', typeof en>;
