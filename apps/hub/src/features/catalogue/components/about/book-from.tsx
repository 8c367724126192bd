import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toAddress } from '../../../../shared/booking/booking-steps';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { nextTimesIn } from '../../lib/next-times-in';

/** As many as fit into a glance. */
const TIMES_SHOWN = 4;

interface Props {
  activity: ActivityWithAvailability;
}

/** The next free times, and the way to all of them: within reach of the thumb on a phone. */
export function BookFrom({ activity }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const { _id, name, timeslots } = activity;
  const book = paths.newActivity(_id);
  const next = nextTimesIn(timeslots.data, TIMES_SHOWN);

  return (
    <>
      {next.length > 0 && (
        <Card component="section" sx={{ p: 2.5, position: { md: 'sticky' }, top: { md: 84 } }}>
          <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
            {t('catalogue.about.times')}
          </Typography>
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {next.map(({ date, start }) => {
              const when = `${formatDate(language, date, 'day')}, ${formatTime(start)}`;
              return (
                <li key={when}>
                  <Button
                    fullWidth
                    variant="outlined"
                    component={RouterLink}
                    to={`${book}${toAddress({ date, time: start })}`}
                    aria-label={t('catalogue.bookAt', { service: name, when })}
                  >
                    {when}
                  </Button>
                </li>
              );
            })}
          </Box>
          {/* On a phone the button at the bottom leads there. */}
          <Button
            fullWidth
            variant="contained"
            component={RouterLink}
            to={book}
            sx={{ mt: 2, display: { xs: 'none', md: 'flex' } }}
          >
            {t('catalogue.about.allTimes')}
          </Button>
        </Card>
      )}
      <Box
        sx={(theme) => ({
          display: { md: next.length > 0 ? 'none' : 'block' },
          position: 'sticky',
          zIndex: 1,
          bottom: 0,
          gridColumn: '1 / -1',
          mx: { xs: -2, md: 0 },
          px: { xs: 2, md: 0 },
          pt: 1.5,
          pb: 'calc(12px + env(safe-area-inset-bottom))',
          backgroundColor: theme.vars.palette.background.default,
          borderTop: { xs: `1px solid ${theme.vars.palette.divider}`, md: 'none' },
        })}
      >
        <Button
          variant="contained"
          size="large"
          component={RouterLink}
          to={book}
          aria-label={t('newReservation.bookNowFor', { service: name })}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
        >
          {t('newReservation.bookNow')}
        </Button>
      </Box>
    </>
  );
}
