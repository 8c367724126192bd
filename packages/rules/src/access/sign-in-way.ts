/** How staff showed who they are when they signed in, as the audit log tells it. */
export const signInWays = [
  'password',
  'trustedNetwork',
  'authenticator',
  'passkey',
  'recoveryCode',
] as const;

export type SignInWay = (typeof signInWays)[number];

/** Why the right password did not let staff in, or why asking again did not end well. */
export const signInRefusals = ['password', 'code', 'passkey', 'inactive', 'network'] as const;

export type SignInRefusal = (typeof signInRefusals)[number];
