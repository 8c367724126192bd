import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { StayFormValues } from '../lib/stay-form';
import { NumberField } from './number-field';
import { StayRows } from './stay-rows';

interface Props {
  control: Control<StayFormValues>;
}

/** The stay's addons and quantities. */
export function StayAddonRows({ control }: Props) {
  const { t } = useTranslation('admin');
  const rows = useFieldArray({ control, name: 'addons', keyName: 'key' });

  return (
    <StayRows
      title={t('stays.addons')}
      keys={rows.fields.map(({ key }) => key)}
      columns="1fr 110px auto"
      addLabel={t('stayEdit.addAddon')}
      onAdd={() => rows.append({ id: undefined, name: '', quantity: '1' })}
      removeLabel={(index) => t('stayEdit.removeAddon', { number: index + 1 })}
      onRemove={(index) => rows.remove(index)}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`addons.${index}.name`}
            label={t('stayEdit.addonNo', { number: index + 1 })}
            maxLength={100}
          />
          <NumberField
            control={control}
            name={`addons.${index}.quantity`}
            label={t('stayEdit.quantityOf', { number: index + 1 })}
            min={1}
            max={99}
          />
        </>
      )}
    </StayRows>
  );
}
