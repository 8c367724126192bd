import type { Translation } from '../../../translation';
import type { auditSignIn as en } from '../../en/admin/audit-sign-in';

export const auditSignIn = {
  sentences: {
    notConfirmed:
      '{{who}} hat bei der erneuten Abfrage ein falsches Passwort oder einen falschen Code angegeben',
    sessionEnded: '{{who}} hat ein anderes eigenes Gerät abgemeldet',
    signedIn: '{{who}} hat sich angemeldet',
    signedOut: '{{who}} hat sich abgemeldet',
    signInRefused: '{{who}} wurde nicht angemeldet als {{name}}',
  },
  words: {
    way: 'Wie',
    why: 'Warum',
    device: 'Gerät',
    networkAddress: 'Netzwerkadresse',
    ways: {
      trustedNetwork: 'Passwort, aus einem vertrauenswürdigen Netzwerk',
      authenticator: 'Passwort und Code',
      recoveryCode: 'Passwort und Wiederherstellungscode',
    },
    refusals: {
      password: 'Falsches Passwort',
      code: 'Falscher Code',
      inactive: 'Das Konto ist deaktiviert',
      network: 'Nicht aus einem vertrauenswürdigen Netzwerk',
    },
  },
} satisfies Translation<'de', typeof en>;
