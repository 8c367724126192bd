import { isApiError } from '@atrium/api-client/api-error';
import { useGetTreatmentOfferQuery, type VendorBrandingOutput } from '@atrium/api-client/public';
import { languages } from '@atrium/i18n/languages';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { LengthChoice } from '../../../shared/spa/length-choice';
import { treatmentData } from '../../../shared/spa/spa-data';
import { TreatmentTerms } from '../../../shared/spa/treatment-terms';
import { usePageHead } from '../../../shared/use-page-head';
import { NextTimes } from './next-times';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  typeId: string;
}

/** A treatment with its lengths and prices, and the next times at which it is free. */
export function TreatmentPage({ venue, typeId }: Props) {
  const { t } = useTranslation('public');
  const [chosen, setChosen] = useState<string>();
  const query = useGetTreatmentOfferQuery({
    ...{ vendorId: venue.slug, id: typeId },
    ...(chosen && { length: chosen }),
  });
  // what the treatment is stays on the screen while the times of another length are on their way
  const offer = query.data?.data;
  const length = chosen ?? offer?.lengths[0]?._id;
  const { error } = query;
  const isGone = isApiError(error) && (error.status === 404 || error.code === 'MODULE_OFF');
  const spa = t('spa.titleOf', { name: venue.name });
  usePageHead({
    title: offer ? `${offer.name} · ${venue.name}` : spa,
    description: offer?.description || `${spa}. ${t('spa.lead')}`,
    languages,
    shown: useLanguage(),
    ...(offer && { structured: treatmentData(venue, offer) }),
  });

  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 5, md: 9 } }}>
      <Link component={RouterLink} to={paths.spaOf(venue.slug)}>
        {spa}
      </Link>
      <Typography variant="h1" sx={{ mt: 1, mb: 2 }}>
        {offer?.name ?? venue.name}
      </Typography>
      {!offer && query.isFetching && <CardSkeletons count={1} />}
      {isGone && <EmptyState title={t('spa.notOffered')} />}
      {!offer && error !== undefined && !isGone && (
        <ErrorState message={t('spa.oneFailed')} onRetry={query.refetch} />
      )}
      {offer && length && (
        <>
          <TreatmentTerms offer={offer} />
          <LengthChoice offer={offer} value={length} onChange={setChosen} />
          <NextTimes
            venue={venue}
            typeId={offer._id}
            length={length}
            days={query.currentData?.data.days}
            error={error}
            onRetry={query.refetch}
          />
        </>
      )}
    </Container>
  );
}
