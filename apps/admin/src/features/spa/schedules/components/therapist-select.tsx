import type { TherapistOutput } from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';

interface Props {
  therapists: readonly TherapistOutput[];
  /** Id. */
  value: string;
  onChange: (therapist: string) => void;
}

/** Active therapists, and those already chosen. */
export function TherapistSelect({ therapists, value, onChange }: Props) {
  const { t } = useTranslation('schedules');
  const offered = therapists.filter(({ _id, active }) => active || _id === value);
  return (
    <SelectInput
      label={t('grid.therapist')}
      value={value}
      sx={{ mt: 1 }}
      onChange={({ target }) => onChange(target.value)}
    >
      {offered.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
