import { formatDate } from '@atrium/i18n/format';
import { formatMinutes } from '@atrium/rules/minutes';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/hooks/use-me';
import { useVenueNow } from '../../../shared/hooks/use-venue-now';

/** Date and time at the venue: what 'today' means on every page. */
export function VenueClock() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date, minutes } = useVenueNow(vendor.timezone);
  const time = formatMinutes(minutes);

  return (
    <Box
      component="time"
      dateTime={`${date}T${time}`}
      title={t('frame.venueTime', { zone: vendor.timezone })}
      sx={{ display: 'flex', alignItems: 'baseline', gap: 1, whiteSpace: 'nowrap' }}
    >
      <Typography
        component="span"
        variant="body2"
        sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
      >
        {formatDate(language, date, 'day')}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {time}
      </Typography>
    </Box>
  );
}
