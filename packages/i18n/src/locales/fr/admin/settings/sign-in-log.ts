import type { Translation } from '../../../../translation';
import type { settingsSignInLog as en } from '../../../en/admin/settings/sign-in-log';

export const settingsSignInLog = {
  way: 'Comment',
  why: 'Pourquoi',
  device: 'Appareil',
  networkAddress: 'Adresse réseau',
  ways: {
    trustedNetwork: 'Mot de passe, depuis un réseau de confiance',
    authenticator: 'Mot de passe et code',
    passkey: 'Mot de passe et clé d’accès',
    recoveryCode: 'Mot de passe et code de secours',
  },
  refusals: {
    password: 'Mot de passe incorrect',
    code: 'Code incorrect',
    passkey: 'La clé d’accès n’a pas été acceptée',
    inactive: 'Le compte est désactivé',
    network: 'Hors des réseaux de confiance',
  },
} satisfies Translation<'fr', typeof en>;
