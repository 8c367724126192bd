import { isApiError } from '@atrium/api-client/api-error';
import { type BrandedVendor, useGetItineraryQuery } from '@atrium/api-client/public';
import { formatDateRange } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { PurchaseTold } from '@atrium/ui/components/sales/purchase-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../shared/use-refusal-text';
import type { ItineraryLink } from '../lib/itinerary-link';
import { ServiceCard } from './service-card';
import { TreatmentCard } from './treatment-card';

interface Props {
  venue: BrandedVendor;
  link: ItineraryLink;
}

/** A stay and what it includes, each with its time or the way to choose one. */
export function ItineraryPage({ venue, link }: Props) {
  const { t } = useTranslation(['sales', 'common']);
  const language = useLanguage();
  const refusalText = useRefusalText();
  usePageTitle(t('itinerary.title'), venue.name);
  const { data, error, refetch } = useGetItineraryQuery(link);

  if (!data) {
    if (isApiError(error) && error.status === 403) {
      return <PurchaseTold title={t('itinerary.invalid')} text={refusalText(error)} />;
    }
    if (error) return <ErrorState title={t('itinerary.loadFailed')} onRetry={refetch} />;
    return <FormSkeleton fields={3} />;
  }
  const stay = data.data;
  const isCancelled = stay.status === 'cancelled';
  const isOver = stay.departuredate < venueToday(Date.now(), venue.timezone);
  const canBook = !isCancelled && !isOver;
  const services = [...stay.services].sort((a, b) => a.dayNumber - b.dayNumber);
  const isEmpty = services.length === 0 && stay.treatmentTypes.length === 0;

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography
          variant="h1"
          sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, overflowWrap: 'anywhere' }}
        >
          {stay.packageName ?? t('itinerary.title')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {[
            formatDateRange(language, stay.arrivaldate, stay.departuredate),
            t('common:units.person', { count: stay.nrOfGuests }),
          ].join(' · ')}
        </Typography>
      </div>
      {isCancelled && <Alert severity="warning">{t('itinerary.cancelled')}</Alert>}
      {isEmpty ? (
        <Typography>{t('itinerary.nothing')}</Typography>
      ) : (
        <Box component="section" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h4" component="h2">
            {t('itinerary.included')}
          </Typography>
          {services.map((service) => (
            <ServiceCard
              key={service._id}
              venue={venue}
              link={link}
              service={service}
              reservations={stay.reservations.filter(({ reservation }) =>
                service.bookings.includes(reservation._id),
              )}
              canBook={canBook}
            />
          ))}
          {stay.treatmentTypes.map((type) => (
            <TreatmentCard
              key={type._id}
              venue={venue}
              link={link}
              type={type}
              stay={stay}
              placed={stay.placedTreatments.filter(({ _id }) => type.treatments.includes(_id))}
              canBook={canBook && venue.modules.spa}
            />
          ))}
        </Box>
      )}
      {stay.addons.length > 0 && (
        <section aria-label={t('itinerary.extras')}>
          <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
            {t('itinerary.extras')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {stay.addons.map(({ _id, name, quantity }) => (
              <li key={_id}>{quantity > 1 ? `${quantity} × ${name}` : name}</li>
            ))}
          </Box>
        </section>
      )}
    </Box>
  );
}
