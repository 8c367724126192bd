import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { WeekdayButtons } from '../../../../shared/shifts/weekday-buttons';
import type { ShiftDraft } from '../lib/shift-draft';

interface Props {
  draft: ShiftDraft;
  /** The last day that it can be repeated until. */
  last: string;
  problem: string | undefined;
  onChange: (next: Partial<ShiftDraft>) => void;
}

/** Whether a new shift is planned on other days too, and on which until when. */
export function RepeatFields({ draft, last, problem, onChange }: Props) {
  const { t } = useTranslation('schedules');
  return (
    <>
      <ToggleSwitch
        label={t('shift.repeat')}
        checked={draft.repeats}
        onChange={(repeats) => onChange({ repeats })}
      />
      {draft.repeats && (
        <>
          <WeekdayButtons
            label={t('shift.weekdays')}
            value={draft.weekdays}
            onChange={(weekdays) => onChange({ weekdays })}
          />
          <DateField
            label={t('shift.until')}
            value={draft.until}
            min={draft.date}
            onChange={(until) => onChange({ until: until > last ? last : until })}
          />
          {problem && <FormHelperText error>{problem}</FormHelperText>}
        </>
      )}
    </>
  );
}
