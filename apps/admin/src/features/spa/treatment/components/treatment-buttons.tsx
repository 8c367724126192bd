import { type TreatmentOutput, useDeleteTreatmentMutation } from '@atrium/api-client/admin';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useAction } from '../../../../shared/hooks/use-action';
import type { TreatmentForm } from '../hooks/use-treatment-form';
import { ConfirmationButton } from './confirmation-button';

interface Props {
  treatment: TreatmentOutput;
  form: TreatmentForm;
}

/** Save, close, confirm, delete. */
export function TreatmentButtons({ treatment, form }: Props) {
  const { t } = useTranslation(['treatments', 'admin', 'common']);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const run = useAction();
  const [remove, removing] = useDeleteTreatmentMutation();
  const { _id, date, treatmentLock: isLocked } = treatment;
  const { isDirty, isSaving, conflicts, leave } = form;

  const deleteTreatment = async () => {
    const isWanted = await confirm({
      title: t('delete.title'),
      message: [t('delete.text'), treatment._journey && t('journey.one')].filter(Boolean).join(' '),
      confirmLabel: t('delete.label'),
      destructive: true,
    });
    if (!isWanted) return;
    const isGone = await run(() => remove({ treatmentDeletion: { _id } }).unwrap(), {
      failed: t('deleteFailed'),
      done: t('delete.done'),
    });
    if (!isGone) return;
    leave();
    navigate(`${paths.treatments}?date=${date}`, { replace: true });
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 2.5 }}>
      <Button
        type="submit"
        variant="contained"
        loading={isSaving}
        disabled={!isDirty || isLocked || conflicts.length > 0}
      >
        {t('common:actions.save')}
      </Button>
      <Button component={Link} to={`${paths.treatments}?date=${date}`} variant="outlined">
        {t('close')}
      </Button>
      <ConfirmationButton treatment={treatment} isDirty={isDirty} />
      <Button
        color="error"
        disabled={isLocked}
        loading={removing.isLoading}
        onClick={deleteTreatment}
        sx={{ ml: { sm: 'auto' } }}
      >
        {t('delete.label')}
      </Button>
    </Box>
  );
}
