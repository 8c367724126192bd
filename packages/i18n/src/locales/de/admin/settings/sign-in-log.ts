import type { Translation } from '../../../../translation';
import type { settingsSignInLog as en } from '../../../en/admin/settings/sign-in-log';

export const settingsSignInLog = {
  way: 'Wie',
  why: 'Warum',
  device: 'Gerät',
  networkAddress: 'Netzwerkadresse',
  ways: {
    trustedNetwork: 'Passwort, aus einem vertrauenswürdigen Netzwerk',
    authenticator: 'Passwort und Code',
    passkey: 'Passwort und Passkey',
    recoveryCode: 'Passwort und Wiederherstellungscode',
  },
  refusals: {
    password: 'Falsches Passwort',
    code: 'Falscher Code',
    passkey: 'Der Passkey wurde nicht angenommen',
    inactive: 'Das Konto ist deaktiviert',
    network: 'Nicht aus einem vertrauenswürdigen Netzwerk',
  },
} satisfies Translation<'de', typeof en>;
