import type { Translation } from '../../../translation';
import type { optOut as en } from '../../en/admin/opt-out';

export const optOut = {
  title: 'Rinunce alla pubblicità',
  intro: 'Ospiti che non desiderano pubblicità. Conferme e promemoria arrivano comunque.',
  none: 'Nessun ospite ha rinunciato.',
  failed: 'Non è stato possibile caricare le rinunce.',
  guest: 'Ospite',
  contact: 'Contatto',
  channels: 'Non desidera',
  since: 'Dal',
  channel: {
    all: 'Email e SMS',
    email: 'Posta elettronica',
    sms: 'SMS',
  },
  search: 'Cerca',
  noMatch: 'Nessun ospite che ha rinunciato corrisponde.',
  filter: 'Mostra',
  remove: 'Rimuovi {{channel}}',
  removeText: '{{name}} riceverà di nuovo pubblicità solo dopo aver acconsentito.',
  removeFailed: 'Non è stato possibile rimuovere la rinuncia.',
  add: 'Aggiungi rinuncia',
  addFailed: 'Non è stato possibile aggiungere la rinuncia.',
  findGuest: 'Trova l’ospite',
  noGuest: 'Nessun ospite corrisponde.',
} satisfies Translation<'it', typeof en>;
