import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormProvider, type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { AddonRows } from '../../../../shared/settings/addons/addon-rows';
import { TaxRates } from '../../../../shared/settings/tax/tax-rates';
import type { ServiceValues } from '../lib/service-values';
import { AgeBandRows } from './age-band-rows';
import { CancellationSteps } from './payment/cancellation-steps';
import { PrepaidPartFields } from './payment/prepaid-part-fields';
import { PrepaymentExceptions } from './payment/prepayment-exceptions';
import { PrepaymentSelect } from './payment/prepayment-select';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** Price, prepayment, addons, what cancelling and not coming cost, and tax. */
export function PriceSection({ form }: Props) {
  const { control } = form;
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const prepayment = useWatch({ control, name: 'prepayment' });
  // hidden ones are kept, and count again when children may come
  const sellsToChildren = useWatch({ control, name: 'allowBookingForChildren' });
  const noShowFee = useWatch({ control, name: 'noShowFee.kind' });

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
      {sellsToChildren && (
        <FormProvider {...form}>
          <AgeBandRows />
        </FormProvider>
      )}
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <PrepaidPartFields
          control={control}
          name="noShowFee"
          label={t('settings:services.noShow.label')}
          none={t('settings:services.noShow.none')}
          hint={noShowFee === 'none' ? undefined : t('settings:services.noShow.hint')}
        />
      </Box>
      <FormProvider {...form}>
        <TaxRates />
      </FormProvider>
    </Box>
  );
}
