import type { Translation } from '../../../../translation';
import type { owners as en } from '../../../en/admin/settings/owners';

export const owners = {
  title: 'Ägare av {{venue}}',
  open: 'Ägare av ”{{venue}}”',
  none: 'Ingen äger den här anläggningen än',
  noneText:
    'Bjud in den första ägaren: länken i mejlet väljer ett lösenord, och ägaren bjuder in alla andra.',
  invite: 'Bjud in en ägare',
  close: 'Stäng',
} satisfies Translation<'sv', typeof en>;
