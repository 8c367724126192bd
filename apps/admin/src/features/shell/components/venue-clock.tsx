import { formatDate } from '@atrium/i18n/format';
import { formatMinutes } from '@atrium/rules/calendar/minutes';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { useVenueNow } from '../../../shared/dates/use-venue-now';

/** Date and time at the venue: what 'today' means on every page. */
export function VenueClock() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date, minutes } = useVenueNow(vendor.timezone);
  const time = formatMinutes(minutes);

  return (
    <Box sx={{ display: 'grid', justifyItems: 'end', flex: 'none' }}>
      <Typography
        variant="caption"
        noWrap
        sx={{
          // Wide windows have it above the menu, phones in the menu they open.
          display: { xs: 'none', sm: 'block', lg: 'none' },
          maxWidth: 200,
          lineHeight: 1.2,
          color: 'text.secondary',
        }}
      >
        {vendor.name}
      </Typography>
      <Box
        component="time"
        dateTime={`${date}T${time}`}
        title={t('frame.venueTime', { zone: vendor.timezone })}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'flex-end', sm: 'baseline' },
          columnGap: 1,
          whiteSpace: 'nowrap',
        }}
      >
        <Typography
          component="span"
          sx={{
            typography: { xs: 'caption', sm: 'body2' },
            lineHeight: { xs: 1.2 },
            color: 'text.secondary',
          }}
        >
          {formatDate(language, date, 'day')}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          sx={{ fontWeight: 600, lineHeight: { xs: 1.2 }, fontVariantNumeric: 'tabular-nums' }}
        >
          {time}
        </Typography>
      </Box>
    </Box>
  );
}
