import { useGetCustomerQuery } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NEW_GUEST, paths } from '../../../../paths';
import { LIVE } from '../../../../shared/lib/live';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { GuestCard } from './guest-card';
import { GuestToolbar } from './guest-toolbar';

interface Props {
  guestId: string;
  /** The route below the card. */
  children: ReactNode;
  /** Shown for a saved guest, between the card and what belongs to the guest. */
  notice: ReactNode;
  /** The chosen one needs the room. */
  compact: boolean;
}

/** The guest card, its tabs, and the open one. */
export function GuestPage({ guestId, children, notice, compact }: Props) {
  const { t } = useTranslation('admin');
  const isNew = guestId === NEW_GUEST;
  const { data, error, refetch } = useGetCustomerQuery({ id: guestId }, { ...LIVE, skip: isNew });

  if (isNew) {
    return (
      <>
        <GuestCard />
        <GuestToolbar guestId={guestId} />
      </>
    );
  }
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        title={t('guest.missing')}
        action={
          <Button component={Link} to={paths.guests} variant="contained">
            {t('nav.guestSearch')}
          </Button>
        }
      />
    );
  }
  if (error && !data) return <ErrorState title={t('guest.loadFailed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={6} withAvatar />;
  return (
    <>
      <GuestCard guest={data.data} compact={compact} />
      {notice}
      <GuestToolbar guestId={guestId} />
      {children}
    </>
  );
}
