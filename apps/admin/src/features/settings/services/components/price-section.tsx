import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormText } from '../../../../shared/forms/form-text';
import { AddonRows } from '../../../../shared/settings/addons/addon-rows';
import type { ServiceValues } from '../lib/service-values';
import { CancellationSteps } from './payment/cancellation-steps';
import { PrepaidPartFields } from './payment/prepaid-part-fields';
import { PrepaymentExceptions } from './payment/prepayment-exceptions';
import { PrepaymentSelect } from './payment/prepayment-select';
import { TaxRates } from './payment/tax-rates';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** Price, prepayment, addons, what cancelling costs, and tax. */
export function PriceSection({ form }: Props) {
  const { control } = form;
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const prepayment = useWatch({ control, name: 'prepayment' });

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <FormText
          control={control}
          name="price"
          inputMode="decimal"
          label={t('settings:services.price')}
          hint={t('settings:services.priceHint')}
          suffix={currency}
          sx={{ flex: '1 1 200px', width: 'auto' }}
        />
        <PrepaymentSelect
          control={control}
          name="prepayment"
          hint={
            prepayment === 'required' ? t('settings:services.prepayment.requiredHint') : undefined
          }
        />
        {prepayment !== 'none' && <PrepaidPartFields control={control} name="prepaidPart" />}
      </Box>
      <Box>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {t('booking.addons')}
        </Typography>
        <FormProvider {...form}>
          <AddonRows />
        </FormProvider>
      </Box>
      <PrepaymentExceptions control={control} />
      <CancellationSteps control={control} />
      <TaxRates control={control} />
    </Box>
  );
}
