import type { Translation } from '../../../translation';
import type { dayTimeline as en } from '../../en/front-desk/day-timeline';

export const dayTimeline = {
  label: 'Zeitplan für {{date}}',
  none: 'An diesem Tag ist nichts',
  noneHint: 'Es wird nichts angeboten, und nichts ist gebucht.',
  more: '{{count}} weitere',
  fewer: 'Weniger anzeigen',
  nothing: 'Nicht verschoben',
  checking: 'Freie Plätze werden geprüft …',
  fits_one: 'Passt, noch {{count}} Platz frei',
  fits_other: 'Passt, noch {{count}} Plätze frei',
  tooFew_one: 'Nur noch {{count}} Platz frei',
  tooFew_other: 'Nur noch {{count}} Plätze frei',
  full: 'Ausgebucht',
  closed: 'Nicht buchbar',
  moved: '{{name}} auf {{time}} verschoben',
  carried: '{{name}}, {{count}}, {{time}}: {{drop}}.',
  keys: 'Pfeil links und rechts ändern die Zeit. Enter legt ab, Escape bricht ab.',
  barKeys: 'Enter öffnet, die Leertaste nimmt zum Verschieben auf.',
} satisfies Translation<'de', typeof en>;
