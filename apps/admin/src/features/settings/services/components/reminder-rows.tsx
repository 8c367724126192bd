import { MOST_REMINDERS } from '@atrium/rules/bookings/reminders';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import type { ServiceValues } from '../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
}

/** How long before the start guests are reminded. */
export function ReminderRows({ control }: Props) {
  const { t } = useTranslation('settings');
  const name = 'reminders';
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FormRows
      label={t('services.reminders.title')}
      hint={t('services.reminders.hint')}
      rows={fields}
      most={MOST_REMINDERS}
      addLabel={t('services.reminders.add')}
      removeLabel={t('services.reminders.remove')}
      onAdd={() => append({ hours: '' })}
      onRemove={remove}
    >
      {(index) => (
        <FormText
          control={control}
          name={`${name}.${index}.hours`}
          inputMode="numeric"
          label={t('services.reminders.hours')}
          suffix={t('hours')}
          sx={{ flex: '1 1 160px', width: 'auto' }}
        />
      )}
    </FormRows>
  );
}
