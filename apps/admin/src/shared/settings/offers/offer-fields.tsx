import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../access/use-me';
import { FormSwitch } from '../../forms/fields/form-switch';
import { FormText } from '../../forms/fields/form-text';
import { FormSection } from '../../forms/form-section';
import type { OfferValues } from './offer-values';

interface Props {
  priceHint?: string | undefined;
  /** Between its price and what is said of it. */
  children?: ReactNode;
}

/** Whether something is sold, under what name and for how much; of the form around it. */
export function OfferFields({ priceHint, children }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const { control } = useFormContext<OfferValues>();
  return (
    <>
      <FormSwitch control={control} name="active" label={t('settings:sold')} />
      <FormSection title={t('settings:offer')}>
        <FormText
          control={control}
          name="name"
          label={t('fields.name', { ns: 'common' })}
          hint={t('settings:nameHint')}
          maxLength={100}
        />
        <FormText
          control={control}
          name="price"
          inputMode="decimal"
          label={t('fields.price', { ns: 'common' })}
          hint={priceHint}
          suffix={currency}
        />
        {children}
        <FormText
          control={control}
          name="description"
          label={t('settings:description')}
          multiline
          minRows={2}
          maxLength={4000}
          sx={{ gridColumn: '1 / -1' }}
        />
      </FormSection>
    </>
  );
}
