import {
  useAskSignInPasskeyMutation,
  useSignInWithPasskeyMutation,
} from '@atrium/api-client/hub/passkeys';
import { PASSKEY_CHALLENGE_MINUTES } from '@atrium/rules/access/passkeys';
import {
  answerWithPasskey,
  canAutofillPasskeys,
  cancelPasskeys,
  type PasskeyAnswer,
} from '@atrium/ui/lib/passkeys';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LaterAlert } from '../../../../shared/components/later-alert';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { nextPage } from '../../../../shared/lib/next-page';
import { useEnter } from '../../hooks/use-sign-in';

/** A page may stay open for longer than a challenge is good for: it is given another one in time. */
const RENEW_MS = (PASSKEY_CHALLENGE_MINUTES - 1) * 60_000;

interface Props {
  /** How often the button was pressed, also before this was there. */
  presses: number;
  /** Whether a press is under way. */
  onPending: (isPending: boolean) => void;
}

/** Where the browser can, passkeys are offered in the field for the address; a button asks for one everywhere. */
export function PasskeySignIn({ presses, onPending }: Props) {
  const { t } = useTranslation('account');
  const { slug: vendor, paths } = useVendor();
  const { search } = useLocation();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const enter = useEnter();
  const [ask] = useAskSignInPasskeyMutation();
  const [signIn] = useSignInWithPasskeyMutation();
  const [failure, setFailure] = useState<string>();

  const finish = async (passkey: PasskeyAnswer) => {
    setFailure(undefined);
    const { data } = await signIn({ passkeySignInInput: { vendor, passkey } }).unwrap();
    await enter(data);
    await navigate(nextPage(search, paths), { replace: true });
  };
  const asked = async () => (await ask({ passkeySignInOfferInput: { vendor } }).unwrap()).data;

  /** In the field, until the person chooses one there. */
  const offer = async (): Promise<void> => {
    if (!(await canAutofillPasskeys())) return;
    // whatever stands against it: the button and the password are still there
    const passkey = await asked()
      .then((options) => answerWithPasskey(options, true))
      .catch(() => undefined);
    if (!passkey) return;
    try {
      await finish(passkey);
    } catch (error) {
      setFailure(errorText(error));
      await offer();
    }
  };
  const press = async () => {
    setFailure(undefined);
    onPending(true);
    try {
      const options = await asked();
      const passkey = await answerWithPasskey(options).catch(() => undefined);
      if (passkey) return await finish(passkey);
      setFailure(t('login.passkeyFailed'));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      onPending(false);
    }
    // the browser does one thing at a time
    await offer();
  };

  const current = useRef({ offer, press });
  current.current = { offer, press };
  useEffect(() => {
    void (presses > 0 ? current.current.press() : current.current.offer());
  }, [presses]);
  useEffect(() => {
    const timer = setInterval(() => void current.current.offer(), RENEW_MS);
    return () => {
      clearInterval(timer);
      cancelPasskeys();
    };
  }, []);

  return failure === undefined ? null : <LaterAlert severity="error">{failure}</LaterAlert>;
}
