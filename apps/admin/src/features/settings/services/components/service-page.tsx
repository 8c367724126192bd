import { useGetServiceQuery } from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NEW, paths } from '../../../../paths';
import { ServiceEditor } from './service-editor';

interface Props {
  serviceId: string;
}

/** One service, new or not. */
export function ServicePage({ serviceId }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const isNew = serviceId === NEW;
  const { data, error, refetch } = useGetServiceQuery({ id: serviceId }, { skip: isNew });

  if (isNew) return <ServiceEditor />;
  if (isApiError(error) && error.status === 404) {
    return (
      <EmptyState
        title={t('settings:services.missing')}
        action={
          <Button component={Link} to={paths.settingsServices} variant="contained">
            {t('settings:services.title')}
          </Button>
        }
      />
    );
  }
  if (error && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={6} />;
  return <ServiceEditor key={serviceId} service={data.data} />;
}
