import type { Translation } from '../../../translation';
import type { table as en } from '../../en/hub/table';

export const table = {
  room: 'Hvor',
  wish: {
    title: 'Har du ønsker for bordet?',
    hint: 'Vi noterer ønsket ditt, men kan ikke love det.',
    label: 'Bordønske',
    which: 'Et bord du liker',
    any: 'Hvilket som helst',
    liked: 'Bord {{table}}',
    granted: 'Bordet ditt: {{wishes}}',
    noted: 'Vi har notert ønsket ditt: {{wishes}}. Vi kan ikke love det.',
  },
  sizes: 'For {{sizes}} personer',
  unseatable: {
    title: 'Ingen bord for {{size}} kl. {{time}}',
    only: 'Bordene på dette tidspunktet er for {{sizes}} personer.',
    none: 'Ingen bord er ledige på dette tidspunktet.',
    take: 'Bestill for {{size}}',
  },
} satisfies Translation<'no', typeof en>;
