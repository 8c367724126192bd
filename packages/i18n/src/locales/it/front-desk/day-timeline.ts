import type { Translation } from '../../../translation';
import type { dayTimeline as en } from '../../en/front-desk/day-timeline';

export const dayTimeline = {
  label: 'Cronologia del {{date}}',
  none: 'Niente in questo giorno',
  noneHint: 'Nessuna attività in programma e nessuna prenotazione.',
  more: 'altre {{count}}',
  fewer: 'Mostra meno',
  nothing: 'Non spostata',
  checking: 'Verifica dei posti…',
  fits_one: 'Possibile, {{count}} posto rimasto',
  fits_many: 'Possibile, {{count}} posti rimasti',
  fits_other: 'Possibile, {{count}} posti rimasti',
  tooFew_one: 'Solo {{count}} posto rimasto',
  tooFew_many: 'Solo {{count}} posti rimasti',
  tooFew_other: 'Solo {{count}} posti rimasti',
  full: 'Al completo',
  closed: 'Non prenotabile',
  moved: '{{name}}: spostato alle {{time}}',
  carried: '{{name}}, {{count}}, {{time}}: {{drop}}.',
  keys: 'Le frecce sinistra e destra cambiano l’ora. Invio posa, Esc annulla.',
  barKeys: 'Prema Invio per aprire, Spazio per prendere e spostare.',
} satisfies Translation<'it', typeof en>;
