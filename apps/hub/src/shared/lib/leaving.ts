/** State of a navigation to the login page by somebody who is signing out: they are not to be sent on. */
export const leavingState = { leaving: true };

export const isLeaving = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'leaving' in state && state.leaving === true;
