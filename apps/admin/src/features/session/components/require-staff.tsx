import { useGetMeQuery } from '@atrium/api-client/admin';
import {
  selectIdentityAsked,
  selectSessionExpired,
  selectSessionLeft,
  selectSessionStatus,
} from '@atrium/api-client/session/session';
import { useAppSelector } from '@atrium/api-client/use-store';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { LoadingScreen } from '@atrium/ui/components/states/loading-screen';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import Box from '@mui/material/Box';
import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../../paths';
import { type Me, MeContext } from '../../../shared/access/use-me';
import { accessLevel } from '../lib/access-level';
import type { LoginState } from '../lib/return-path';

const load = () => import('./sign-in-again-dialog');
const EnrolmentPage = lazy(async () => ({
  default: (await import('./second-factor/enrolment-page')).EnrolmentPage,
}));
const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('./confirm-identity-dialog')).ConfirmIdentityDialog,
}));
// Preloaded when idle: no page starts with it, but it must be there when needed.
const SignInAgainDialog = lazy(async () => ({ default: (await load()).SignInAgainDialog }));

interface Props {
  children: ReactNode;
}

/**
 * Guards everything staff see. If a session ends in the middle of work, signing in again happens on
 * top of the page, which keeps what was typed.
 */
export function RequireStaff({ children }: Props) {
  const status = useAppSelector(selectSessionStatus);
  const expired = useAppSelector(selectSessionExpired);
  const left = useAppSelector(selectSessionLeft);
  const isIdentityAsked = useAppSelector(selectIdentityAsked);
  const location = useLocation();
  const { data, isError, refetch } = useGetMeQuery(undefined, { skip: status !== 'signed-in' });
  const account = data?.data;
  const level = accessLevel(account?.level);
  const current = useMemo(
    () => (account && level ? { user: account, level, vendor: account.vendor } : null),
    [account, level],
  );
  const last = useRef<Me>(null);
  useIdlePreload(load);
  if (current) last.current = current;
  const me = current ?? (expired ? last.current : null);

  if (status === 'restoring') return <LoadingScreen fullScreen />;
  if (status === 'signed-out' && !(expired && me)) {
    const state: LoginState = { from: location.pathname + location.search };
    return <Navigate to={paths.login} replace state={left ? null : state} />;
  }
  if (account?.mustEnrol) {
    return (
      <Suspense fallback={<LoadingScreen fullScreen />}>
        <EnrolmentPage venue={account.vendor.name} />
      </Suspense>
    );
  }
  if (!me) {
    return isError ? (
      <Box component="main" id="main" sx={{ p: 4, maxWidth: 560, mx: 'auto' }}>
        <ErrorState onRetry={refetch} />
      </Box>
    ) : (
      <LoadingScreen fullScreen />
    );
  }
  return (
    <MeContext value={me}>
      {children}
      {expired && (
        <Suspense>
          <SignInAgainDialog email={me.user.email} />
        </Suspense>
      )}
      {isIdentityAsked && !expired && (
        <Suspense>
          <ConfirmIdentityDialog email={me.user.email} />
        </Suspense>
      )}
    </MeContext>
  );
}
