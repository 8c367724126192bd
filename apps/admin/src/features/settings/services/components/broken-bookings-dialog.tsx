import type { ServiceImpact } from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { notNamed } from '../lib/impact-pages';

interface Props {
  impact: ServiceImpact;
  onMore: () => Promise<void>;
  onAnswer: (accepted: boolean) => void;
}

/** The bookings that a change would leave without a place, shown before it is saved. */
export function BrokenBookingsDialog({ impact, onMore, onAnswer }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const id = useId();
  const [accepted, setAccepted] = useState(false);
  const [more, setMore] = useState<'loading' | 'failed'>();
  const showMore = async () => {
    setMore('loading');
    try {
      await onMore();
      setMore(undefined);
    } catch {
      setMore('failed');
    }
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => onAnswer(false)}
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>
        {t('settings:services.broken.title', { count: impact.bookings })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText>{t('settings:services.broken.text')}</DialogContentText>
        {impact.slots.map(({ date, timeindex, capacity, booked, bookings }) => (
          <Box component="section" key={`${date} ${timeindex}`} sx={{ mt: 2 }}>
            <Typography component="h3" variant="subtitle2">
              {formatDate(language, date, 'full')}, {formatTime(timeindex)}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('settings:services.broken.places', { booked, capacity })}
            </Typography>
            <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
              {bookings.map((booking) => (
                <li key={booking._id}>
                  <Link href={paths.reservation(booking._id)} target="_blank" rel="noopener">
                    {booking.guest ?? t('booking.dropInGuest')}
                  </Link>
                  {`, ${t('units.person', { ns: 'common', count: booking.participants })} (${booking.bookingId})`}
                </li>
              ))}
            </Box>
          </Box>
        ))}
        {impact.nextCursor && (
          <Button sx={{ mt: 2 }} loading={more === 'loading'} onClick={() => void showMore()}>
            {t('settings:services.broken.more', { count: notNamed(impact) })}
          </Button>
        )}
        {more === 'failed' && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
            {t('settings:services.broken.moreFailed')}
          </Typography>
        )}
        <FormControlLabel
          sx={{ mt: 2 }}
          control={<Checkbox checked={accepted} onChange={(_, on) => setAccepted(on)} />}
          label={t('settings:services.broken.accept')}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={() => onAnswer(false)}>
          {t('unsaved.stay', { ns: 'common' })}
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={!accepted}
          onClick={() => onAnswer(true)}
        >
          {t('settings:services.broken.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
