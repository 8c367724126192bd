import type { TreatmentTypeOutput } from '@atrium/api-client/admin';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import type { PackageValues } from '../lib/package-values';

interface Props {
  control: Control<PackageValues>;
  types: readonly TreatmentTypeOutput[];
}

/** The treatments of a stay, so many for each adult, on any of its days. */
export function IncludedTreatments({ control, types }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const rows = useFieldArray({ control, name: 'treatments' });
  const optionsOf = (chosen: string | undefined) =>
    types
      .filter(({ _id, active }) => active || _id === chosen)
      .map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <FormRows
      label={t('stays.treatmentTypes')}
      rows={rows.fields}
      addLabel={t('stayEdit.addTreatment')}
      removeLabel={t('settings:packages.removeTreatment')}
      onAdd={() => rows.append({ _id: '', type: '', quantity: '1' })}
      onRemove={rows.remove}
    >
      {(index) => (
        <>
          <FormText
            control={control}
            name={`treatments.${index}.quantity`}
            inputMode="numeric"
            label={t('stayEdit.perAdult')}
            sx={{ flex: '1 1 110px', width: 'auto' }}
          />
          <FormSelect
            control={control}
            name={`treatments.${index}.type`}
            label={t('settings:packages.treatment')}
            options={[{ value: '', label: '–' }, ...optionsOf(rows.fields[index]?.type)]}
            sx={{ flex: '3 1 140px', width: 'auto' }}
          />
        </>
      )}
    </FormRows>
  );
}
