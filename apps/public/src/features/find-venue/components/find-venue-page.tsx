import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { VenueSearch } from './venue-search';

interface Props {
  /** The name in the address, searched for at once. */
  initialName?: string;
}

/** The door for guests: their venue's name, and then its Activity Hub. */
export function FindVenuePage({ initialName = '' }: Props) {
  const { t } = useTranslation('public');
  usePageTitle(t('findVenue.title'));

  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 6, md: 12 } }}>
      <Typography variant="h1">{t('findVenue.title')}</Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        {t('findVenue.text')}
      </Typography>
      <VenueSearch initialName={initialName} />
    </Container>
  );
}
