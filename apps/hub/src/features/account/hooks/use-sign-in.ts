import type { SignedInOutput } from '@atrium/api-client/hub';
import { generatedApi, useLoginMutation } from '@atrium/api-client/hub';
import { startSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Credentials {
  email: string;
  password: string;
}

/** Begins the session that an answer opened. */
export function useEnter() {
  const dispatch = useAppDispatch();
  return async ({ accessToken, user }: Pick<SignedInOutput, 'accessToken' | 'user'>) => {
    await dispatch(startSession(accessToken));
    // The answer includes the account, so the next page need not ask.
    await dispatch(
      generatedApi.util.upsertQueryData('getMe', undefined, { success: true, data: user }),
    );
  };
}

/** Signs a guest in at this venue. Throws the API's error. */
export function useSignIn() {
  const vendor = useVendor();
  const enter = useEnter();
  const [login, { isLoading }] = useLoginMutation();

  const signIn = async ({ email, password }: Credentials): Promise<void> => {
    const { data } = await login({
      loginInput: { email, password, vendor: vendor.slug },
    }).unwrap();
    await enter(data);
  };
  return { signIn, pending: isLoading };
}
