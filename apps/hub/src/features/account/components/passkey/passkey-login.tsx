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
  const [isWanted, setIsWanted] = useState(false);
  const [isThere, setIsThere] = useState(false);
  const preload = useCallback(async () => {
    if (!hasPasskeys()) return;
    await load();
    setIsThere(true);
  }, []);
  useIdlePreload(preload);
  if (!hasPasskeys()) return null;

  const button = <Button onClick={() => setIsWanted(true)}>{t('login.byPasskey')}</Button>;
  if (!isThere && !isWanted) return button;
  return (
    <Suspense fallback={button}>
      <PasskeySignIn isWanted={isWanted} />
    </Suspense>
  );
}

const hasPasskeys = (): boolean => 'PublicKeyCredential' in window;
