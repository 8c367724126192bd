import { brass, spruce } from '@atrium/ui/theme/primitives';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const parts = ['hold', 'queue', 'audit'] as const;

/** The one thing a booking system must never get wrong. */
export function PromiseBand() {
  const { t } = useTranslation('public');
  const id = useId();

  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ color: '#fff', backgroundColor: spruce[800], py: { xs: 8, md: 12 } }}
    >
      <Container
        maxWidth="lg"
        sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1.15fr' }, gap: { xs: 5, md: 10 } }}
      >
        <Box>
          <Typography id={id} variant="h2" sx={{ color: 'inherit' }}>
            {t('home.promise.title')}
          </Typography>
          <Typography variant="subtitle1" sx={{ mt: 2.5, color: spruce[100] }}>
            {t('home.promise.text')}
          </Typography>
        </Box>
        <Box component="ul" sx={{ display: 'grid', gap: 3.5, m: 0, p: 0, listStyle: 'none' }}>
          {parts.map((part) => (
            <Box component="li" key={part} sx={{ pl: 3, borderLeft: `3px solid ${brass[300]}` }}>
              <Typography variant="h4" component="h3">
                {t(`home.promise.${part}`)}
              </Typography>
              <Typography sx={{ mt: 0.5, color: spruce[100] }}>
                {t(`home.promise.${part}Text`)}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
