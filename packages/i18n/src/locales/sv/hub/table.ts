import type { Translation } from '../../../translation';
import type { table as en } from '../../en/hub/table';

export const table = {
  room: 'Var',
  wish: {
    title: 'Har du önskemål för bordet?',
    hint: 'Vi noterar ditt önskemål men kan inte lova det.',
    label: 'Bordsönskemål',
    which: 'Ett bord du gillar',
    any: 'Vilket som helst',
    liked: 'Bord {{table}}',
    granted: 'Ditt bord: {{wishes}}',
    noted: 'Vi har noterat ditt önskemål: {{wishes}}. Vi kan inte lova det.',
  },
  sizes: 'För {{sizes}} personer',
  unseatable: {
    title: 'Inget bord för {{size}} kl. {{time}}',
    only: 'Borden vid den här tiden är för {{sizes}} personer.',
    none: 'Inget bord är ledigt vid den här tiden.',
    take: 'Boka för {{size}}',
  },
} satisfies Translation<'sv', typeof en>;
