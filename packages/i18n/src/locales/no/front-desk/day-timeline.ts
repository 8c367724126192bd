import type { Translation } from '../../../translation';
import type { dayTimeline as en } from '../../en/front-desk/day-timeline';

export const dayTimeline = {
  label: 'Tidslinje for {{date}}',
  none: 'Ingenting denne dagen',
  noneHint: 'Ingen aktivitet tilbys, og ingenting er bestilt.',
  more: '{{count}} til',
  fewer: 'Vis færre',
  nothing: 'Ikke flyttet',
  checking: 'Sjekker ledige plasser …',
  fits_one: 'Passer, {{count}} plass igjen',
  fits_other: 'Passer, {{count}} plasser igjen',
  tooFew_one: 'Bare {{count}} plass igjen',
  tooFew_other: 'Bare {{count}} plasser igjen',
  full: 'Fullt',
  closed: 'Kan ikke bestilles',
  moved: '{{name}} er flyttet til {{time}}',
  carried: '{{name}}, {{count}}, {{time}}: {{drop}}.',
  keys: 'Venstre- og høyrepil endrer tiden. Enter legger ned, Escape angrer.',
  barKeys: 'Trykk Enter for å åpne, mellomrom for å plukke opp og flytte.',
} satisfies Translation<'no', typeof en>;
