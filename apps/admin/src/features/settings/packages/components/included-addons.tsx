import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import type { PackageValues } from '../lib/package-values';

interface Props {
  control: Control<PackageValues>;
}

/** What else a stay includes: a bottle in the room, a late check-out. */
export function IncludedAddons({ control }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const rows = useFieldArray({ control, name: 'addons' });
  return (
    <FormRows
      label={t('stays.addons')}
      rows={rows.fields}
      addLabel={t('settings:services.addAddon')}
      removeLabel={t('settings:services.removeAddon')}
      onAdd={() => rows.append({ _id: '', name: '', quantity: '1' })}
      onRemove={rows.remove}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`addons.${index}.quantity`}
            inputMode="numeric"
            label={t('settings:packages.quantity')}
            sx={{ flex: '1 1 90px', width: 'auto' }}
          />
          <FormText
            control={control}
            name={`addons.${index}.name`}
            label={t('fields.name', { ns: 'common' })}
            maxLength={100}
            sx={{ flex: '3 1 200px', width: 'auto' }}
          />
        </>
      )}
    </FormRows>
  );
}
