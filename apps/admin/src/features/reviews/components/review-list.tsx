import type { ReviewOutput } from '@atrium/api-client/admin';
import { formatDate, formatInstant } from '@atrium/i18n/format';
import { ratings } from '@atrium/rules/guests/review-request';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import EmptyStarIcon from '@mui/icons-material/StarOutlineRounded';
import StarIcon from '@mui/icons-material/StarRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/access/use-me';

interface Props {
  reviews: readonly ReviewOutput[];
}

/** Each with its guest, its booking and the guest's own words. */
export function ReviewList({ reviews }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();

  return (
    <Box component="ul" sx={{ display: 'grid', gap: 1, p: 0, m: 0, mt: 2, listStyle: 'none' }}>
      {reviews.map((review) => (
        <Paper key={review._id} component="li" variant="outlined" sx={{ p: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
            <Box
              role="img"
              aria-label={t('reviews.stars', { rating: review.rating })}
              sx={{ display: 'flex', color: 'primary.main', '& svg': { fontSize: 20 } }}
            >
              {ratings.map((rating) =>
                rating <= review.rating ? (
                  <StarIcon key={rating} />
                ) : (
                  <EmptyStarIcon key={rating} />
                ),
              )}
            </Box>
            {review.guest ? (
              <Link component={RouterLink} to={paths.guest(review.customerId)}>
                {review.guest}
              </Link>
            ) : (
              <Typography component="span">{t('reviews.gone')}</Typography>
            )}
            <Link component={RouterLink} to={paths.reservation(review.booking)}>
              {[review.service, formatDate(language, review.date)].filter(Boolean).join(', ')}
            </Link>
            <Typography variant="body2" sx={{ ml: 'auto', color: 'text.secondary' }}>
              {formatInstant(language, review.ratedAt, vendor.timezone)}
            </Typography>
          </Box>
          {review.comment && (
            <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {review.comment}
            </Typography>
          )}
        </Paper>
      ))}
    </Box>
  );
}
