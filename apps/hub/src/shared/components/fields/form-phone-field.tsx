import { defaultLanguage, languageInfo, toLanguage } from '@atrium/i18n/languages';
import { PhoneField } from '@atrium/ui/components/fields/phone-field';
import { useFormField } from '@atrium/ui/hooks/use-form-field';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../hooks/use-vendor';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A phone number; its country defaults to that of the venue's language. */
export function FormPhoneField<Values extends FieldValues>({ control, name }: Props<Values>) {
  const { t } = useTranslation('common');
  const { languageCode } = useVendor();
  const { country } = languageInfo[toLanguage(languageCode) ?? defaultLanguage];
  return (
    <PhoneField
      label={t('fields.phone')}
      {...useFormField({ control, name })}
      defaultCountry={country}
    />
  );
}
