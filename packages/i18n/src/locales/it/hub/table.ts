import type { Translation } from '../../../translation';
import type { table as en } from '../../en/hub/table';

export const table = {
  room: 'Dove',
  wish: {
    title: 'Ha preferenze per il tavolo?',
    hint: 'Prendiamo nota della preferenza, senza poterla garantire.',
    label: 'Preferenza per il tavolo',
    which: 'Un tavolo che Le piace',
    any: 'Uno qualsiasi',
    liked: 'Tavolo {{table}}',
    granted: 'Il Suo tavolo: {{wishes}}',
    noted: 'Abbiamo preso nota: {{wishes}}. Non possiamo garantirlo.',
  },
  sizes: 'Per {{sizes}} persone',
  unseatable: {
    title: 'Nessun tavolo per {{size}} alle {{time}}',
    only: 'I tavoli a quest’ora sono per {{sizes}} persone.',
    none: 'Nessun tavolo è libero a quest’ora.',
    take: 'Prenota per {{size}}',
  },
} satisfies Translation<'it', typeof en>;
