import { DEFAULT_DURATION_MINUTES } from '@atrium/rules/calendar/minutes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { wholeNumber } from '../../../../../shared/forms/field-values';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import type { ServiceValues } from '../../lib/service-values';
import { nextTime, WEEK } from '../../lib/time-values';
import { WeekView } from '../preview/week-view';
import { TimeRows } from './time-rows';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** Capacity, duration and weekly times. */
export function TimesSection({ form }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { control } = form;
  const rows = useFieldArray<ServiceValues, 'times' | `specialdays.${number}.times`>({
    control,
    name: 'times',
  });
  const times = useWatch({ control, name: 'times' });
  const capacity = useWatch({ control, name: 'capacity' });
  const duration = useWatch({ control, name: 'durationMinutes' });
  const add = (days: readonly number[]) =>
    rows.append(
      nextTime(form.getValues('times'), days, wholeNumber(duration) ?? DEFAULT_DURATION_MINUTES),
      { focusName: `times.${times.length}.start` },
    );

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2.5 }}>
        <FormText
          control={control}
          name="capacity"
          inputMode="numeric"
          label={t('settings:services.capacity')}
          hint={t('settings:services.capacityHint')}
          sx={{ flex: '1 1 200px', width: 'auto' }}
        />
        <FormText
          control={control}
          name="durationMinutes"
          inputMode="numeric"
          label={t('settings:services.duration')}
          suffix={t('settings:minutes')}
          hint={t('settings:services.durationHint')}
          sx={{ flex: '1 1 200px', width: 'auto' }}
        />
      </Box>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {t('settings:services.times.week')}
      </Typography>
      <WeekView
        times={times}
        defaultCapacity={capacity}
        onOpen={(index) => form.setFocus(`times.${index}.start`)}
        onAdd={(day) => add([day])}
      />
      {times.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {t('settings:services.times.none')}
        </Typography>
      )}
      <TimeRows
        form={form}
        name="times"
        rows={rows}
        label={t('settings:services.times.list')}
        withDays
        onAdd={() => add(WEEK)}
      />
    </>
  );
}
