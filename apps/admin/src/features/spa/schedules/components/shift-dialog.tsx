import type { ShiftOutput, TherapistOutput } from '@atrium/api-client/admin';
import { addDays } from '@atrium/rules/calendar/calendar-date';
import { MAX_PLANNED_DAYS } from '@atrium/rules/spa/schedules/schedule';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { TimeField } from '../../../../shared/dates/time-field';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { BreakRows } from '../../../../shared/shifts/break-rows';
import { useDraft } from '../hooks/use-draft';
import type { ScheduleEdits } from '../hooks/use-schedule-edits';
import { type ShiftDraft, type ShiftDraftProblem, shiftDraftProblem } from '../lib/shift-draft';
import { RemoveShift } from './remove-shift';
import { RepeatFields } from './repeat-fields';
import { TemplateSelect } from './template-select';
import { TherapistSelect } from './therapist-select';

interface Props {
  /** As it is opened. */
  draft: ShiftDraft;
  /** That is changed; undefined: a new one. */
  shift: ShiftOutput | undefined;
  therapists: readonly TherapistOutput[];
  edits: ScheduleEdits;
  onClose: () => void;
}

const pair = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 } as const;
const ofBreaks: readonly (ShiftDraftProblem | undefined)[] = [
  'breakTime',
  'breakOutside',
  'breaksOverlap',
];

/** When somebody works on a day, with breaks, and on which days again. */
export function ShiftDialog({ draft: opened, shift, therapists, edits, onClose }: Props) {
  const { t } = useTranslation(['schedules', 'common']);
  const { draft, problem, isSaving, isDirty, closeAfter, change, submit } = useDraft({
    opened,
    problemOf: shiftDraftProblem,
    save: (entered) => (shift ? edits.changeShift(entered, shift) : edits.planShift(entered)),
    onClose,
  });
  const text = problem && t(`problem.${problem}`);

  return (
    <RequestDialog
      title={t(shift ? 'shift.edit' : 'shift.new')}
      failure={undefined}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button type="submit" variant="contained" loading={isSaving}>
          {shift ? t('actions.save', { ns: 'common' }) : t('shift.plan')}
        </Button>
      }
    >
      <TherapistSelect
        therapists={therapists}
        value={draft.therapist}
        onChange={(therapist) => change({ therapist })}
      />
      <DateField
        label={t('shift.date')}
        value={draft.date}
        onChange={(date) => change({ date, until: draft.until < date ? date : draft.until })}
      />
      {!shift && <TemplateSelect onChoose={change} />}
      <Box sx={pair}>
        <TimeField
          label={t('shift.start')}
          value={draft.start}
          error={problem === 'time' ? text : undefined}
          onChange={(start) => change({ start })}
        />
        <TimeField label={t('shift.end')} value={draft.end} onChange={(end) => change({ end })} />
      </Box>
      {draft.end !== '' && draft.end <= draft.start && (
        <FormHelperText sx={{ mt: '4px !important' }}>{t('shift.overnight')}</FormHelperText>
      )}
      <BreakRows
        breaks={draft.breaks}
        error={ofBreaks.includes(problem) ? text : undefined}
        onChange={(breaks) => change({ breaks })}
      />
      <TextInput
        label={t('fields.comment', { ns: 'common' })}
        value={draft.comment}
        onChange={({ target }) => change({ comment: target.value })}
        slotProps={{ htmlInput: { maxLength: 500, autoComplete: 'off' } }}
      />
      {shift ? (
        <RemoveShift
          isRepeated={shift.series !== undefined}
          onRemove={(andFollowing) => closeAfter(() => edits.removeShift(shift, andFollowing))}
        />
      ) : (
        <RepeatFields
          draft={draft}
          last={addDays(draft.date, MAX_PLANNED_DAYS - 1)}
          problem={problem === 'weekdays' || problem === 'until' ? text : undefined}
          onChange={change}
        />
      )}
    </RequestDialog>
  );
}
