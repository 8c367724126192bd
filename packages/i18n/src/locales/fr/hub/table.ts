import type { Translation } from '../../../translation';
import type { table as en } from '../../en/hub/table';

export const table = {
  room: 'Où',
  wish: {
    title: 'Un souhait pour votre table ?',
    hint: 'Nous notons votre souhait, sans pouvoir le garantir.',
    label: 'Souhait de table',
    which: 'Une table que vous aimez',
    any: 'Peu importe',
    liked: 'Table {{table}}',
    granted: 'Votre table : {{wishes}}',
    noted: 'Nous avons noté votre souhait : {{wishes}}. Nous ne pouvons pas le garantir.',
  },
  sizes: 'Pour {{sizes}} personnes',
  unseatable: {
    title: 'Pas de table pour {{size}} à {{time}}',
    only: 'À cette heure, les tables sont pour {{sizes}} personnes.',
    none: 'Aucune table n’est libre à cette heure.',
    take: 'Réserver pour {{size}}',
  },
} satisfies Translation<'fr', typeof en>;
