import { MAX_AGE_BANDS } from '@atrium/rules/money/age-bands';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import { newAgeBand, type WithAgeBands } from '../lib/age-band-values';

/** What children pay by their age; of the form around it. */
export function AgeBandRows() {
  const { t } = useTranslation(['settings', 'common']);
  const { currency } = useMe().vendor;
  const { control } = useFormContext<WithAgeBands>();
  const bands = useFieldArray({ control, name: 'ageBands' });
  const years = (index: number, field: 'from' | 'to') => (
    <FormText
      control={control}
      name={`ageBands.${index}.${field}`}
      inputMode="numeric"
      label={t(field === 'from' ? 'services.ageBands.from' : 'services.ageBands.to')}
      sx={{ flex: '1 1 90px', width: 'auto' }}
    />
  );
  return (
    <FormRows
      label={t('services.ageBands.title')}
      hint={t('services.ageBands.hint')}
      rows={bands.fields}
      most={MAX_AGE_BANDS}
      addLabel={t('services.ageBands.add')}
      removeLabel={t('services.ageBands.remove')}
      onAdd={() => bands.append(newAgeBand)}
      onRemove={bands.remove}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`ageBands.${index}.name`}
            label={t('fields.name', { ns: 'common' })}
            maxLength={40}
            sx={{ flex: '2 1 160px', width: 'auto' }}
          />
          {years(index, 'from')}
          {years(index, 'to')}
          <FormText
            control={control}
            name={`ageBands.${index}.price`}
            inputMode="decimal"
            label={t('fields.price', { ns: 'common' })}
            hint={t('services.priceHint')}
            suffix={currency}
            sx={{ flex: '1 1 120px', width: 'auto' }}
          />
        </>
      )}
    </FormRows>
  );
}
