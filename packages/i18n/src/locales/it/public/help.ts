import type { Translation } from '../../../translation';
import type { help as en } from '../../en/public/help';

export const help = {
  title: 'Centro assistenza',
  description:
    'Risposte per gli ospiti e una guida per il personale. La ricerca tollera gli errori di ortografia. I testi sono in inglese.',
  search: 'Cerca nella guida',
  hint: 'Per esempio: password',
  audience: 'Guida per chi',
  results_one: '{{count}} risposta',
  results_many: '{{count}} di risposte',
  results_other: '{{count}} risposte',
  none: 'Nessun risultato per «{{term}}». Provi un’altra parola o consulti l’elenco qui sotto.',
} satisfies Translation<'it', typeof en>;
