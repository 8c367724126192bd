import type { ActivityOutput, NextTime } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { toAddress } from '../../../shared/booking/booking-steps';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** So few places that a guest should know before choosing. */
const FEW_PLACES = 3;

interface Props {
  activity: Pick<ActivityOutput, '_id' | 'name' | 'exclusiveBooking'>;
  next: NextTime | undefined;
  /** Whether it has one is known. */
  isKnown: boolean;
  loading: boolean;
  /** What the booking begins with. */
  state: object | undefined;
}

/** When it can be booked next, as the way there; as high before it is known as afterwards. */
export function NextTimeLine({ activity, next, isKnown, loading, state }: Props) {
  const { t } = useTranslation('hub');
  const { paths } = useVendor();
  const language = useLanguage();
  const { _id, name, exclusiveBooking } = activity;

  const content = () => {
    if (loading) return <Skeleton width={180} />;
    if (!next) {
      return isKnown ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('catalogue.noTime')}
        </Typography>
      ) : null;
    }
    const when = `${formatDate(language, next.date, 'day')}, ${formatTime(next.start)}`;
    const { available = Number.POSITIVE_INFINITY } = next;
    return (
      <>
        <Button
          component={RouterLink}
          to={`${paths.newActivity(_id)}${toAddress({ date: next.date, time: next.start })}`}
          state={state}
          aria-label={t('catalogue.bookAt', { service: name, when })}
          sx={{ ml: -1, px: 1, textAlign: 'left' }}
        >
          {t('catalogue.next', { when })}
        </Button>
        {!exclusiveBooking && available <= FEW_PLACES && (
          <Typography variant="body2" sx={{ fontWeight: 600, color: 'warning.dark' }}>
            {t('catalogue.left', { count: available })}
          </Typography>
        )}
      </>
    );
  };
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44 }}
    >
      {content()}
    </Box>
  );
}
