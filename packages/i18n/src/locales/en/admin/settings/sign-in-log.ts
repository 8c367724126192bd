/** How staff signed in, below the sentences of the audit log. */
export const settingsSignInLog = {
  way: 'How',
  why: 'Why',
  device: 'Device',
  networkAddress: 'Network address',
  ways: {
    trustedNetwork: 'Password, from a trusted network',
    authenticator: 'Password and a code',
    passkey: 'Password and a passkey',
    recoveryCode: 'Password and a recovery code',
  },
  refusals: {
    password: 'Wrong password',
    code: 'Wrong code',
    passkey: 'The passkey was not accepted',
    inactive: 'The account is deactivated',
    network: 'Not from a trusted network',
  },
} as const;
