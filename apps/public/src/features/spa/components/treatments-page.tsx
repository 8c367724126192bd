import { isApiError } from '@atrium/api-client/api-error';
import {
  useListBookableTreatmentsQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { languages } from '@atrium/i18n/languages';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../shared/use-page-head';
import { spaData } from '../lib/spa-data';
import { TreatmentCard } from './treatment-card';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
}

/** What a venue's spa offers, for how long and from which price. */
export function TreatmentsPage({ venue }: Props) {
  const { t } = useTranslation('public');
  const { data, error, refetch } = useListBookableTreatmentsQuery({ vendorId: venue.slug });
  const treatments = data?.data ?? [];
  const isOff = isApiError(error) && error.code === 'MODULE_OFF';
  const hasNone = isOff || (data !== undefined && treatments.length === 0);
  const title = t('spa.titleOf', { name: venue.name });
  usePageHead({
    title,
    description: `${title}. ${t('spa.lead')}`,
    languages,
    shown: useLanguage(),
    ...(treatments.length > 0 && { structured: spaData(venue, treatments) }),
  });

  return (
    <Container component="main" id="main" maxWidth="md" sx={{ py: { xs: 5, md: 9 } }}>
      <Typography variant="h1">{venue.name}</Typography>
      <Typography variant="subtitle1" sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>
        {t('spa.lead')}
      </Typography>
      {!data && !error && <CardSkeletons />}
      {error !== undefined && !isOff && <ErrorState message={t('spa.failed')} onRetry={refetch} />}
      {hasNone && <EmptyState title={t('spa.none', { name: venue.name })} />}
      {treatments.length > 0 && (
        <Box
          component="ul"
          aria-label={t('spa.treatments')}
          sx={{
            display: 'grid',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {treatments.map((treatment) => (
            <TreatmentCard key={treatment._id} treatment={treatment} venue={venue.slug} />
          ))}
        </Box>
      )}
    </Container>
  );
}
