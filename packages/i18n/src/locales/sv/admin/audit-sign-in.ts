import type { Translation } from '../../../translation';
import type { auditSignIn as en } from '../../en/admin/audit-sign-in';

export const auditSignIn = {
  sentences: {
    notConfirmed: '{{who}} angav fel lösenord eller kod när vi frågade igen',
    sessionEnded: '{{who}} loggade ut en annan av sina enheter',
    signedIn: '{{who}} loggade in',
    signedOut: '{{who}} loggade ut',
    signInRefused: '{{who}} släpptes inte in som {{name}}',
  },
  words: {
    way: 'Hur',
    why: 'Varför',
    device: 'Enhet',
    networkAddress: 'Nätverksadress',
    ways: {
      trustedNetwork: 'Lösenord, från ett betrott nätverk',
      authenticator: 'Lösenord och kod',
      recoveryCode: 'Lösenord och återställningskod',
    },
    refusals: {
      password: 'Fel lösenord',
      code: 'Fel kod',
      inactive: 'Kontot är inaktiverat',
      network: 'Inte från ett betrott nätverk',
    },
  },
} satisfies Translation<'sv', typeof en>;
