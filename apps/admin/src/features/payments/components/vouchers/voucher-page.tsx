import { useGetVoucherQuery } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { LIVE } from '../../../../shared/lib/live';
import { FactsSkeleton } from '../../../../shared/ui/facts-skeleton';
import { VoucherView } from './voucher-view';

interface Props {
  id: string;
}

export function VoucherPage({ id }: Props) {
  const { t } = useTranslation('vouchers');
  const { data, error, refetch } = useGetVoucherQuery({ id }, LIVE);
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        title={t('one.missing')}
        action={
          <Button component={Link} to={paths.vouchers} variant="contained">
            {t('title')}
          </Button>
        }
      />
    );
  }
  if (error && !data) return <ErrorState title={t('failed')} onRetry={refetch} />;
  if (!data) return <FactsSkeleton facts={7} />;
  return <VoucherView voucher={data.data} />;
}
