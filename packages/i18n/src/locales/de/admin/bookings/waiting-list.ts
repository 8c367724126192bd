import type { Translation } from '../../../../translation';
import type { waitingList as en } from '../../../en/admin/bookings/waiting-list';

export const waitingList = {
  hint: 'In der Reihenfolge der Anmeldung. Der Gast wird benachrichtigt.',
  since: 'seit {{when}}',
  free_one: '{{count}} Platz jetzt frei',
  free_other: '{{count}} Plätze jetzt frei',
  noneFree: 'Kein Platz frei',
  notOffered: 'Diese Uhrzeit wird nicht mehr angeboten',
  tooFew: 'Zu wenige Plätze',
  promoteName: '{{name}} einen Platz geben',
  promoted: '{{name}} hat die Plätze bekommen: {{service}}, {{when}}.',
  none: 'Niemand wartet',
  noneHint: 'Wer nach einer vollen Uhrzeit mit Warteliste fragt, erscheint hier von selbst.',
  more: 'Das sind die ersten {{count}}. Spätere Tage folgen, wenn der Beginn verschoben wird.',
  failed: 'Die Warteliste konnte nicht geladen werden.',
} satisfies Translation<'de', typeof en>;
