import type { ServiceRatingOutput } from '@atrium/api-client/hub';
import { formatNumber } from '@atrium/i18n/format';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Props {
  rating: Pick<ServiceRatingOutput, 'average' | 'count'>;
}

/** What guests think of it: '★ 4.7 (23)' */
export function RatingMark({ rating }: Props) {
  const { t } = useTranslation('hub');
  const language = useLanguage();
  const average = formatNumber(language, rating.average);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25, typography: 'body2' }}
    >
      <VisuallyHidden>{t('catalogue.rating', { average, number: rating.count })}</VisuallyHidden>
      <StarIcon aria-hidden sx={{ fontSize: 18, color: 'primary.main' }} />
      <Box component="span" aria-hidden sx={{ fontWeight: 650 }}>
        {average}
      </Box>
      <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
        ({rating.count})
      </Box>
    </Box>
  );
}
