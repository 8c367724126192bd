import type { Translation } from '../../../../translation';
import type { owners as en } from '../../../en/admin/settings/owners';

export const owners = {
  title: 'Inhaber von {{venue}}',
  open: 'Inhaber von „{{venue}}“',
  none: 'Dieser Betrieb hat noch keinen Inhaber',
  noneText:
    'Laden Sie den ersten Inhaber ein: Über den Link in der E-Mail wählt er ein Passwort und lädt alle anderen ein.',
  invite: 'Inhaber einladen',
  close: 'Schließen',
} satisfies Translation<'de', typeof en>;
