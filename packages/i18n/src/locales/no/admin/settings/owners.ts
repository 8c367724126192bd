import type { Translation } from '../../../../translation';
import type { owners as en } from '../../../en/admin/settings/owners';

export const owners = {
  title: 'Eiere av {{venue}}',
  open: 'Eiere av «{{venue}}»',
  none: 'Ingen eier dette stedet ennå',
  noneText:
    'Inviter den første eieren: lenken i e-posten velger et passord, og eieren inviterer alle andre.',
  invite: 'Inviter en eier',
  close: 'Lukk',
} satisfies Translation<'no', typeof en>;
