import { type TherapistOutput, useListShiftTemplatesQuery } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useTemplateUse } from '../hooks/use-template-use';
import { TemplateFields } from './template-fields';

interface Props {
  /** Those that are shown: a day, or a week. */
  dates: readonly string[];
  /** Who can be given shifts. */
  therapists: readonly TherapistOutput[];
  onClose: () => void;
}

/** Plans the hours of a template for a day or a week. */
export function UseTemplateDialog({ dates, therapists, onClose }: Props) {
  const { t } = useTranslation('schedules');
  const { data, isError, refetch } = useListShiftTemplatesQuery();
  const templates = data?.data ?? [];
  const use = useTemplateUse(templates, dates, onClose);
  const { failure, inTheWay, isLoading, submit } = use;

  const content = () => {
    if (templates.length > 0) return <TemplateFields {...{ templates, dates, therapists, use }} />;
    if (isError) return <ErrorState title={t('failed.load')} onRetry={refetch} />;
    if (!data) return <Skeleton variant="rounded" height={240} />;
    return (
      <EmptyState
        title={t('template.none')}
        text={t('template.noneHint')}
        action={
          <Button component={Link} to={paths.settingsShiftTemplates} variant="contained">
            {t('template.edit')}
          </Button>
        }
      />
    );
  };
  return (
    <RequestDialog
      title={t('template.open')}
      failure={failure}
      isDirty={false}
      onSubmit={submit}
      onClose={onClose}
      submit={
        templates.length > 0 && (
          <Button type="submit" variant="contained" loading={isLoading}>
            {t(inTheWay === undefined ? 'template.add' : 'template.around')}
          </Button>
        )
      }
    >
      {content()}
      {inTheWay !== undefined && (
        <Alert severity="warning">{t('template.inTheWay', { count: inTheWay })}</Alert>
      )}
    </RequestDialog>
  );
}
