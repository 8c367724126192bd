import type { Translation } from '../../../../translation';
import type { settingsSignInLog as en } from '../../../en/admin/settings/sign-in-log';

export const settingsSignInLog = {
  way: 'Come',
  why: 'Perché',
  device: 'Dispositivo',
  networkAddress: 'Indirizzo di rete',
  ways: {
    trustedNetwork: 'Password, da una rete attendibile',
    authenticator: 'Password e codice',
    passkey: 'Password e passkey',
    recoveryCode: 'Password e codice di recupero',
  },
  refusals: {
    password: 'Password errata',
    code: 'Codice errato',
    passkey: 'La passkey non è stata accettata',
    inactive: 'L’account è disattivato',
    network: 'Non da una rete attendibile',
  },
} satisfies Translation<'it', typeof en>;
