import type { Translation } from '../../../../translation';
import type { passwordReset as en } from '../../../en/admin/guests/password-reset';

export const passwordReset = {
  title: 'Sett nytt passord',
  note: 'Passordet lagres ikke i klartekst etter at det er overskrevet. Du må selv oppgi det nye passordet til gjesten.',
  submit: 'Tilbakestill passord',
  success: 'Passordet er tilbakestilt',
  failed: 'Passordet kunne ikke tilbakestilles',
} satisfies Translation<'no', typeof en>;
