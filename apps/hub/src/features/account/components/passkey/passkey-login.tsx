import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Button from '@mui/material/Button';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

const load = () => import('./passkey-sign-in');
const PasskeySignIn = lazy(async () => ({ default: (await load()).PasskeySignIn }));

/**
 * Logging in by a passkey, where the browser knows of any. What talks to the browser weighs too much for the first
 * page: it is fetched when there is nothing better to do, or at the first press of the button.
 */
export function PasskeyLogin() {
  const { t } = useTranslation('account');
  const [presses, setPresses] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const preload = useCallback(async () => {
    if (!hasPasskeys()) return;
    await load();
    setIsThere(true);
  }, []);
  useIdlePreload(preload);
  if (!hasPasskeys()) return null;

  return (
    <>
      {(isThere || presses > 0) && (
        <Suspense fallback={null}>
          <PasskeySignIn presses={presses} onPending={setIsPending} />
        </Suspense>
      )}
      <Button loading={isPending} onClick={() => setPresses(presses + 1)}>
        {t('login.byPasskey')}
      </Button>
    </>
  );
}

const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;
