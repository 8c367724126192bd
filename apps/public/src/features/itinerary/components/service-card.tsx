import type { BrandedVendor, Itinerary } from '@atrium/api-client/public';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import type { ItineraryLink } from '../lib/itinerary-link';
import { IncludedCard } from './included-card';
import { PlaceService } from './place-service';

interface Props {
  venue: BrandedVendor;
  link: ItineraryLink;
  service: Itinerary['services'][number];
  reservations: Itinerary['reservations'];
  canBook: boolean;
}

/** A service on its day of the stay. */
export function ServiceCard({ venue, link, service, reservations, canBook }: Props) {
  const { t } = useTranslation(['sales', 'common']);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { _service, date, left } = service;
  const { name } = _service;
  const isPast = date < venueToday(Date.now(), venue.timezone);

  return (
    <IncludedCard
      name={name}
      note={formatDate(language, date, 'full')}
      left={left}
      canBook={canBook && !isPast}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      booked={reservations.map(({ reservation, signature }) => {
        const time = formatTime(reservation.timeindex);
        return (
          <Box
            key={reservation._id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
          >
            <strong>
              {`${time} · ${t('common:units.person', { count: reservation.participants })}`}
            </strong>
            <Link
              component={RouterLink}
              to={paths.linkedBooking(reservation._id, venue.slug, signature)}
              aria-label={t('itinerary.changeOf', { name, time })}
            >
              {t('itinerary.change')}
            </Link>
          </Box>
        );
      })}
    >
      <PlaceService venue={venue} link={link} service={service} onDone={() => setOpen(false)} />
    </IncludedCard>
  );
}
