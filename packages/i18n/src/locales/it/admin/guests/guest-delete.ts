import type { Translation } from '../../../../translation';
import type { guestDelete as en } from '../../../en/admin/guests/guest-delete';

export const guestDelete = {
  action: 'Elimina ospite',
  title: 'Eliminare {{name}}?',
  text: 'I dati personali vengono cancellati definitivamente. Le prenotazioni passate e le cifre della struttura restano, senza nome. L’operazione non può essere annullata.',
  done: 'L’ospite è stato eliminato.',
  failed: 'Non è stato possibile eliminare l’ospite.',
} satisfies Translation<'it', typeof en>;
