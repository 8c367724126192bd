import Box from '@mui/material/Box';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelectField } from '../../../shared/components/fields/form-select-field';
import { FormTextField } from '../../../shared/components/fields/form-text-field';
import { useCountries } from '../hooks/use-countries';
import type { ProfileValues } from '../lib/profile-values';
import { FieldGroup } from './field-group';

interface Props {
  control: Control<ProfileValues>;
}

/** The postal address. */
export function AddressFields({ control }: Props) {
  const { t } = useTranslation('hub');
  const country = useWatch({ control, name: 'country' });
  const countries = useCountries();
  // Written out before, or by staff: opening this page must not lose it.
  const isOther = country !== '' && !countries.some(({ value }) => value === country);
  const choices = [
    { value: '', label: t('profile.countryNone') },
    ...(isOther ? [{ value: country, label: country }] : []),
    ...countries,
  ];
  return (
    <FieldGroup title={t('profile.address')}>
      <FormTextField
        control={control}
        name="street"
        label={t('profile.street')}
        autoComplete="street-address"
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <FormTextField
          control={control}
          name="postalCode"
          label={t('profile.postalCode')}
          autoComplete="postal-code"
        />
        <FormTextField
          control={control}
          name="city"
          label={t('profile.city')}
          autoComplete="address-level2"
        />
      </Box>
      <FormSelectField
        control={control}
        name="country"
        label={t('profile.country')}
        choices={choices}
        autoComplete="country"
      />
    </FieldGroup>
  );
}
