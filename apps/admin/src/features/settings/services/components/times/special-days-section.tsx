import { addDays } from '@atrium/rules/calendar/calendar-date';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../../shared/access/use-me';
import { useVenueNow } from '../../../../../shared/dates/use-venue-now';
import type { ServiceValues } from '../../lib/service-values';
import { isOver, newSpecialDay } from '../../lib/special-days';
import { SpecialDayCard } from './special-day-card';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** The special days; past ones are folded away. */
export function SpecialDaysSection({ form }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { vendor } = useMe();
  const today = useVenueNow(vendor.timezone).date;
  const [withPast, setWithPast] = useState(false);
  const days = useFieldArray({ control: form.control, name: 'specialdays' });
  const past = days.fields.filter((day) => isOver(day, today)).length;

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {t('settings:services.special.hint')}
        </Typography>
        {past > 0 && (
          <Button size="small" aria-pressed={withPast} onClick={() => setWithPast(!withPast)}>
            {t('settings:services.special.past', { count: past })}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          onClick={() =>
            days.append(newSpecialDay(form.getValues('times'), addDays(today, 1)), {
              focusName: `specialdays.${days.fields.length}.startDate`,
            })
          }
        >
          {t('settings:services.special.add')}
        </Button>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {days.fields.map((day, index) =>
          !withPast && isOver(day, today) ? null : (
            <SpecialDayCard
              key={day.id}
              form={form}
              index={index}
              onRemove={() => days.remove(index)}
            />
          ),
        )}
      </Box>
    </>
  );
}
