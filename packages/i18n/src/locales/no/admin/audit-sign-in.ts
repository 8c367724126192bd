import type { Translation } from '../../../translation';
import type { auditSignIn as en } from '../../en/admin/audit-sign-in';

export const auditSignIn = {
  sentences: {
    notConfirmed: '{{who}} oppga feil passord eller kode da vi spurte på nytt',
    sessionEnded: '{{who}} logget ut en annen av enhetene sine',
    signedIn: '{{who}} logget inn',
    signedOut: '{{who}} logget ut',
    signInRefused: '{{who}} slapp ikke inn som {{name}}',
  },
  words: {
    way: 'Hvordan',
    why: 'Hvorfor',
    device: 'Enhet',
    networkAddress: 'Nettverksadresse',
    ways: {
      trustedNetwork: 'Passord, fra et klarert nettverk',
      authenticator: 'Passord og kode',
      recoveryCode: 'Passord og gjenopprettingskode',
    },
    refusals: {
      password: 'Feil passord',
      code: 'Feil kode',
      inactive: 'Kontoen er deaktivert',
      network: 'Ikke fra et klarert nettverk',
    },
  },
} satisfies Translation<'no', typeof en>;
