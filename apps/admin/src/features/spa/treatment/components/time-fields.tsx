import type { TreatmentOutput, TreatmentTypeOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { parseTime } from '@atrium/rules/calendar/minutes';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../../shared/dates/date-field';
import { TimeField } from '../../../../shared/dates/time-field';
import type { TreatmentForm } from '../hooks/use-treatment-form';

interface Props {
  treatment: TreatmentOutput;
  type: TreatmentTypeOutput | undefined;
  form: TreatmentForm;
  /** From the start until the reset is over. */
  minutes: number;
}

/** The day and the time, and how long where the type has several lengths. */
export function TimeFields({ treatment, type, form, minutes }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const { values, change } = form;
  const start = parseTime(values.start);
  const isMoved = start !== undefined && start !== treatment.timeindexStart;
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr 1fr' } }}>
        <DateField
          label={t('admin:booking.date')}
          value={values.date}
          required
          onChange={(date) => change({ date })}
        />
        <TimeField
          label={t('admin:booking.start')}
          value={values.start}
          onChange={(value) => change({ start: value })}
        />
        {isPause(treatment) && (
          <TimeField
            label={t('admin:booking.end')}
            value={values.end}
            onChange={(end) => change({ end })}
          />
        )}
        {type && type.lengths.length > 1 && (
          <SelectInput
            label={t('length')}
            value={values.length}
            onChange={(event) => change({ length: event.target.value })}
          >
            {type.lengths.map((length) => (
              <option key={length._id} value={length._id}>
                {t('minutes', { count: length.minutes })}
              </option>
            ))}
          </SelectInput>
        )}
      </Box>
      {isMoved && !isPause(treatment) && (
        <FormHelperText>{t('doneAt', { time: formatTime(start + minutes) })}</FormHelperText>
      )}
    </Box>
  );
}
