import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTime } from '../../../../shared/forms/fields/form-time';
import type { VendorValues } from '../lib/vendor-values';

/** Between which times nobody is sent what can wait. */
export function QuietHours({ control }: { control: Control<VendorValues> }) {
  const { t } = useTranslation('settings');
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <FormTime control={control} name="quietFrom" label={t('vendor.quietHours.from')} />
        <FormTime control={control} name="quietUntil" label={t('vendor.quietHours.until')} />
      </Box>
      <FormHelperText>{t('vendor.quietHours.hint')}</FormHelperText>
    </Box>
  );
}
