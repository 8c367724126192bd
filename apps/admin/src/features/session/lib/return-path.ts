import { paths } from '../../../paths';

/** Set when redirecting to the sign-in page: where the person wanted to go. */
export interface LoginState {
  from: string;
}

/** Where to go after signing in. Only paths of this app are followed, never a foreign address. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/admin(\/|\?|$)/.test(from) ? from : paths.home;
}

/** Handed to the login by the page on which a password was chosen by a link. */
export const PASSWORD_CHANGED = { passwordChanged: true };

export const passwordChanged = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'passwordChanged' in state;
