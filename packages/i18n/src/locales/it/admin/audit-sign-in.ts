import type { Translation } from '../../../translation';
import type { auditSignIn as en } from '../../en/admin/audit-sign-in';

export const auditSignIn = {
  sentences: {
    notConfirmed: '{{who}} ha dato una password o un codice errato alla nuova richiesta',
    sessionEnded: '{{who}} ha disconnesso un altro dei propri dispositivi',
    signedIn: '{{who}} ha effettuato l’accesso',
    signedOut: '{{who}} si è disconnesso',
    signInRefused: '{{who}} non ha potuto accedere come {{name}}',
  },
  words: {
    way: 'Come',
    why: 'Perché',
    device: 'Dispositivo',
    networkAddress: 'Indirizzo di rete',
    ways: {
      trustedNetwork: 'Password, da una rete attendibile',
      authenticator: 'Password e codice',
      recoveryCode: 'Password e codice di recupero',
    },
    refusals: {
      password: 'Password errata',
      code: 'Codice errato',
      inactive: 'L’account è disattivato',
      network: 'Non da una rete attendibile',
    },
  },
} satisfies Translation<'it', typeof en>;
