import type { BookingOutput } from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { displayName } from '@atrium/rules/guests/guest-name';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { Participants } from '../../../../shared/bookings/participants';

interface Props {
  booking: BookingOutput;
  /** From 1. */
  place: number;
  /** Places free now; undefined while they are not known. */
  free: number | undefined;
  busy: boolean;
  onPromote: (booking: BookingOutput) => void;
}

/** A waiting party: since when, how many, and whether they fit now. */
export function WaitingRow({ booking, place, free, busy, onPromote }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level, vendor } = useMe();
  const guest = booking._customer;
  const name = displayName(guest) || t('booking.dropInGuest');
  const fits = free !== undefined && booking.participants <= free;
  const since = formatInstant(language, booking.createdAt, vendor.timezone);
  const notes = [
    t('waitingList.since', { when: since }),
    guest?.phone,
    booking.comment,
    booking.internalComment,
  ];

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography
        component="span"
        sx={{ color: 'text.secondary', minWidth: 22, fontVariantNumeric: 'tabular-nums' }}
      >
        {`${place}.`}
      </Typography>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" noWrap sx={{ fontWeight: 600 }}>
          <Link component={RouterLink} to={paths.reservation(booking._id)} color="inherit">
            {name}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {notes.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Participants {...booking} />
      {may(level, 'bookings.modify') && (
        <Button
          size="small"
          variant={fits ? 'contained' : 'outlined'}
          loading={busy}
          disabled={!fits}
          aria-label={t('waitingList.promoteName', { name })}
          // The queue moves up, so the second click of a double click would hit the next party.
          onClick={({ detail }) => detail < 2 && onPromote(booking)}
          sx={{ minHeight: 40, flex: 'none' }}
        >
          {t(fits ? 'booking.promote' : 'waitingList.tooFew')}
        </Button>
      )}
    </Box>
  );
}
