import { type MessageOutput, useGetTreatmentQuery } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { LIVE } from '../../../../shared/lib/live';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { type RenderMoney, TreatmentView } from './treatment-view';

interface Props {
  id: string;
  /** Renders a message; messages are another feature's. */
  renderMessage: (message: MessageOutput) => ReactNode;
  /** What its guests answered before it; another feature's too. */
  intake: ReactNode;
  renderMoney: RenderMoney;
}

export function TreatmentPage({ id, renderMessage, intake, renderMoney }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const { data, error, refetch } = useGetTreatmentQuery({ id }, LIVE);

  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        title={t('missing')}
        action={
          <Button component={Link} to={paths.home} variant="contained">
            {t('admin:access.toToday')}
          </Button>
        }
      />
    );
  }
  if (error && !data) return <ErrorState title={t('fetchFailed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={9} />;
  return (
    <TreatmentView
      key={data.data._id}
      treatment={data.data}
      refetch={refetch}
      renderMessage={renderMessage}
      intake={intake}
      renderMoney={renderMoney}
    />
  );
}
