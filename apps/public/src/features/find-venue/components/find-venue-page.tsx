import { languages } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { usePageHead } from '../../../shared/use-page-head';
import type { Goal } from '../lib/goals';
import { VenueSearch } from './venue-search';

interface Props {
  /** The name in the address, searched for at once. */
  initialName?: string;
  goal?: Goal;
}

/** The door for guests: their venue's name, and then where they want to go there. */
export function FindVenuePage({ initialName = '', goal = 'hub' }: Props) {
  const { t } = useTranslation('public');
  const { title, text } = {
    hub: { title: t('findVenue.title'), text: t('findVenue.text') },
    table: { title: t('fnb.title'), text: t('fnb.text') },
    treatment: { title: t('spa.title'), text: t('spa.text') },
  }[goal];
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
