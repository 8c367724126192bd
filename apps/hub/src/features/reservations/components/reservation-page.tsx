import { useGetMyReservationQuery } from '@atrium/api-client/hub';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../../../shared/components/page-heading';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { ReservationEditor } from './editor/reservation-editor';
import { LaterReceipts } from './receipts/later-receipts';

interface Props {
  id: string;
}

/** A booking to look at and to change. */
export function ReservationPage({ id }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const { paths } = useVendor();
  const { data, isError, refetch } = useGetMyReservationQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );

  // Reloading after somebody else's change discards the choices made here; saving does not.
  const [reloads, setReloads] = useState(0);
  const reload = async () => {
    await refetch();
    setReloads((count) => count + 1);
  };

  const body = () => {
    if (data) {
      return <ReservationEditor key={reloads} reservation={data.data} onReload={reload} />;
    }
    if (!isError) return <FormSkeleton />;
    return (
      <ErrorState
        title={t('activity.loadFailedTitle')}
        message={t('activity.loadFailed')}
        onRetry={refetch}
      />
    );
  };

  return (
    <>
      <Button
        color="inherit"
        startIcon={<BackIcon />}
        component={RouterLink}
        to={paths.overview}
        sx={{ ml: -1.5, mb: 1 }}
      >
        {t('actions.back', { ns: 'common' })}
      </Button>
      <PageHeading title={data?.data._service.name ?? t('activity.title')} />
      {body()}
      {data && <LaterReceipts about={id} />}
    </>
  );
}
