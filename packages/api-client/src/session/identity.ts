import { createAsyncThunk, type Dispatch } from '@reduxjs/toolkit';
import { type ClientContext, requireClientContext } from './client-context';
import { identityAnswered, identityAsked } from './session';

/**
 * Has the person asked who they are, and waits for the answer; requests that are refused meanwhile wait with it.
 * @returns whether they confirmed it, so that what was refused can be sent again
 */
export function askIdentity(context: ClientContext, dispatch: Dispatch): Promise<boolean> {
  if (context.confirming) return context.confirming.outcome;
  let settle: (isConfirmed: boolean) => void = () => undefined;
  const outcome = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  context.confirming = { outcome, settle };
  dispatch(identityAsked());
  return outcome;
}

/**
 * The person's answer: the token with which they confirmed it, or null if they would rather not. What waited is
 * sent again, or stays refused.
 */
export const answerIdentity = createAsyncThunk<void, string | null>(
  'session/identity',
  (accessToken, { dispatch, extra }) => {
    const context = requireClientContext(extra);
    const { confirming } = context;
    context.confirming = null;
    if (accessToken !== null) context.accessToken = accessToken;
    dispatch(identityAnswered());
    confirming?.settle(accessToken !== null);
  },
);
