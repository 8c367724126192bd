import { type Control, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDate } from '../../../../../shared/forms/fields/form-date';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../../shared/forms/form-rows';
import { newException } from '../../lib/prepayment-values';
import type { ServiceValues } from '../../lib/service-values';
import { PrepaidPartFields } from './prepaid-part-fields';
import { PrepaymentSelect } from './prepayment-select';

const MOST = 20;

interface Props {
  control: Control<ServiceValues>;
}

/** Days and parties of which another prepayment is asked. */
export function PrepaymentExceptions({ control }: Props) {
  const { t } = useTranslation('settings');
  const name = 'prepaymentExceptions';
  const { fields, append, remove } = useFieldArray({ control, name });
  const exceptions = useWatch({ control, name });

  return (
    <FormRows
      label={t('services.prepayment.exceptions')}
      hint={t('services.prepayment.exceptionsHint')}
      rows={fields}
      most={MOST}
      addLabel={t('services.prepayment.addException')}
      removeLabel={t('services.prepayment.removeException')}
      onAdd={() => append(newException)}
      onRemove={remove}
    >
      {(index) => (
        <>
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
          <FormText
            control={control}
            name={`${name}.${index}.minParticipants`}
            inputMode="numeric"
            label={t('services.prepayment.minParticipants')}
            sx={{ flex: '1 1 140px', width: 'auto' }}
          />
          <PrepaymentSelect control={control} name={`${name}.${index}.prepayment`} />
          {exceptions[index]?.prepayment !== 'none' && (
            <PrepaidPartFields control={control} name={`${name}.${index}.prepaidPart`} />
          )}
        </>
      )}
    </FormRows>
  );
}
