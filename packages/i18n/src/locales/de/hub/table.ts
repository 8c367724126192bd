import type { Translation } from '../../../translation';
import type { table as en } from '../../en/hub/table';

export const table = {
  room: 'Wo',
  wish: {
    title: 'Haben Sie Wünsche zum Tisch?',
    hint: 'Wir notieren Ihren Wunsch, können ihn aber nicht zusagen.',
    label: 'Tischwunsch',
    which: 'Ein Tisch, den Sie mögen',
    any: 'Egal',
    liked: 'Tisch {{table}}',
    granted: 'Ihr Tisch: {{wishes}}',
    noted: 'Ihr Wunsch ist notiert: {{wishes}}. Zusagen können wir ihn nicht.',
  },
  sizes: 'Für {{sizes}} Personen',
  unseatable: {
    title: 'Kein Tisch für {{size}} um {{time}} Uhr',
    only: 'Die Tische um diese Zeit sind für {{sizes}} Personen.',
    none: 'Um diese Zeit ist kein Tisch frei.',
    take: 'Für {{size}} buchen',
  },
} satisfies Translation<'de', typeof en>;
