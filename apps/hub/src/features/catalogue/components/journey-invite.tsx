import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** To several treatments in a row. */
export function JourneyInvite() {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  return (
    <Card
      component="aside"
      aria-label={t('journeys.invite')}
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2.5, mt: 2 },
      }}
    >
      <div style={{ flex: '1 1 260px' }}>
        <Typography variant="h3">{t('journeys.invite')}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('journeys.inviteText')}</Typography>
      </div>
      <Button variant="outlined" component={RouterLink} to={paths.newJourney}>
        {t('journeys.start')}
      </Button>
    </Card>
  );
}
