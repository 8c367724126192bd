import type { Translation } from '../../../translation';
import type { spaWaits as en } from '../../en/spa/waiting-list';

export const spaWaits = {
  count_one: '{{count}} ospite aspetta questo giorno',
  count_many: '{{count}} ospiti aspettano questo giorno',
  count_other: '{{count}} ospiti aspettano questo giorno',
  hint: 'Prima chi aspetta da più tempo. Gli ospiti ricevono un’e-mail quando si libera un orario.',
  asks: 'Desidera {{who}}',
  woman: 'una donna',
  man: 'un uomo',
  free: 'Libero: {{times}}',
  noneFree: 'Nessun orario libero',
  told: 'Avvisato {{when}}',
  tell: 'Avvisa',
  tellNamed: 'Avvisa {{name}} degli orari liberi',
  wasTold: '{{name}} è stato avvisato degli orari liberi.',
  tellFailed: 'Non è stato possibile avvisare l’ospite.',
  remove: 'Togli',
  removeNamed: 'Togli {{name}} dalla lista d’attesa',
  removeText: 'L’ospite non viene avvisato. Può rientrare da solo.',
  removed: '{{name}} non è più in lista d’attesa.',
  removeFailed: 'Non è stato possibile togliere l’ospite dalla lista d’attesa.',
  failed: 'Non è stato possibile caricare la lista d’attesa.',
} satisfies Translation<'it', typeof en>;
