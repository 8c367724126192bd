import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { TreatmentList } from './treatment-list';

interface Props {
  venue: { name: string; slug: string };
}

/** The treatments that can be booked at a venue without an account, in its own look. */
export function VenueTreatments({ venue }: Props) {
  const { t } = useTranslation('public');
  const title = t('spa.titleOf', { name: venue.name });
  usePageTitle(t('spa.treatments'), venue.name);

  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('spa.noAccount')}</Typography>
      <TreatmentList venue={venue} />
      <Box sx={{ mt: 4 }}>
        <Link component={RouterLink} to={paths.lostBooking(venue.slug)}>
          {t('booking.lost')}
        </Link>
      </Box>
    </>
  );
}
