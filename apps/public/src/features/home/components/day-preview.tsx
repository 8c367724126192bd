import { formatDate } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { brass, spruce } from '@atrium/ui/theme/primitives';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useToday } from '../hooks/use-today';
import { PreviewNote } from './preview-note';
import { PreviewRow } from './preview-row';

/**
 * A picture of the product, made of text so that it is translated: what staff see, and what two
 * guests are told. Screen readers get its name only.
 */
export function DayPreview() {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const today = useToday();
  const places = (used: number, capacity: number) => t('home.preview.places', { used, capacity });

  return (
    <Box
      role="img"
      aria-label={t('home.preview.label')}
      sx={{ position: 'relative', maxWidth: 500, width: '100%', mx: 'auto', pb: { xs: 10, sm: 8 } }}
    >
      <Box
        sx={{
          px: { xs: 3, sm: 5 },
          pt: { xs: 11, sm: 15 },
          pb: { xs: 9, sm: 12 },
          color: '#fff',
          borderRadius: '999px 999px 28px 28px',
          background: `radial-gradient(120% 70% at 50% 0%, ${spruce[400]} 0%, ${spruce[600]} 45%, ${spruce[800]} 100%)`,
        }}
      >
        <Typography sx={{ fontSize: '0.9375rem', opacity: 0.85, textAlign: 'center' }}>
          {t('home.preview.today')}
        </Typography>
        <Typography
          sx={{
            mb: 3,
            fontFamily: 'h2.fontFamily',
            fontSize: { xs: '1.375rem', sm: '1.625rem' },
            textAlign: 'center',
            '&::first-letter': { textTransform: 'uppercase' },
          }}
        >
          {today ? formatDate(language, today, 'day') : '\u00a0'}
        </Typography>
        <PreviewRow time="10:00" name={t('home.preview.walk')} note={places(12, 16)} share={0.75} />
        <PreviewRow time="14:30" name={t('home.looks.activity')} note={places(8, 8)} share={1} />
        <PreviewRow
          time="18:00"
          name={t('home.preview.dinner')}
          note={places(38, 40)}
          share={0.95}
        />
      </Box>
      <PreviewNote
        color={brass[300]}
        title={t('home.preview.free')}
        text={t('home.preview.freeText')}
        sx={{ left: { xs: 0, sm: -28 }, bottom: { xs: 66, sm: 74 } }}
      />
      <PreviewNote
        color={spruce[400]}
        title={t('home.preview.booked')}
        text={t('home.preview.bookedText', { time: '18:00', count: 4 })}
        sx={{ right: { xs: 0, sm: -20 }, bottom: 0 }}
      />
    </Box>
  );
}
