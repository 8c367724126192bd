import type { PasskeyAnswerInput } from '@atrium/api-client/admin';
import { resumeSession, startSession } from '@atrium/api-client/session/session-actions';
import { useLoginMutation } from '@atrium/api-client/staff-sign-in';
import { useAppDispatch } from '@atrium/api-client/use-store';

interface Credentials {
  email: string;
  password: string;
  /** Of the authenticator, once it was asked for. */
  code?: string | undefined;
  /** In place of a code. */
  passkey?: PasskeyAnswerInput | undefined;
}

/** Signs staff in. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const [login, { isLoading }] = useLoginMutation();

  return {
    isLoading,
    /** Starts a new session; cached data may be somebody else's and is dropped. */
    signIn: async (credentials: Credentials): Promise<void> => {
      const { data } = await login({ loginInput: credentials }).unwrap();
      await dispatch(startSession(data.accessToken));
    },
    /** Goes on with a session that ended, on the same page: only for the same person. */
    signInAgain: async (credentials: Credentials): Promise<void> => {
      const { data } = await login({ loginInput: credentials }).unwrap();
      await dispatch(resumeSession(data.accessToken));
    },
  };
}
