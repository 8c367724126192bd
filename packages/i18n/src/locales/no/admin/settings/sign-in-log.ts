import type { Translation } from '../../../../translation';
import type { settingsSignInLog as en } from '../../../en/admin/settings/sign-in-log';

export const settingsSignInLog = {
  way: 'Hvordan',
  why: 'Hvorfor',
  device: 'Enhet',
  networkAddress: 'Nettverksadresse',
  ways: {
    trustedNetwork: 'Passord, fra et klarert nettverk',
    authenticator: 'Passord og kode',
    passkey: 'Passord og passnøkkel',
    recoveryCode: 'Passord og gjenopprettingskode',
  },
  refusals: {
    password: 'Feil passord',
    code: 'Feil kode',
    passkey: 'Passnøkkelen ble ikke godtatt',
    inactive: 'Kontoen er deaktivert',
    network: 'Ikke fra et klarert nettverk',
  },
} satisfies Translation<'no', typeof en>;
