import type { Translation } from '../../../../translation';
import type { waitingList as en } from '../../../en/admin/bookings/waiting-list';

export const waitingList = {
  hint: 'In ordine di iscrizione. L’ospite viene avvisato con un messaggio.',
  since: 'dal {{when}}',
  free_one: '{{count}} posto libero ora',
  free_other: '{{count}} posti liberi ora',
  free_many: '{{count}} posti liberi ora',
  noneFree: 'Nessun posto libero',
  notOffered: 'Questo orario non è più offerto',
  tooFew: 'Posti insufficienti',
  promoteName: 'Assegna un posto a {{name}}',
  promoted: '{{name}} ha ottenuto i posti: {{service}}, {{when}}.',
  none: 'Nessuno è in attesa',
  noneHint: 'Chi chiede un orario al completo con lista d’attesa compare qui da solo.',
  more: 'Questi sono i primi {{count}}. I giorni successivi compaiono spostando l’inizio.',
  failed: 'Non è stato possibile caricare la lista d’attesa.',
} satisfies Translation<'it', typeof en>;
