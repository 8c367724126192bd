import type { ServiceOutput } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../shared/bookings/service-name';
import { DaySteps } from '../../../shared/dates/day-steps';
import { FilterSelect } from '../../../shared/filters/filter-select';
import type { SeatingPlace } from '../hooks/use-seating-place';
import type { Room } from '../lib/room';
import { ViewSwitch } from './view-switch';

interface Props {
  rooms: readonly Room[];
  services: readonly ServiceOutput[];
  place: SeatingPlace;
  /** Id of the room shown. */
  room: string;
  today: string;
  onGo: (next: Partial<SeatingPlace>) => void;
  typed: string;
  onType: (typed: string) => void;
  /** Further ways, at the end of the line. */
  children?: ReactNode;
}

/** Which room, which day, which service, and whom one looks for. */
export function SeatingToolbar(props: Props) {
  const { rooms, services, place, room, today, onGo, typed, onType, children } = props;
  const { t } = useTranslation(['seating', 'admin']);
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, mb: 1.5 }}>
      <ViewSwitch />
      {rooms.length > 1 && (
        <FilterSelect
          label={t('room')}
          value={room}
          options={rooms.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={(next) => onGo({ room: next })}
        />
      )}
      <DaySteps
        date={place.date}
        today={today}
        onChange={(date) => onGo({ date, reservation: '', table: '', time: '' })}
      />
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
      {children}
    </Box>
  );
}
