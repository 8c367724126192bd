import type { Translation } from '../../../../translation';
import type { passwordReset as en } from '../../../en/admin/guests/password-reset';

export const passwordReset = {
  title: 'Neues Passwort setzen',
  note: 'Das Passwort ist nach dem Überschreiben nicht mehr einsehbar. Sie müssen dem Gast das neue Passwort mitteilen.',
  submit: 'Passwort zurücksetzen',
  success: 'Das Passwort wurde zurückgesetzt',
  failed: 'Das Passwort konnte nicht zurückgesetzt werden',
} satisfies Translation<'de', typeof en>;
