import { useGetPrivacyRequestQuery } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { LIVE } from '../../../../shared/lib/live';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { RequestView } from './request-view';

/** One request: who asks for what, until when, and what can be done about it. */
export function RequestPage({ id }: { id: string }) {
  const { t } = useTranslation('privacy');
  const { data, error, refetch } = useGetPrivacyRequestQuery({ id }, LIVE);
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        title={t('requests.one.missing')}
        action={
          <Button component={Link} to={paths.privacy} variant="contained">
            {t('requests.one.back')}
          </Button>
        }
      />
    );
  }
  if (error && !data) return <ErrorState title={t('requests.failed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={7} />;
  return <RequestView request={data.data} />;
}
