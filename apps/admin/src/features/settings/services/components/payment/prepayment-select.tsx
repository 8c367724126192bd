import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../../../shared/forms/fields/form-select';
import type { ServiceValues } from '../../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
  name: 'prepayment' | `prepaymentExceptions.${number}.prepayment`;
  hint?: string | undefined;
}

/** Whether guests pay when they book. */
export function PrepaymentSelect({ control, name, hint }: Props) {
  const { t } = useTranslation('settings');
  return (
    <FormSelect
      control={control}
      name={name}
      label={t('services.prepayment.label')}
      hint={hint}
      options={[
        { value: 'none', label: t('services.prepayment.none') },
        { value: 'optional', label: t('services.prepayment.optional') },
        { value: 'required', label: t('services.prepayment.required') },
      ]}
      sx={{ flex: '1 1 200px', width: 'auto' }}
    />
  );
}
