import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import Box from '@mui/material/Box';
import { usePriceText } from '../../hooks/use-price-text';
import { useRating } from '../../hooks/use-rating';
import { RatingMark } from '../rating-mark';

interface Props {
  activity: ActivityWithAvailability;
}

/** Category, length, price and what guests think of it. */
export function AboutFacts({ activity }: Props) {
  const durationText = useDurationText();
  const rating = useRating(activity._id);
  return (
    <Box
      component="ul"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 },
        ...{ m: 0, mt: 1, p: 0, listStyle: 'none', color: 'text.secondary' },
      }}
    >
      {activity.category && <li>{activity.category}</li>}
      <li>{durationText(activity.durationMinutes)}</li>
      <Box component="li" sx={{ fontWeight: 600, color: 'text.primary' }}>
        {usePriceText(activity)}
      </Box>
      {rating && (
        <li>
          <RatingMark rating={rating} />
        </li>
      )}
    </Box>
  );
}
