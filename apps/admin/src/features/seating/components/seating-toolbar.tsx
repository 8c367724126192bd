import type { ServiceOutput } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../shared/bookings/service-name';
import { DaySteps } from '../../../shared/dates/day-steps';
import { FilterSelect } from '../../../shared/filters/filter-select';
import type { SeatingPlace } from '../hooks/use-seating-place';
import type { Room } from '../lib/room';
import { PauseButton } from './blocks/pause-button';
import { ViewSwitch } from './view-switch';

interface Props {
  rooms: readonly Room[];
  services: readonly ServiceOutput[];
  place: SeatingPlace;
  /** That is shown. */
  room: Room;
  today: string;
  onGo: (next: Partial<SeatingPlace>) => void;
  typed: string;
  onType: (typed: string) => void;
  onNew: () => void;
}

/** Which room, which day, which service, and whom one looks for; memoised, since a drag does not concern it. */
export const SeatingToolbar = memo(function SeatingToolbar(props: Props) {
  const { rooms, services, place, room, today, onGo, typed, onType, onNew } = props;
  const { t } = useTranslation(['seating', 'admin']);
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, mb: 1.5 }}>
      <ViewSwitch />
      {rooms.length > 1 && (
        <FilterSelect
          label={t('room')}
          value={room._id}
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
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.25,
          ml: { sm: 'auto' },
          flexGrow: { xs: 1, sm: 0 },
        }}
      >
        <PauseButton
          room={room}
          service={services.find(({ _id }) => services.length === 1 || _id === place.service)}
        />
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={onNew}
          sx={{ minHeight: 44, flexGrow: 1 }}
        >
          {t('newReservation')}
        </Button>
      </Box>
    </Box>
  );
});
