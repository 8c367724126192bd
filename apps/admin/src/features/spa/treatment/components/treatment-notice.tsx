import type { TreatmentOutput } from '@atrium/api-client/admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { TreatmentForm } from '../hooks/use-treatment-form';
import type { TreatmentValues } from '../lib/treatment-values';

/** What the form calls its fields. */
const fieldKeys = {
  date: 'admin:booking.date',
  start: 'admin:booking.start',
  end: 'admin:booking.end',
  length: 'length',
  therapists: 'therapist',
  room: 'room',
  status: 'admin:booking.status',
  segment: 'admin:booking.segment',
  paidBy: 'admin:paidBy.label',
  comment: 'admin:booking.comment',
  internalComment: 'admin:booking.internalComment',
  addons: 'admin:booking.addons',
} as const satisfies Record<keyof TreatmentValues, string>;

interface Props {
  treatment: TreatmentOutput;
  form: TreatmentForm;
}

/** Why it cannot be saved at the moment: it is locked, or somebody else has changed the same. */
export function TreatmentNotice({ treatment, form }: Props) {
  const { t } = useTranslation(['treatments', 'admin', 'common']);
  const { conflicts, isDirty, keep, discard } = form;
  if (treatment.treatmentLock) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {t(isDirty ? 'lock.kept' : 'lock.hint')}
      </Alert>
    );
  }
  if (conflicts.length === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={keep}>
            {t('admin:guest.stale.keep')}
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            {t('common:actions.reload')}
          </Button>
        </>
      }
    >
      {t('stale', { fields: conflicts.map((name) => t(fieldKeys[name])).join(', ') })}
    </Alert>
  );
}
