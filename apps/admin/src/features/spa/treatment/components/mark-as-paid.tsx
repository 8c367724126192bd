import { type TreatmentOutput, useUpdateTreatmentMutation } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';

interface Props {
  treatment: TreatmentOutput;
}

/** Offers the status for what is paid in full; whether it gets it is the staff's to say. */
export function MarkAsPaid({ treatment: { _id, status, version, treatmentLock } }: Props) {
  const { t } = useTranslation('payments');
  const { level } = useMe();
  const run = useAction();
  const [update, { isLoading }] = useUpdateTreatmentMutation();
  if (status === 'paid' || treatmentLock || !may(level, 'treatments.edit')) return null;
  const mark = () =>
    run(() => update({ id: _id, treatmentChange: { status: 'paid', version } }).unwrap(), {
      failed: t('money.markFailed'),
      done: t('money.marked'),
    });
  return (
    <Button size="small" variant="outlined" loading={isLoading} onClick={() => void mark()}>
      {t('money.mark')}
    </Button>
  );
}
