import { generatedApi, useLoginMutation } from '@atrium/api-client/hub';
import { startSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Credentials {
  email: string;
  password: string;
}

/** Signs a guest in at this venue. Throws the API's error. */
export function useSignIn() {
  const vendor = useVendor();
  const dispatch = useAppDispatch();
  const [login, { isLoading }] = useLoginMutation();

  const signIn = async ({ email, password }: Credentials): Promise<void> => {
    const { data } = await login({
      loginInput: { email, password, vendor: vendor.slug },
    }).unwrap();
    await dispatch(startSession(data.accessToken));
    // The answer includes the account, so the next page need not ask.
    await dispatch(
      generatedApi.util.upsertQueryData('getMe', undefined, { success: true, data: data.user }),
    );
  };
  return { signIn, pending: isLoading };
}
