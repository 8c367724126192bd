import type { Translation } from '../../../../translation';
import type { waitingList as en } from '../../../en/admin/bookings/waiting-list';

export const waitingList = {
  hint: 'I den rekkefølgen de meldte seg. Gjesten får beskjed.',
  since: 'siden {{when}}',
  free_one: '{{count}} plass ledig nå',
  free_other: '{{count}} plasser ledige nå',
  noneFree: 'Ingen ledig plass',
  notOffered: 'Denne tiden tilbys ikke lenger',
  tooFew: 'For få plasser',
  promoteName: 'Gi plass til {{name}}',
  promoted: '{{name}} har fått plassene: {{service}}, {{when}}.',
  none: 'Ingen venter',
  noneHint: 'Den som ber om en full tid med venteliste, vises her av seg selv.',
  more: 'Dette er de første {{count}}. Senere dager vises når starten flyttes.',
  failed: 'Ventelisten kunne ikke hentes.',
} satisfies Translation<'no', typeof en>;
