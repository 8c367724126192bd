import { languageInfo } from '@atrium/i18n/languages';
import { withPlus } from '@atrium/rules/contact/phone-prefix';
import Box from '@mui/material/Box';
import { isSupportedCountry } from 'libphonenumber-js';
import { MuiTelInput, type MuiTelInputCountry } from 'mui-tel-input';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../hooks/use-language';
import type { PhoneFieldProps } from '../../lib/phone-field-props';

/**
 * A country by its two letters: the library's flags are fetched from a foreign host, and those of the
 * font are missing on Windows.
 */
const countryCode = (country: string) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 30,
      py: 0.25,
      fontSize: '0.75rem',
      fontWeight: 600,
      textAlign: 'center',
      color: 'text.secondary',
      border: 1,
      borderColor: 'divider',
      borderRadius: '6px',
    }}
  >
    {country}
  </Box>
);

/** Loaded by `PhoneField` when it is first shown. */
export function PhoneInput({ defaultCountry, onBlur, onChange, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('ui');
  const { locale } = languageInfo[useLanguage()];
  const country: MuiTelInputCountry = isSupportedCountry(defaultCountry) ? defaultCountry : 'NO';

  return (
    <MuiTelInput
      {...field}
      onChange={(value, { nationalNumber }) =>
        onChange(
          nationalNumber && withPlus(nationalNumber) !== nationalNumber
            ? withPlus(nationalNumber)
            : value,
        )
      }
      {...(onBlur && { onBlur: (event) => onBlur(event) })}
      autoComplete="tel"
      defaultCountry={country}
      // The Tab key selects all of a field: typing would replace the prefix, and 41… be a Swiss number.
      forceCallingCode
      langOfCountryName={locale}
      focusOnSelectCountry
      getFlagElement={countryCode}
      FlagIconButtonProps={{ 'aria-label': t('phone.country') }}
    />
  );
}
