import type { AvailableTime } from '@atrium/api-client/hub';
import { formatDate, formatTime, formatTimeRange } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  place: { date: CalendarDate; time: number; waiting: boolean };
  /** The offered time; absent once it is gone. */
  slot: AvailableTime | undefined;
  onChangeTime: () => void;
}

/** The day and the time chosen, and the way to another. */
export function PlaceBar({ place, slot, onChangeTime }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
          {formatDate(language, place.date, 'full')}
        </Typography>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {slot?.showEndTime ? formatTimeRange(slot.start, slot.end) : formatTime(place.time)}
        </Typography>
        {place.waiting && <Chip size="small" label={t('newActivity.waitingList.flag')} />}
      </Box>
      <Button onClick={onChangeTime} sx={{ flex: 'none' }}>
        {t('newActivity.changeTime')}
      </Button>
    </Box>
  );
}
