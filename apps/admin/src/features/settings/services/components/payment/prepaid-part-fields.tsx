import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../../shared/access/use-me';
import { FormSelect } from '../../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../../shared/forms/fields/form-text';
import type { ServiceValues } from '../../lib/service-values';

interface Props {
  control: Control<ServiceValues>;
  name: 'prepaidPart' | 'noShowFee' | `prepaymentExceptions.${number}.prepaidPart`;
  /** Default: that of a prepayment. */
  label?: string;
  hint?: string | undefined;
  /** What it is called where there is none of it; absent: there always is. */
  none?: string;
}

const sx = { flex: '1 1 180px', width: 'auto' };

/** How much of the price: what is prepaid, or what not coming costs. */
export function PrepaidPartFields({ control, name, label, hint, none }: Props) {
  const { t } = useTranslation('settings');
  const { currency } = useMe().vendor;
  const kind = useWatch({ control, name: `${name}.kind` });

  return (
    <>
      <FormSelect
        control={control}
        name={`${name}.kind`}
        label={label ?? t('services.prepayment.part')}
        hint={hint}
        options={[
          ...(none === undefined ? [] : [{ value: 'none', label: none }]),
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
