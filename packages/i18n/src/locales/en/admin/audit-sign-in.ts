/** Staff signing in and out, in the audit log. */
export const auditSignIn = {
  sentences: {
    notConfirmed: '{{who}} gave a wrong password or code when asked again',
    sessionEnded: '{{who}} logged out another of their devices',
    signedIn: '{{who}} logged in',
    signedOut: '{{who}} logged out',
    signInRefused: '{{who}} was not let in as {{name}}',
  },
  words: {
    way: 'How',
    why: 'Why',
    device: 'Device',
    networkAddress: 'Network address',
    ways: {
      trustedNetwork: 'Password, from a trusted network',
      authenticator: 'Password and a code',
      recoveryCode: 'Password and a recovery code',
    },
    refusals: {
      password: 'Wrong password',
      code: 'Wrong code',
      inactive: 'The account is deactivated',
      network: 'Not from a trusted network',
    },
  },
} as const;
