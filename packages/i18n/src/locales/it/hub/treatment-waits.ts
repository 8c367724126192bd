import type { Translation } from '../../../translation';
import type { treatmentWaits as en } from '../../en/hub/treatment-waits';

export const treatmentWaits = {
  title: 'Nessun orario Le va bene?',
  text: 'Ci dica in quali giorni può venire. Le scriveremo quando si libera un orario.',
  open: 'Entra in lista d’attesa',
  first: 'Giorno',
  howLong: 'Per quanto',
  oneDay: 'Solo questo giorno',
  week: 'Una settimana da questo giorno',
  join: 'Mettimi in lista',
  joined: 'È in lista d’attesa. Non è ancora prenotato nulla.',
  joinFailed: 'Non è stato possibile metterLa in lista d’attesa.',
  told: 'Ultima e-mail sugli orari liberi: {{when}}',
  seeTimes: 'Vedi gli orari',
  leaveQuestion: 'Lasciare la lista d’attesa?',
  leaveText: 'Non La avviseremo più quando si libera un orario.',
  stay: 'Resta in lista',
  left: 'Non è più in lista d’attesa.',
  leaveFailed: 'Non è stato possibile toglierLa dalla lista d’attesa.',
  loadFailed: 'Non è stato possibile caricare il Suo posto in lista d’attesa.',
} satisfies Translation<'it', typeof en>;
