import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from './fields/form-text';
import type { PersonValues } from './person-values';

/** Who somebody is, and where mail reaches them; of the form around it. */
export function PersonFields() {
  const { t } = useTranslation('common');
  const { control } = useFormContext<PersonValues>();
  return (
    <>
      <FormText
        autoFocus
        control={control}
        name="firstname"
        label={t('fields.firstName')}
        maxLength={100}
      />
      <FormText control={control} name="lastname" label={t('fields.lastName')} maxLength={100} />
      <FormText
        control={control}
        name="email"
        inputMode="email"
        label={t('fields.email')}
        maxLength={254}
      />
    </>
  );
}
