import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../../shared/dates/time-field';
import type { VendorValues } from '../lib/vendor-values';

/** Between which times nobody is sent what may wait. */
export function QuietHours({ control }: { control: Control<VendorValues> }) {
  const { t } = useTranslation('settings');
  const from = useController({ control, name: 'quietFrom' });
  const until = useController({ control, name: 'quietUntil' });
  return (
    <Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
        <TimeField
          label={t('vendor.quietHours.from')}
          value={from.field.value}
          onChange={from.field.onChange}
          onBlur={from.field.onBlur}
          error={from.fieldState.error?.message}
        />
        <TimeField
          label={t('vendor.quietHours.until')}
          value={until.field.value}
          onChange={until.field.onChange}
          onBlur={until.field.onBlur}
          error={until.fieldState.error?.message}
        />
      </Box>
      <FormHelperText sx={{ mx: 1.75 }}>{t('vendor.quietHours.hint')}</FormHelperText>
    </Box>
  );
}
