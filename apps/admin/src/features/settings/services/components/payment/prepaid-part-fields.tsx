import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../../shared/access/use-me';
import { FormSelect } from '../../../../../shared/forms/form-select';
import { FormText } from '../../../../../shared/forms/form-text';
import type { ServiceValues } from '../../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
  name: 'prepaidPart' | `prepaymentExceptions.${number}.prepaidPart`;
}

const sx = { flex: '1 1 180px', width: 'auto' };

/** How much of it is prepaid. */
export function PrepaidPartFields({ control, name }: Props) {
  const { t } = useTranslation('settings');
  const { currency } = useMe().vendor;
  const kind = useWatch({ control, name: `${name}.kind` });

  return (
    <>
      <FormSelect
        control={control}
        name={`${name}.kind`}
        label={t('services.prepayment.part')}
        options={[
          { value: 'all', label: t('services.prepayment.all') },
          { value: 'share', label: t('services.prepayment.share') },
          { value: 'perHead', label: t('services.prepayment.perHead') },
        ]}
        sx={sx}
      />
      {kind === 'share' && (
        <FormText
          control={control}
          name={`${name}.percent`}
          inputMode="decimal"
          label={t('services.prepayment.percent')}
          suffix="%"
          sx={sx}
        />
      )}
      {kind === 'perHead' && (
        <FormText
          control={control}
          name={`${name}.amount`}
          inputMode="decimal"
          label={t('services.prepayment.perHeadAmount')}
          suffix={currency}
          sx={sx}
        />
      )}
    </>
  );
}
