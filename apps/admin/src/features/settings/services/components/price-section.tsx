import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormRows } from '../../../../shared/forms/form-rows';
import { FormSelect } from '../../../../shared/forms/form-select';
import { FormText } from '../../../../shared/forms/form-text';
import { newAddon, type ServiceValues } from '../lib/service-values';

interface Props {
  form: UseFormReturn<ServiceValues>;
}

/** Price, prepayment and addons. */
export function PriceSection({ form: { control } }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const prepayment = useWatch({ control, name: 'prepayment' });
  const addons = useFieldArray({ control, name: 'addons' });

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
        <FormSelect
          control={control}
          name="prepayment"
          label={t('settings:services.prepayment.label')}
          hint={
            prepayment === 'required' ? t('settings:services.prepayment.requiredHint') : undefined
          }
          options={[
            { value: 'none', label: t('settings:services.prepayment.none') },
            { value: 'optional', label: t('settings:services.prepayment.optional') },
            { value: 'required', label: t('settings:services.prepayment.required') },
          ]}
          sx={{ flex: '1 1 200px', width: 'auto' }}
        />
      </Box>
      <Box>
        <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
          {t('booking.addons')}
        </Typography>
        <FormRows
          label={t('booking.addons')}
          rows={addons.fields}
          addLabel={t('settings:services.addAddon')}
          removeLabel={t('settings:services.removeAddon')}
          onAdd={() => addons.append(newAddon)}
          onRemove={addons.remove}
        >
          {(index) => (
            <>
              <FormText
                control={control}
                name={`addons.${index}.name`}
                label={t('fields.name', { ns: 'common' })}
                maxLength={100}
                sx={{ flex: '2 1 180px', width: 'auto' }}
              />
              <FormText
                control={control}
                name={`addons.${index}.price`}
                inputMode="decimal"
                label={t('fields.price', { ns: 'common' })}
                suffix={currency}
                sx={{ flex: '1 1 120px', width: 'auto' }}
              />
              <FormText
                control={control}
                name={`addons.${index}.maxQuantity`}
                inputMode="numeric"
                label={t('settings:services.maxQuantity')}
                placeholder={t('settings:noLimit')}
                sx={{ flex: '1 1 120px', width: 'auto' }}
              />
            </>
          )}
        </FormRows>
      </Box>
    </Box>
  );
}
