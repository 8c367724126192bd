import { selectIdentityAsked } from '@atrium/api-client/session/session';
import { useAppSelector } from '@atrium/api-client/use-store';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useGuest } from '../../../shared/hooks/use-guest';
import { SignedInGuestContext } from '../../../shared/hooks/use-signed-in-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { withNextPage } from '../../../shared/lib/next-page';

const ConfirmIdentityDialog = lazy(async () => ({
  default: (await import('./confirm-identity-dialog')).ConfirmIdentityDialog,
}));

interface Props {
  children: ReactNode;
}

/**
 * Pages for signed-in guests. A visitor is asked to log in and returns here; after logging out
 * nobody does, since the next person at this computer may be somebody else.
 */
export function RequireGuest({ children }: Props) {
  const state = useGuest();
  const { paths } = useVendor();
  const { pathname, search } = useLocation();

  const isIdentityAsked = useAppSelector(selectIdentityAsked);

  const [wasGuest, setWasGuest] = useState(false);
  if (state.status === 'guest' && !wasGuest) setWasGuest(true);

  switch (state.status) {
    case 'guest':
      return (
        <SignedInGuestContext value={state.guest}>
          {children}
          {isIdentityAsked && (
            <Suspense>
              <ConfirmIdentityDialog email={state.guest.email} />
            </Suspense>
          )}
        </SignedInGuestContext>
      );
    case 'visitor':
      return wasGuest && !state.expired ? (
        <Navigate to={paths.login} replace />
      ) : (
        <Navigate to={withNextPage(paths.login, `${pathname}${search}`)} replace />
      );
    case 'failed':
      return <ErrorState onRetry={state.retry} />;
    case 'unknown':
      return <CardSkeletons />;
  }
}
