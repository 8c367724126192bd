import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../access/use-me';
import { FormText } from '../../forms/fields/form-text';
import { FormRows } from '../../forms/form-rows';
import { newAddon, type WithAddons } from './addon-values';

/** The API's limit. */
const MOST_ADDONS = 50;

/** What is sold along with it: names, prices and how many; of the form around it. */
export function AddonRows() {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const { control } = useFormContext<WithAddons>();
  const addons = useFieldArray({ control, name: 'addons' });
  return (
    <FormRows
      label={t('booking.addons')}
      rows={addons.fields}
      most={MOST_ADDONS}
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
  );
}
