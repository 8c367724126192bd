import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LostLink } from './lost-link';

interface Props {
  venue: { name: string; slug: string };
}

/** A link that leads nowhere, and the way to another. */
export function InvalidLink({ venue }: Props) {
  const { t } = useTranslation('public');
  return (
    <>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}>
        {t('booking.invalid')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 4 }}>{t('booking.invalidText')}</Typography>
      <LostLink venue={venue} heading="h2" />
    </>
  );
}
