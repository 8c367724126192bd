import type { Translation } from '../../../translation';
import type { dayTimeline as en } from '../../en/front-desk/day-timeline';

export const dayTimeline = {
  label: 'Tidslinje för {{date}}',
  none: 'Ingenting den här dagen',
  noneHint: 'Ingen aktivitet erbjuds och inget är bokat.',
  more: '{{count}} till',
  fewer: 'Visa färre',
  nothing: 'Inte flyttad',
  checking: 'Kontrollerar lediga platser …',
  fits_one: 'Får plats, {{count}} plats kvar',
  fits_other: 'Får plats, {{count}} platser kvar',
  tooFew_one: 'Bara {{count}} plats kvar',
  tooFew_other: 'Bara {{count}} platser kvar',
  full: 'Fullt',
  closed: 'Kan inte bokas',
  moved: '{{name}} har flyttats till {{time}}',
  carried: '{{name}}, {{count}}, {{time}}: {{drop}}.',
  keys: 'Vänster- och högerpil ändrar tiden. Enter släpper, Escape ångrar.',
  barKeys: 'Tryck Enter för att öppna, mellanslag för att plocka upp och flytta.',
} satisfies Translation<'sv', typeof en>;
