import {
  type FreeRoomOutput,
  type TreatmentOutput,
  useListTreatmentRoomsQuery,
} from '@atrium/api-client/admin';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';

interface Props {
  treatment: TreatmentOutput;
  /** Which are free at the chosen time; undefined until it is known. */
  free: readonly FreeRoomOutput[] | undefined;
  /** Id; empty: none. */
  value: string;
  onChange: (room: string) => void;
}

/** Where, of the rooms that are free at the chosen time. */
export function RoomSelect({ treatment, free, value, onChange }: Props) {
  const { t } = useTranslation('treatments');
  const all = useListTreatmentRoomsQuery().data?.data ?? [];
  const isOfPause = isPause(treatment);
  const choices = isOfPause ? all.filter(({ active }) => active) : (free ?? []);
  const name = all.find(({ _id }) => _id === value)?.name ?? treatment._room?.name ?? '';
  const isListed = choices.some(({ _id }) => _id === value);
  const isFree = isOfPause || !free || value === '' || isListed;
  return (
    <SelectInput
      label={t('room')}
      value={value}
      error={!isFree}
      helperText={isFree ? undefined : t('notFree', { name })}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t(isOfPause ? 'pause.noRoom' : 'anyRoom')}</option>
      {value !== '' && !isListed && <option value={value}>{name}</option>}
      {choices.map((room) => (
        <option key={room._id} value={room._id}>
          {room.name}
        </option>
      ))}
    </SelectInput>
  );
}
