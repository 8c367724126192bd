import type { Translation } from '../../../../translation';
import type { settingsSignInLog as en } from '../../../en/admin/settings/sign-in-log';

export const settingsSignInLog = {
  way: 'Hur',
  why: 'Varför',
  device: 'Enhet',
  networkAddress: 'Nätverksadress',
  ways: {
    trustedNetwork: 'Lösenord, från ett betrott nätverk',
    authenticator: 'Lösenord och kod',
    passkey: 'Lösenord och passkey',
    recoveryCode: 'Lösenord och återställningskod',
  },
  refusals: {
    password: 'Fel lösenord',
    code: 'Fel kod',
    passkey: 'Passkeyn godtogs inte',
    inactive: 'Kontot är inaktiverat',
    network: 'Inte från ett betrott nätverk',
  },
} satisfies Translation<'sv', typeof en>;
