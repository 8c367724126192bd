import type { ReviewSummaryOutput } from '@atrium/api-client/admin';
import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  summary: ReviewSummaryOutput;
}

/** The mean, and how often each rating was given. */
export function ReviewSpread({ summary }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { average = 0, count, ratings } = summary;
  const most = Math.max(...ratings.map((one) => one.count));

  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 5 },
        gridTemplateColumns: { sm: 'auto minmax(0, 360px)' },
        alignItems: 'center',
        p: { xs: 2, sm: 3 },
        mb: 2,
      }}
    >
      <div>
        <Typography sx={{ fontSize: '2.5rem', fontWeight: 600, lineHeight: 1.1 }}>
          {t('reviews.average', { average: formatNumber(language, average) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('reviews.count', { count })}
        </Typography>
      </div>
      <Box
        component="dl"
        aria-label={t('reviews.spread')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          alignItems: 'center',
          columnGap: 1.5,
          rowGap: 0.5,
          m: 0,
        }}
      >
        {ratings.map((one) => (
          <Box key={one.rating} sx={{ display: 'contents', typography: 'body2' }}>
            <dt>{t('reviews.stars', { rating: one.rating })}</dt>
            <Box
              aria-hidden
              sx={{
                height: 8,
                borderRadius: 4,
                backgroundColor: 'action.hover',
                overflow: 'hidden',
              }}
            >
              <Box
                sx={{
                  width: `${most ? (100 * one.count) / most : 0}%`,
                  height: '100%',
                  backgroundColor: 'primary.main',
                }}
              />
            </Box>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {formatNumber(language, one.count)}
            </Box>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
