import type { PublicRoomService } from '@atrium/api-client/public';
import {
  formatDate,
  formatList,
  formatTime,
  formatTimeRange,
  formatWeekday,
} from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { doors } from '../../../paths';
import { openingHours } from '../lib/opening-hours';

interface Props {
  service: PublicRoomService;
  /** Short name of the venue. */
  venue: string;
  booksOnline: boolean;
}

/** What is served in a room: when it is open, and the next times at which two can sit down. */
export function RoomService({ service, venue, booksOnline }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const { _id, name, description, openings, nextForTwo } = service;
  const hours = openingHours(openings);

  return (
    <Box role="group" aria-label={name}>
      <Typography variant="h5" component="h3">
        {name}
      </Typography>
      {description && (
        <Typography sx={{ mt: 0.5, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {description}
        </Typography>
      )}
      <Typography variant="subtitle2" component="h4" sx={{ mt: 1.5 }}>
        {t('fnb.hours')}
      </Typography>
      {hours.length === 0 && <Typography>{t('fnb.closed')}</Typography>}
      {hours.map(({ weekdays, from, until }) => (
        <Typography
          key={`${from} ${until}`}
          sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {`${
            weekdays.length === 7
              ? t('fnb.daily')
              : formatList(
                  language,
                  weekdays.map((day) => formatWeekday(language, day, 'short')),
                )
          }: ${formatTimeRange(from, until)}`}
        </Typography>
      ))}
      {booksOnline ? (
        <>
          <Typography variant="subtitle2" component="h4" sx={{ mt: 1.5 }}>
            {t('fnb.nextForTwo')}
          </Typography>
          {nextForTwo.length === 0 && <Typography>{t('fnb.noneForTwo')}</Typography>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {nextForTwo.map(({ date, start }) => (
              <Button
                key={`${date} ${start}`}
                variant="outlined"
                href={doors.activity(venue, _id, { date, time: start })}
              >
                {`${formatDate(language, date, 'day')}, ${formatTime(start)}`}
              </Button>
            ))}
            <Button
              variant="contained"
              aria-label={t('fnb.bookAt', { service: name })}
              href={doors.activity(venue, _id)}
            >
              {t('fnb.book')}
            </Button>
          </Box>
        </>
      ) : (
        <Typography sx={{ mt: 1.5 }}>{t('fnb.askVenue')}</Typography>
      )}
    </Box>
  );
}
