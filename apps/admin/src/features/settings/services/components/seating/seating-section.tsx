import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../../shared/forms/form-rows';
import type { ServiceValues } from '../../lib/service-values';
import { RoomsField } from './rooms-field';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** When parties get their tables, in which rooms, and for how long. */
export function SeatingSection({ form: { control } }: Props) {
  const { t } = useTranslation('settings');
  const tables = useWatch({ control, name: 'tables' });
  const turns = useFieldArray({ control, name: 'turnTimes' });

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <FormSelect
        control={control}
        name="tables"
        label={t('services.seating.tables')}
        hint={tables === 'atBooking' ? t('services.seating.atBookingHint') : undefined}
        options={[
          { value: 'none', label: t('services.seating.none') },
          { value: 'atBooking', label: t('services.seating.atBooking') },
        ]}
      />
      <RoomsField control={control} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FormText
          control={control}
          name="maxSpareSeats"
          inputMode="numeric"
          label={t('services.seating.spare')}
          hint={t('services.seating.spareHint')}
          sx={{ flex: '1 1 220px', width: 'auto' }}
        />
        <FormText
          control={control}
          name="pacing"
          inputMode="numeric"
          label={t('services.seating.pacing')}
          hint={t('services.seating.pacingHint')}
          sx={{ flex: '1 1 220px', width: 'auto' }}
        />
      </Box>
      <Box>
        <Typography component="h2" variant="h6">
          {t('services.seating.turnTimes')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {t('services.seating.turnTimesHint')}
        </Typography>
        <FormRows
          label={t('services.seating.turnTimes')}
          rows={turns.fields}
          addLabel={t('services.seating.addTurn')}
          removeLabel={t('services.seating.removeTurn')}
          onAdd={() => turns.append({ upTo: '', minutes: '' })}
          onRemove={turns.remove}
        >
          {(index) => (
            <>
              <FormText
                control={control}
                name={`turnTimes.${index}.upTo`}
                inputMode="numeric"
                label={t('services.seating.upTo')}
                sx={{ flex: '1 1 120px', width: 'auto' }}
              />
              <FormText
                control={control}
                name={`turnTimes.${index}.minutes`}
                inputMode="numeric"
                label={t('services.seating.minutes')}
                suffix={t('minutes')}
                sx={{ flex: '1 1 120px', width: 'auto' }}
              />
            </>
          )}
        </FormRows>
      </Box>
    </Box>
  );
}
