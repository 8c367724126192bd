import { useListTreatmentTypesQuery } from '@atrium/api-client/admin';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import type { TypeValues } from '../lib/type-values';
import { CoveredField } from './covered-field';

interface Props {
  control: Control<TypeValues>;
}

/** The treatments that a membership pays for; nothing where the venue has no spa. */
export function TreatmentTypesField({ control }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { modules } = useMe().vendor;
  const types = useListTreatmentTypesQuery(undefined, { skip: !modules.spa }).data?.data ?? [];
  if (types.length === 0) return null;
  return (
    <CoveredField
      control={control}
      name="treatmentTypes"
      label={t('settings:membershipTypes.treatmentTypes')}
      options={types}
    />
  );
}
