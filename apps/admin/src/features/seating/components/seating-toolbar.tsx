import type { ServiceOutput } from '@atrium/api-client/admin';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DaySteps } from '../../../shared/dates/day-steps';
import type { SeatingPlace } from '../hooks/use-seating-place';
import type { Room } from '../lib/room';
import { PauseButton } from './blocks/pause-button';
import { FoldedFilters } from './toolbar/folded-filters';
import { SeatingFilters } from './toolbar/seating-filters';
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

/**
 * Which room, which day, which service, and whom one looks for; memoised, since a drag does not concern it.
 * On a phone, where the first party must be seen at once, only the day stays open.
 */
export const SeatingToolbar = memo(function SeatingToolbar(props: Props) {
  const { rooms, services, place, room, today, onGo, typed, onType, onNew } = props;
  const { t } = useTranslation('seating');
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const filters = <SeatingFilters {...{ rooms, services, place, room, onGo, typed, onType }} />;
  const pause = (
    <PauseButton
      room={room}
      service={services.find(({ _id }) => services.length === 1 || _id === place.service)}
    />
  );
  const days = (
    <DaySteps
      date={place.date}
      today={today}
      onChange={(date) => onGo({ date, reservation: '', table: '', time: '' })}
    />
  );

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.25, mb: 1.5 }}>
      <ViewSwitch />
      {isWide ? (
        <>
          {days}
          {filters}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, ml: 'auto' }}>
            {pause}
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={onNew}
              sx={{ minHeight: 44, flexGrow: 1 }}
            >
              {t('newReservation')}
            </Button>
          </Box>
        </>
      ) : (
        <FoldedFilters
          isFiltering={place.service !== '' || typed !== ''}
          beside={
            <Button
              variant="contained"
              aria-label={t('newReservation')}
              onClick={onNew}
              sx={{ minWidth: 56, minHeight: 44, p: 0 }}
            >
              <AddIcon />
            </Button>
          }
          days={days}
        >
          {filters}
          {pause}
        </FoldedFilters>
      )}
    </Box>
  );
});
