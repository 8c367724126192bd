import { useLoginMutation } from '@atrium/api-client/api';
import { startSession } from '@atrium/api-client/session-actions';
import { useAppDispatch } from '../../../shared/hooks/use-store';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Credentials {
  email: string;
  password: string;
}

/** Signs a guest in at this venue. Throws what the API answers. */
export function useSignIn() {
  const vendor = useVendor();
  const dispatch = useAppDispatch();
  const [login, { isLoading }] = useLoginMutation();

  const signIn = async ({ email, password }: Credentials): Promise<void> => {
    const answer = await login({ loginInput: { email, password, vendor: vendor.slug } }).unwrap();
    await dispatch(startSession(answer.data.accessToken));
  };
  return { signIn, pending: isLoading };
}
