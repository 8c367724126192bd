import type { Translation } from '../../../../translation';
import type { passwordReset as en } from '../../../en/admin/guests/password-reset';

export const passwordReset = {
  title: 'Ange nytt lösenord',
  note: 'Lösenordet sparas inte i klartext efter att det skrivits över. Du måste själv meddela gästen det nya lösenordet.',
  submit: 'Återställ lösenord',
  success: 'Lösenordet har återställts',
  failed: 'Lösenordet kunde inte återställas',
} satisfies Translation<'sv', typeof en>;
