import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormRows } from '../../../../shared/forms/form-rows';
import { FormSection } from '../../../../shared/forms/form-section';
import { FormText } from '../../../../shared/forms/form-text';
import type { TypeValues } from '../lib/type-values';

const MOST_ADDONS = 50;

/** What is sold with a treatment. */
export function AddonsSection() {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { currency } = useMe().vendor;
  const { control } = useFormContext<TypeValues>();
  const addons = useFieldArray({ control, name: 'addons' });
  return (
    <FormSection title={t('booking.addons')}>
      <FormRows
        label={t('booking.addons')}
        rows={addons.fields}
        most={MOST_ADDONS}
        addLabel={t('settings:services.addAddon')}
        removeLabel={t('settings:services.removeAddon')}
        onAdd={() => addons.append({ _id: '', name: '', price: '', maxQuantity: '' })}
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
    </FormSection>
  );
}
