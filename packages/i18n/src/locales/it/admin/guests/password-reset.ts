import type { Translation } from '../../../../translation';
import type { passwordReset as en } from '../../../en/admin/guests/password-reset';

export const passwordReset = {
  title: 'Imposta nuova password',
  note: 'Dopo la sovrascrittura la password non è più leggibile. Deve comunicare la nuova password all’ospite.',
  submit: 'Reimposta password',
  success: 'La password è stata reimpostata',
  failed: 'Non è stato possibile reimpostare la password',
} satisfies Translation<'it', typeof en>;
