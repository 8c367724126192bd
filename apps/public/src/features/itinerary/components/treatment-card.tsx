import type { BrandedVendor, Itinerary } from '@atrium/api-client/public';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ItineraryLink } from '../lib/itinerary-link';
import { IncludedCard } from './included-card';
import { PlaceTreatment } from './place-treatment';

interface Props {
  venue: BrandedVendor;
  link: ItineraryLink;
  type: Itinerary['treatmentTypes'][number];
  stay: Pick<Itinerary, 'arrivaldate' | 'departuredate'>;
  placed: Itinerary['placedTreatments'];
  canBook: boolean;
}

/** The treatments of one type, on whichever of the stay's days. */
export function TreatmentCard({ venue, link, type, stay, placed, canBook }: Props) {
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <IncludedCard
      name={type.name}
      left={type.left}
      canBook={canBook}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      booked={placed.map(({ _id, date, timeindexStart, therapists }) => (
        <Typography
          key={_id}
          sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {[
            `${formatDate(language, date, 'day')}, ${formatTime(timeindexStart)}`,
            ...therapists,
          ].join(' · ')}
        </Typography>
      ))}
    >
      <PlaceTreatment
        venue={venue}
        link={link}
        type={type}
        stay={stay}
        onDone={() => setOpen(false)}
      />
    </IncludedCard>
  );
}
