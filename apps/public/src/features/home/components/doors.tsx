import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { doors, paths } from '../../../paths';
import { Section } from './section';

/** The two ways on: guests to their venue, staff to their login. */
export function Doors() {
  const { t } = useTranslation('public');

  return (
    <Section title={t('home.doors.title')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box sx={[door, { bgcolor: 'action.selected' }]}>
          <Typography variant="h3">{t('home.doors.guestsTitle')}</Typography>
          <Typography sx={doorText}>{t('home.doors.guestsText')}</Typography>
          <Button component={Link} to={paths.findVenue} variant="contained" endIcon={<ArrowIcon />}>
            {t('home.doors.guestsAction')}
          </Button>
        </Box>
        <Box sx={[door, { bgcolor: 'background.paper', border: 1, borderColor: 'divider' }]}>
          <Typography variant="h3">{t('home.doors.staffTitle')}</Typography>
          <Typography sx={doorText}>{t('home.doors.staffText')}</Typography>
          <Button href={doors.staffLogin} variant="outlined" endIcon={<ArrowIcon />}>
            {t('home.doors.staffAction')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}

const door = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  p: { xs: 3, md: 5 },
  borderRadius: '24px',
} as const;

const doorText = { flex: 1, mt: 1.5, mb: 3.5, maxWidth: '30rem', color: 'text.secondary' } as const;
