import { languageInfo } from '@atrium/i18n/languages';
import Box from '@mui/material/Box';
import { isSupportedCountry } from 'libphonenumber-js';
import { MuiTelInput, type MuiTelInputCountry } from 'mui-tel-input';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../hooks/use-language';
import { flagEmoji } from '../lib/flag-emoji';
import type { PhoneFieldProps } from '../lib/phone-field-props';

/** Flags are letters of the font: the library's own are fetched from a foreign host. */
const flag = (country: string) => (
  <Box component="span" aria-hidden sx={{ fontSize: '1.25rem', lineHeight: 1, width: 26 }}>
    {flagEmoji(country)}
  </Box>
);

/** Loaded by `PhoneField` when it is first shown. */
export function PhoneInput({ defaultCountry, onBlur, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('ui');
  const { locale } = languageInfo[useLanguage()];
  const country: MuiTelInputCountry = isSupportedCountry(defaultCountry) ? defaultCountry : 'NO';

  return (
    <MuiTelInput
      {...field}
      {...(onBlur && { onBlur: (event) => onBlur(event) })}
      autoComplete="tel"
      defaultCountry={country}
      langOfCountryName={locale}
      focusOnSelectCountry
      getFlagElement={flag}
      FlagIconButtonProps={{ 'aria-label': t('phone.country') }}
    />
  );
}
