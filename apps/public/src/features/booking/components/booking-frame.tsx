import type { OpenBookingService } from '@atrium/api-client/public';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { type Step, steps } from '../hooks/use-booking-place';

interface Props {
  venue: { name: string; slug: string };
  service?: OpenBookingService;
  step?: Step;
  children: ReactNode;
}

/** What is being booked, and which of the three screens this is. */
export function BookingFrame({ venue, service, step, children }: Props) {
  const { t } = useTranslation('public');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // a new screen is announced by its heading; the first one is the page itself
    if (shown.current && step && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <>
      <Link component={RouterLink} to={paths.bookingAt(venue.slug)}>
        {t('booking.title', { venue: venue.name })}
      </Link>
      <Typography
        variant="h1"
        sx={{ mt: 1, fontSize: { xs: '1.75rem', md: '2.25rem' }, overflowWrap: 'anywhere' }}
      >
        {service?.name ?? t('booking.title', { venue: venue.name })}
      </Typography>
      {service?.description && step === 'when' && (
        <Typography sx={{ mt: 1, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {service.description}
        </Typography>
      )}
      {step && (
        <Typography
          ref={heading}
          tabIndex={-1}
          component="p"
          sx={{ mt: 2, color: 'text.secondary', outline: 'none' }}
        >
          {`${t('booking.progress', { position: steps.indexOf(step) + 1 })}: ${t(`booking.steps.${step}`)}`}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5 }}>{children}</Box>
    </>
  );
}
