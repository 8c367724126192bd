import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDate } from '../../../../../shared/forms/form-date';
import { FormRows } from '../../../../../shared/forms/form-rows';
import { FormText } from '../../../../../shared/forms/form-text';
import type { ServiceValues } from '../../lib/service-values';

const MOST = 10;

interface Props {
  control: Control<ServiceValues>;
}

/** The tax that the price includes, and the days on which each rate applies. */
export function TaxRates({ control }: Props) {
  const { t } = useTranslation('settings');
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
