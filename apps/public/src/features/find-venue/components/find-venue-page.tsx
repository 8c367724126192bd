import { languages } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../shared/use-page-head';
import { VenueSearch } from './venue-search';

interface Props {
  /** The name in the address, searched for at once. */
  initialName?: string;
  /** What for: its Activity Hub, or a table in one of its dining rooms. */
  goal?: 'hub' | 'table';
}

/** The door for guests: their venue's name, and then where they want to go there. */
export function FindVenuePage({ initialName = '', goal = 'hub' }: Props) {
  const { t } = useTranslation('public');
  const title = goal === 'table' ? t('fnb.title') : t('findVenue.title');
  const text = goal === 'table' ? t('fnb.text') : t('findVenue.text');
  usePageHead({ title, description: text, languages, shown: useLanguage() });

  return (
    <Container component="main" id="main" maxWidth="sm" sx={{ py: { xs: 6, md: 12 } }}>
      <Typography variant="h1">{title}</Typography>
      <Typography variant="subtitle1" sx={{ mt: 2, mb: 4, color: 'text.secondary' }}>
        {text}
      </Typography>
      <VenueSearch initialName={initialName} goal={goal} />
    </Container>
  );
}
