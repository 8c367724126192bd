import type { Translation } from '../../../../translation';
import type { owners as en } from '../../../en/admin/settings/owners';

export const owners = {
  title: 'Proprietari di {{venue}}',
  open: 'Proprietari di «{{venue}}»',
  none: 'Questa struttura non ha ancora un proprietario',
  noneText:
    'Inviti il primo proprietario: con il link nell’e-mail sceglie una password e poi invita tutti gli altri.',
  invite: 'Invita un proprietario',
  close: 'Chiudi',
} satisfies Translation<'it', typeof en>;
