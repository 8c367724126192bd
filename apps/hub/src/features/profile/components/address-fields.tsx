import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../shared/components/form-text-field';
import type { ProfileValues } from '../lib/profile-values';
import { FieldGroup } from './field-group';

interface Props {
  control: Control<ProfileValues>;
}

/** The postal address. */
export function AddressFields({ control }: Props) {
  const { t } = useTranslation('hub');
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
      <FormTextField
        control={control}
        name="country"
        label={t('profile.country')}
        autoComplete="country-name"
      />
    </FieldGroup>
  );
}
