import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDate } from '../../forms/fields/form-date';
import { FormText } from '../../forms/fields/form-text';
import { FormRows } from '../../forms/form-rows';
import type { WithTax } from './tax-values';

const MOST = 10;

/** The tax that the price includes, and the days on which each rate applies; of the form around it. */
export function TaxRates() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<WithTax>();
  const name = 'taxRates';
  const { fields, append, remove } = useFieldArray({ control, name });

  return (
    <FormRows
      label={t('services.tax.title')}
      hint={t('services.tax.hint')}
      rows={fields}
      most={MOST}
      addLabel={t('services.tax.add')}
      removeLabel={t('services.tax.remove')}
      onAdd={() => append({ percent: '', from: '', until: '' })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`${name}.${index}.percent`}
            inputMode="decimal"
            label={t('services.tax.rate')}
            suffix="%"
            sx={{ flex: '1 1 120px', width: 'auto' }}
          />
          <FormDate
            control={control}
            name={`${name}.${index}.from`}
            label={t('services.prepayment.from')}
          />
          <FormDate
            control={control}
            name={`${name}.${index}.until`}
            label={t('services.prepayment.until')}
          />
        </>
      )}
    </FormRows>
  );
}
