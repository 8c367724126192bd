import type { Translation } from '../../../translation';
import type { dashboard as en } from '../../en/admin/dashboard';

export const dashboard = {
  asTable: 'Visa som tabell',
  asChart: 'Visa som diagram',
  free: 'Lediga platser',
  hours: 'Timme för timme',
  hoursHint: 'Deltagare i alla tjänster, efter timmen då de börjar.',
  outlook: 'De närmaste 14 dagarna',
  outlookHint: 'Bokade deltagare och lediga platser, dag för dag.',
  nothingOffered: 'Inget erbjuds och inget är bokat.',
  newBookings: 'Bokat i dag',
  showAll: 'Visa alla {{count}}',
  shownOf: 'Visar {{shown}} av {{count}} bokningar. Listan visar alla.',
  showList: 'Visa listan',
  latestOf: 'De senaste {{shown}} av {{count}}.',
  failedMessages: 'Meddelanden som inte kom fram',
  noneOfDay: 'Inget är bokat för den här dagen',
} satisfies Translation<'sv', typeof en>;
