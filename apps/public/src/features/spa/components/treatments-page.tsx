import {
  useListBookableTreatmentsQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { languages } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { spaData } from '../../../shared/spa/spa-data';
import { usePageHead } from '../../../shared/use-page-head';
import { TreatmentList } from './treatment-list';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
}

/** The treatments of a venue among the product's own pages, where search engines find them. */
export function TreatmentsPage({ venue }: Props) {
  const { t } = useTranslation('public');
  const { data } = useListBookableTreatmentsQuery({ vendorId: venue.slug });
  const treatments = data?.data ?? [];
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
      <TreatmentList venue={venue} />
    </Container>
  );
}
