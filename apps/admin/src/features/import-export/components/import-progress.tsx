import { formatNumber } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Progress } from '../hooks/use-parts';

interface Props {
  progress: Progress;
}

/** How far a long file is. */
export function ImportProgress({ progress: { done, total } }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const text = t('transfer.progress', {
    done: formatNumber(language, done),
    total: formatNumber(language, total),
  });
  return (
    <Box sx={{ mt: 2, maxWidth: 640 }}>
      <LinearProgress
        variant="determinate"
        value={total === 0 ? 0 : (100 * done) / total}
        aria-label={t('transfer.import')}
        aria-valuetext={text}
      />
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
  );
}
