import type { AbsenceOutput, TherapistOutput } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { TimeField } from '../../../../shared/dates/time-field';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useDraft } from '../hooks/use-draft';
import type { ScheduleEdits } from '../hooks/use-schedule-edits';
import { type AbsenceDraft, absenceDraftProblem } from '../lib/absence-draft';
import { TherapistSelect } from './therapist-select';

interface Props {
  /** As it is opened. */
  draft: AbsenceDraft;
  /** That is changed; undefined: a new one. */
  absence: AbsenceOutput | undefined;
  therapists: readonly TherapistOutput[];
  edits: ScheduleEdits;
  onClose: () => void;
}

const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 } as const;

/** When a therapist is away, and why. */
export function AbsenceDialog({ draft: opened, absence, therapists, edits, onClose }: Props) {
  const { t } = useTranslation(['schedules', 'common']);
  const { draft, problem, isSaving, isDirty, closeAfter, change, submit } = useDraft({
    opened,
    problemOf: absenceDraftProblem,
    save: (entered) =>
      absence ? edits.changeAbsence(entered, absence) : edits.enterAbsence(entered),
    onClose,
  });

  return (
    <RequestDialog
      title={t(absence ? 'absence.edit' : 'absence.new')}
      failure={undefined}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button type="submit" variant="contained" loading={isSaving}>
          {absence ? t('actions.save', { ns: 'common' }) : t('absence.new')}
        </Button>
      }
    >
      <TherapistSelect
        therapists={therapists}
        value={draft.therapist}
        onChange={(therapist) => change({ therapist })}
      />
      <Box sx={pair}>
        <DateField
          label={t('absence.firstDay')}
          value={draft.from}
          onChange={(from) => change({ from, until: draft.until < from ? from : draft.until })}
        />
        <DateField
          label={t('absence.lastDay')}
          value={draft.until}
          min={draft.from}
          error={problem === 'period' ? t('problem.period') : undefined}
          onChange={(until) => change({ until })}
        />
        <TimeField
          label={t('absence.start')}
          value={draft.start}
          onChange={(start) => change({ start })}
        />
        <TimeField
          label={t('absence.end')}
          value={draft.end}
          error={problem === 'time' ? t('problem.absenceTime') : undefined}
          onChange={(end) => change({ end })}
        />
      </Box>
      <TextInput
        label={t('absence.reason')}
        value={draft.reason}
        helperText={t('absence.reasonHint')}
        onChange={({ target }) => change({ reason: target.value })}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      {absence && (
        <Box>
          <Button
            color="error"
            startIcon={<DeleteIcon />}
            onClick={() => void closeAfter(() => edits.removeAbsence(absence))}
          >
            {t('absence.remove')}
          </Button>
        </Box>
      )}
    </RequestDialog>
  );
}
