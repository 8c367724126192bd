import { isApiError } from '@atrium/api-client/api-error';
import { useListActivitiesQuery, type VendorBrandingOutput } from '@atrium/api-client/public';
import { ParticipantSelector } from '@atrium/ui/components/fields/participant-selector';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { PAGE_TITLE, useEmbedding, useTell } from '../../../shared/embedding/embedding';
import { readDraft, writeDraft } from '../lib/draft';
import { ServiceCard } from './service-card';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
}

/** As many as anybody books at once without asking. */
const ANY_PARTY = 1_000;

const STEP = { step: 'services' };

/** For how many, then what: everything that can be booked at a venue without an account. */
export function VenueServices({ venue }: Props) {
  const { t } = useTranslation('public');
  const [draft, setDraft] = useState(readDraft);
  const { data, error, refetch } = useListActivitiesQuery({ vendorId: venue.slug });
  const { services } = useEmbedding() ?? {};
  const offered = data?.filter(({ _id }) => !services || services.includes(_id));
  useTell('step', STEP);
  const isOff = !venue.modules.openBooking || (isApiError(error) && error.code === 'MODULE_OFF');
  const title = t('booking.title', { venue: venue.name });
  usePageTitle(t('booking.services'), venue.name);

  return (
    <>
      <Typography id={PAGE_TITLE} variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {title}
      </Typography>
      {isOff ? (
        <EmptyState title={t('booking.none')} />
      ) : (
        <>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
            {t('booking.lead')}
          </Typography>
          <Card component="section" sx={{ p: 2.5, mb: 3 }}>
            <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
              {t('booking.people')}
            </Typography>
            <ParticipantSelector
              value={draft.party}
              onChange={(party) => {
                setDraft({ ...draft, party });
                writeDraft({ ...draft, party });
              }}
              available={ANY_PARTY}
              allowChildren
            />
          </Card>
          {!data && !error && <CardSkeletons />}
          {error !== undefined && <ErrorState message={t('booking.failed')} onRetry={refetch} />}
          {offered?.length === 0 && <EmptyState title={t('booking.none')} />}
          <Box
            component="ul"
            aria-label={t('booking.services')}
            sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
          >
            {offered?.map((service) => (
              <ServiceCard key={service._id} service={service} venue={venue.slug} />
            ))}
          </Box>
          <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', mt: 4 }}>
            {venue.modules.spa && (
              <Link component={RouterLink} to={paths.treatmentsAt(venue.slug)}>
                {t('spa.titleOf', { name: venue.name })}
              </Link>
            )}
            <Link component={RouterLink} to={paths.lostBooking(venue.slug)}>
              {t('booking.lost')}
            </Link>
          </Box>
        </>
      )}
    </>
  );
}
