import type { ActivityOutput, NextTime } from '@atrium/api-client/hub';
import { useDurationText } from '@atrium/ui/hooks/use-duration-text';
import CodeIcon from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { toAddress } from '../../../shared/booking/booking-steps';
import { ActivityPicture } from '../../../shared/components/activity-picture';
import { usePrefetchAvailability } from '../../../shared/hooks/use-month-availability';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { usePriceText } from '../hooks/use-price-text';
import { useRating } from '../hooks/use-rating';
import { bookingStateFor } from '../lib/booking-state';
import type { CatalogueFilter } from '../lib/catalogue-filter';
import { NextTimeLine } from './next-time-line';
import { OfferCard } from './offer-card';
import { RatingMark } from './rating-mark';

interface Props {
  activity: ActivityOutput;
  filter: CatalogueFilter;
  next: NextTime | undefined;
  /** Whether it has a next time is known. */
  isKnown: boolean;
  /** It is being asked for. */
  loading: boolean;
  /** The first of the list: its picture must not wait. */
  isFirst: boolean;
}

/** An activity in the guest's language, with the ways to read more of it and to book it. */
export function ActivityCard({ activity, filter, next, isKnown, loading, isFirst }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const durationText = useDurationText();
  const { _id, name, description, image, pictures, codeRequired } = activity;
  const priceText = usePriceText(activity);
  const rating = useRating(_id);
  const prefetch = usePrefetchAvailability(_id);
  const state = bookingStateFor(filter.people);
  const { date } = filter;

  return (
    <OfferCard
      name={name}
      heading="h2"
      description={description}
      picture={<ActivityPicture picture={pictures?.[0]} src={image} isFirst={isFirst} />}
      rating={rating && <RatingMark rating={rating} />}
      // A protected activity shows nothing before its code.
      {...(!codeRequired && { about: paths.discover(_id), onWay: prefetch })}
      to={`${paths.newActivity(_id)}${date === undefined ? '' : toAddress({ date })}`}
      state={state}
      facts={
        <>
          <li>
            {t('newReservation.duration', { duration: durationText(activity.durationMinutes) })}
          </li>
          <Box component="li" sx={{ fontWeight: 600, color: 'text.primary' }}>
            {priceText}
          </Box>
          {codeRequired && (
            <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
              <CodeIcon sx={{ fontSize: 16 }} aria-hidden />
              {t('newReservation.codeNeeded')}
            </Box>
          )}
        </>
      }
      next={
        !codeRequired && (
          <NextTimeLine
            activity={activity}
            next={next}
            isKnown={isKnown}
            loading={loading}
            state={state}
          />
        )
      }
    />
  );
}
