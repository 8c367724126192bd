import { type TreatmentTypeOutput, useListTreatmentRoomsQuery } from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';

interface Props {
  type: TreatmentTypeOutput;
  /** Id; empty: chosen by the rules. */
  value: string;
  onChange: (room: string) => void;
}

/** Where: the plainest room that is free, unless somebody says so. */
export function RoomField({ type, value, onChange }: Props) {
  const { t } = useTranslation('treatments');
  const rooms = useListTreatmentRoomsQuery().data?.data ?? [];
  const suitable = rooms.filter(
    ({ _id, active, places }) => active && type.rooms.includes(_id) && places >= type.guests,
  );
  return (
    <SelectInput
      label={t('room')}
      value={suitable.some(({ _id }) => _id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('anyRoom')}</option>
      {suitable.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
