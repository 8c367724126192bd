import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { DayPreview } from './day-preview';

export const PRODUCT_SECTION = 'product';

export function Hero() {
  const { t } = useTranslation('public');

  return (
    <Container
      maxWidth="lg"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '1.05fr 1fr' },
        alignItems: 'center',
        gap: { xs: 6, md: 8 },
        pt: { xs: 5, md: 7 },
        pb: { xs: 8, md: 12 },
      }}
    >
      <Box>
        <Typography variant="h1">{t('home.title')}</Typography>
        <Typography
          sx={{
            mt: 3,
            maxWidth: '34rem',
            fontSize: { xs: '1.0625rem', md: '1.1875rem' },
            color: 'text.secondary',
          }}
        >
          {t('home.lead')}
        </Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, mt: 4 }}>
          <Button
            component={Link}
            to={paths.findVenue}
            variant="contained"
            size="large"
            endIcon={<ArrowIcon />}
          >
            {t('home.primaryAction')}
          </Button>
          <Button variant="text" size="large" color="inherit" href={`#${PRODUCT_SECTION}`}>
            {t('home.secondaryAction')}
          </Button>
        </Stack>
      </Box>
      <DayPreview />
    </Container>
  );
}
