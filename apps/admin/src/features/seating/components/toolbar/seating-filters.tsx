import type { ServiceOutput } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { FilterSelect } from '../../../../shared/filters/filter-select';
import type { SeatingPlace } from '../../hooks/use-seating-place';
import type { Room } from '../../lib/room';

interface Props {
  rooms: readonly Room[];
  services: readonly ServiceOutput[];
  place: SeatingPlace;
  /** That is shown. */
  room: Room;
  onGo: (next: Partial<SeatingPlace>) => void;
  typed: string;
  onType: (typed: string) => void;
}

/** Room and service, where there are several, and the search. */
export function SeatingFilters({ rooms, services, place, room, onGo, typed, onType }: Props) {
  const { t } = useTranslation(['seating', 'admin']);
  const language = useLanguage();
  return (
    <>
      {rooms.length > 1 && (
        <FilterSelect
          label={t('room')}
          value={room._id}
          options={rooms.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(next) => onGo({ room: next })}
        />
      )}
      {services.length > 1 && (
        <FilterSelect
          label={t('admin:booking.service')}
          all={t('admin:listBookings.allServices')}
          value={place.service}
          options={services.map((service) => ({
            value: service._id,
            label: serviceName(service, language),
          }))}
          onChange={(service) => onGo({ service })}
        />
      )}
      <TextInput
        label={t('search')}
        value={typed}
        placeholder={t('searchHint')}
        onChange={(event) => onType(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80, autoComplete: 'off', spellCheck: false } }}
        sx={{
          flex: '1 1 140px',
          maxWidth: { sm: 260 },
          '& .MuiInputBase-root': { minHeight: 44 },
          '& input': { py: 1 },
        }}
      />
    </>
  );
}
