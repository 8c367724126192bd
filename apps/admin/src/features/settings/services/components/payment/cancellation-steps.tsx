import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../../shared/forms/form-rows';
import type { ServiceValues } from '../../lib/service-values';

const MOST = 5;

interface Props {
  control: Control<ServiceValues>;
}

/** What cancelling costs, step by step. */
export function CancellationSteps({ control }: Props) {
  const { t } = useTranslation('settings');
  const name = 'cancellationTerms';
  const { fields, append, remove } = useFieldArray({ control, name });

  return (
    <FormRows
      label={t('services.cancellation.title')}
      hint={t('services.cancellation.hint')}
      rows={fields}
      most={MOST}
      addLabel={t('services.cancellation.add')}
      removeLabel={t('services.cancellation.remove')}
      onAdd={() => append({ hours: '', percent: '' })}
      onRemove={remove}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`${name}.${index}.hours`}
            inputMode="numeric"
            label={t('services.cancellation.hours')}
            suffix={t('hours')}
            sx={{ flex: '1 1 160px', width: 'auto' }}
          />
          <FormText
            control={control}
            name={`${name}.${index}.percent`}
            inputMode="decimal"
            label={t('services.cancellation.percent')}
            suffix="%"
            sx={{ flex: '1 1 160px', width: 'auto' }}
          />
        </>
      )}
    </FormRows>
  );
}
