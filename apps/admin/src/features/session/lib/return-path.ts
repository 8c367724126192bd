import { paths } from '../../../paths';

/** Set by whoever sends a person to the login: where they wanted to go. */
export interface LoginState {
  from: string;
}

/** Where to go after signing in. Only paths of this app: a foreign address in a link must lead nowhere. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/admin(\/|\?|$)/.test(from) ? from : paths.home;
}

/** Handed to the login by the page on which a password was chosen by a link. */
export const PASSWORD_CHANGED = { passwordChanged: true };

export const passwordChanged = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'passwordChanged' in state;
