import type { Translation } from '../../../translation';
import type { dashboard as en } from '../../en/admin/dashboard';

export const dashboard = {
  asTable: 'Vis som tabell',
  asChart: 'Vis som diagram',
  free: 'Ledige plasser',
  hours: 'Time for time',
  hoursHint: 'Deltakere i alle tjenester, etter timen de starter.',
  outlook: 'De neste 14 dagene',
  outlookHint: 'Bestilte deltakere og ledige plasser, dag for dag.',
  nothingOffered: 'Ingenting tilbys, og ingenting er bestilt.',
  newBookings: 'Bestilt i dag',
  showAll: 'Vis alle {{count}}',
  shownOf: 'Viser {{shown}} av {{count}} reservasjoner. Listen har alle.',
  showList: 'Vis listen',
  latestOf: 'De siste {{shown}} av {{count}}.',
  failedMessages: 'Meldinger som ikke kom frem',
  noneOfDay: 'Ingenting er bestilt for denne dagen',
} satisfies Translation<'no', typeof en>;
