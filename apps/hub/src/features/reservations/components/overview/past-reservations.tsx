import type { HubReservation } from '@atrium/api-client/hub';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FurtherReservations } from './further-reservations';
import { ReservationCard } from './reservation-card';

interface Props {
  reservations: readonly HubReservation[];
  /** Where they go on; absent when these are all. */
  next?: string | undefined;
}

/** What is over, folded away. */
export function PastReservations({ reservations, next }: Props) {
  const { t } = useTranslation('hub');
  const [open, setOpen] = useState(false);
  const id = useId();

  return (
    <section aria-label={t('overview.past')}>
      <Typography component="h2" sx={{ mt: 3 }}>
        <Button
          color="inherit"
          aria-expanded={open}
          aria-controls={id}
          endIcon={<ExpandIcon sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setOpen(!open)}
          sx={{ ml: -2 }}
        >
          {open && t('overview.hidePast')}
          {!open &&
            (next === undefined
              ? t('overview.showPast', { count: reservations.length })
              : t('overview.showAllPast'))}
        </Button>
      </Typography>
      <Collapse in={open} id={id} unmountOnExit>
        <Stack component="ul" spacing={2} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {reservations.map((reservation) => (
            <ReservationCard key={reservation._id} reservation={reservation} isPast />
          ))}
          {next !== undefined && <FurtherReservations period="past" cursor={next} />}
        </Stack>
      </Collapse>
    </section>
  );
}
