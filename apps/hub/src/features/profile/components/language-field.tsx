import { languageInfo, languages } from '@atrium/i18n/languages';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelectField } from '../../../shared/components/fields/form-select-field';
import { useVendor } from '../../../shared/hooks/use-vendor';
import type { ProfileValues } from '../lib/profile-values';

interface Props {
  control: Control<ProfileValues>;
}

/** The language of the venue's messages; the page's own is chosen at its top. */
export function LanguageField({ control }: Props) {
  const { t } = useTranslation('hub');
  const { name } = useVendor();
  return (
    <FormSelectField
      control={control}
      name="languageCode"
      label={t('profile.language')}
      choices={[
        { value: '', label: t('profile.languageOfVenue', { vendor: name }) },
        ...languages.map((code) => ({ value: code, label: languageInfo[code].nativeName })),
      ]}
    />
  );
}
