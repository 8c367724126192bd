import { useListTreatmentTypesQuery } from '@atrium/api-client/admin';
import { type Control, useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import type { StayFormValues } from '../lib/stay-form';
import { NumberField } from './number-field';
import { StayRows } from './stay-rows';

interface Props {
  control: Control<StayFormValues>;
}

/** The treatments that each adult of the stay may have, on any of its days; nothing where the venue has no spa. */
export function StayTreatmentRows({ control }: Props) {
  const { t } = useTranslation('admin');
  const { modules } = useMe().vendor;
  const types = useListTreatmentTypesQuery(undefined, { skip: !modules.spa }).data?.data ?? [];
  const rows = useFieldArray({ control, name: 'treatments', keyName: 'key' });
  const isBooked = (index: number) => rows.fields[index]?.isBooked === true;
  const optionsOf = (index: number) =>
    types
      .filter(({ _id, active }) => active || _id === rows.fields[index]?.type)
      .map(({ _id, name }) => ({ value: _id, label: name }));
  if (types.length === 0 && rows.fields.length === 0) return null;

  return (
    <StayRows
      title={t('stays.treatmentTypes')}
      keys={rows.fields.map(({ key }) => key)}
      columns="1fr 130px auto"
      addLabel={t('stayEdit.addTreatment')}
      onAdd={() => rows.append({ id: undefined, type: '', quantity: '1', isBooked: false })}
      removeLabel={(index) => t('stayEdit.removeTreatment', { number: index + 1 })}
      canRemove={(index) => !isBooked(index)}
      onRemove={(index) => rows.remove(index)}
    >
      {(index) => (
        <>
          <FormSelect
            control={control}
            name={`treatments.${index}.type`}
            label={t('stayEdit.treatmentNo', { number: index + 1 })}
            disabled={isBooked(index)}
            hint={isBooked(index) ? t('stayEdit.bookedTreatment') : undefined}
            options={[{ value: '', label: '–' }, ...optionsOf(index)]}
          />
          <NumberField
            control={control}
            name={`treatments.${index}.quantity`}
            label={t('stayEdit.perAdult')}
            min={1}
            max={20}
          />
        </>
      )}
    </StayRows>
  );
}
