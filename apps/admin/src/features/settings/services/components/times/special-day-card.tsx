import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDate } from '../../../../../shared/forms/fields/form-date';
import { FormSwitch } from '../../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import type { ServiceValues } from '../../lib/service-values';
import { weeklyTimesOf } from '../../lib/special-days';
import { nextTime } from '../../lib/time-values';
import { TimeRows } from './time-rows';

interface Props {
  form: UseFormReturn<ServiceValues>;
  index: number;
  onRemove: () => void;
}

/** A range of days that is closed or open at other times. */
export function SpecialDayCard({ form, index, onRemove }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = form;
  const name = `specialdays.${index}` as const;
  const rows = useFieldArray<ServiceValues, 'times' | `specialdays.${number}.times`>({
    control,
    name: `${name}.times`,
  });
  const [startDate, endDate, open] = useWatch({
    control,
    name: [`${name}.startDate`, `${name}.endDate`, `${name}.open`],
  });

  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start' }}>
        <FormDate
          control={control}
          name={`${name}.startDate`}
          label={t('settings:services.special.from')}
        />
        <FormDate
          control={control}
          name={`${name}.endDate`}
          label={t('settings:services.special.until')}
        />
        <FormText
          control={control}
          name={`${name}.comment`}
          label={t('settings:services.special.comment')}
          maxLength={500}
          sx={{ flex: '1 1 200px', width: 'auto' }}
        />
        <Tooltip title={t('settings:services.special.remove')}>
          <IconButton
            aria-label={t('settings:services.special.remove')}
            onClick={onRemove}
            sx={{ mt: 3 }}
          >
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 1 }}>
        <FormSwitch
          control={control}
          name={`${name}.open`}
          label={t(open ? 'settings:services.special.open' : 'settings:services.special.closed')}
        />
        {open && isCalendarDate(startDate) && (
          <Button
            size="small"
            onClick={() =>
              form.setValue(
                `${name}.times`,
                weeklyTimesOf(form.getValues('times'), startDate, endDate),
                { shouldDirty: true },
              )
            }
          >
            {t('settings:services.special.takeWeekly')}
          </Button>
        )}
      </Box>
      {open && (
        <TimeRows
          form={form}
          name={`${name}.times`}
          rows={rows}
          label={t('settings:services.times.list')}
          withDays={startDate !== endDate}
          onAdd={() => rows.append(nextTime(form.getValues(`${name}.times`), [], 60))}
        />
      )}
    </Card>
  );
}
