import type { Translation } from '../../../translation';
import type { auditSignIn as en } from '../../en/admin/audit-sign-in';

export const auditSignIn = {
  sentences: {
    notConfirmed: '{{who}} a donné un mot de passe ou un code incorrect à la nouvelle demande',
    sessionEnded: '{{who}} a déconnecté un autre de ses appareils',
    signedIn: '{{who}} s’est connecté(e)',
    signedOut: '{{who}} s’est déconnecté(e)',
    signInRefused: '{{who}} n’a pas pu se connecter en tant que {{name}}',
  },
  words: {
    way: 'Comment',
    why: 'Pourquoi',
    device: 'Appareil',
    networkAddress: 'Adresse réseau',
    ways: {
      trustedNetwork: 'Mot de passe, depuis un réseau de confiance',
      authenticator: 'Mot de passe et code',
      recoveryCode: 'Mot de passe et code de secours',
    },
    refusals: {
      password: 'Mot de passe incorrect',
      code: 'Code incorrect',
      inactive: 'Le compte est désactivé',
      network: 'Hors des réseaux de confiance',
    },
  },
} satisfies Translation<'fr', typeof en>;
