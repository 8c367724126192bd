import { useListTreatmentTypesQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NEW, paths } from '../../../../paths';
import { lastPlace } from '../../../../shared/settings/lists/places-after-move';
import { TypeEditor } from './type-editor';

interface Props {
  typeId: string;
}

/** One treatment type, new or not. */
export function TreatmentTypePage({ typeId }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListTreatmentTypesQuery();
  if (isError && !data) return <ErrorState onRetry={refetch} />;
  if (!data) return <FormSkeleton fields={6} />;
  const sortOrder = lastPlace(data.data);
  if (typeId === NEW) return <TypeEditor sortOrder={sortOrder} />;
  const type = data.data.find(({ _id }) => _id === typeId);
  if (!type) {
    return (
      <EmptyState
        title={t('settings:treatmentTypes.missing')}
        action={
          <Button component={Link} to={paths.settingsTreatmentTypes} variant="contained">
            {t('settings:treatmentTypes.title')}
          </Button>
        }
      />
    );
  }
  return <TypeEditor key={typeId} type={type} sortOrder={sortOrder} />;
}
