import {
  useCreateTreatmentMutation,
  useDeleteTreatmentMutation,
  useListTherapistsQuery,
  useListTreatmentRoomsQuery,
} from '@atrium/api-client/admin';
import { parseTime } from '@atrium/rules/calendar/minutes';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { TimeField } from '../../../../shared/dates/time-field';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import { useAction } from '../../../../shared/hooks/use-action';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { useTreatmentRefusal } from '../../../../shared/treatments/use-treatment-refusal';
import type { Place } from '../hooks/use-new-treatment';
import { newPause, pauseProblem, toPause } from '../lib/new-pause';
import { KindSwitch, type NewKind } from './kind-switch';
import { ResourceField } from './resource-field';

interface Props extends Place {
  onClose: () => void;
  onSwitch: (kind: NewKind) => void;
}

/** Keeps a therapist, a room or both from guests for a while. */
export function PauseDialog({ onClose, onSwitch, ...place }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const codeText = useCodeText();
  const run = useAction();
  const reportDone = useReportDone();
  const refusalText = useTreatmentRefusal();
  const therapists = useListTherapistsQuery().data?.data ?? [];
  const rooms = useListTreatmentRoomsQuery().data?.data ?? [];
  const [create, { isLoading }] = useCreateTreatmentMutation();
  const [remove] = useDeleteTreatmentMutation();
  const [pause, setPause] = useState(() => newPause(place));
  const [failure, setFailure] = useState<string>();
  const change = (part: Partial<typeof pause>) => setPause((now) => ({ ...now, ...part }));

  const submit = async () => {
    const problem = pauseProblem(pause);
    setFailure(problem && codeText(problem));
    if (problem) return;
    try {
      const { data } = await create({ treatmentInput: toPause(pause) }).unwrap();
      reportDone(t('pause.done'), () =>
        run(() => remove({ treatmentDeletion: { _id: data._id } }).unwrap(), {
          failed: t('deleteFailed'),
          done: t('admin:dialog.undone'),
        }),
      );
      onClose();
    } catch (error) {
      setFailure(refusalText(error, t('pause.failed')));
    }
  };

  return (
    <FormDialog
      title={t('pause.title')}
      submitLabel={t('pause.submit')}
      isDirty={pause.internalComment.trim() !== ''}
      isSaving={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <KindSwitch kind="pause" onSwitch={onSwitch} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ResourceField
          label={t('therapist')}
          none={t('pause.noTherapist')}
          choices={therapists}
          value={pause.therapist}
          onChange={(therapist) => change({ therapist })}
        />
        <ResourceField
          label={t('room')}
          none={t('pause.noRoom')}
          choices={rooms}
          value={pause.room}
          onChange={(room) => change({ room })}
        />
      </Box>
      <DateField
        label={t('admin:booking.date')}
        value={pause.date}
        required
        onChange={(date) => change({ date })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
        <TimeField
          label={t('admin:booking.start')}
          value={pause.from}
          onChange={(from) => change({ from })}
        />
        <TimeField
          label={t('admin:booking.end')}
          value={pause.until}
          onChange={(until) => change({ until })}
          error={parseTime(pause.from) === parseTime(pause.until) ? t('pause.noTime') : undefined}
        />
      </Box>
      <TextInput
        label={t('admin:booking.internalComment')}
        value={pause.internalComment}
        onChange={(event) => change({ internalComment: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
}
