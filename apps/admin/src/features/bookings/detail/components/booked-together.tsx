import {
  type BookingOutput,
  useCancelBookingSeriesMutation,
  useCancelGroupBookingMutation,
  useGetBookingSeriesQuery,
  useGetGroupBookingQuery,
} from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { BookingStatusChip } from '../../../../shared/bookings/status/booking-status-chip';
import { useBookingAction } from '../../../../shared/bookings/use-booking-action';
import { LIVE } from '../../../../shared/lib/live';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';

interface Props {
  booking: BookingOutput;
  kind: 'series' | 'group';
  /** Id of the series or group. */
  id: string;
}

/** The other bookings of a series or group, and cancelling all future ones. */
export function BookedTogether({ booking, kind, id }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { level } = useMe();
  const confirm = useConfirm();
  const run = useBookingAction();
  const series = useGetBookingSeriesQuery({ id }, { ...LIVE, skip: kind !== 'series' });
  const group = useGetGroupBookingQuery({ id }, { ...LIVE, skip: kind !== 'group' });
  const [cancelSeries, cancellingSeries] = useCancelBookingSeriesMutation();
  const [cancelGroup, cancellingGroup] = useCancelGroupBookingMutation();
  const { data, isError, refetch } = kind === 'series' ? series : group;
  const title = t(kind === 'series' ? 'series.dates' : 'series.together');

  const cancelAll = async () => {
    const confirmed = await confirm({
      title: t('series.cancelAll'),
      message: t('series.cancelAllText'),
      confirmLabel: t('series.cancelAll'),
      cancelLabel: t('booking.keep'),
      destructive: true,
    });
    if (!confirmed) return;
    const cancel = kind === 'series' ? cancelSeries : cancelGroup;
    await run(() => cancel({ id, cancelTogetherInput: {} }).unwrap());
  };

  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {data?.data.bookings.some(({ active }) => active) && may(level, 'bookings.cancel') && (
          <Button
            size="small"
            color="error"
            loading={cancellingSeries.isLoading || cancellingGroup.isLoading}
            onClick={cancelAll}
          >
            {t('series.cancelAll')}
          </Button>
        )}
      </Box>
      {isError && !data && <ErrorState onRetry={refetch} />}
      {!isError && !data && <RowsSkeleton rows={2} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.bookings.map((each) => (
          <Box
            component="li"
            key={each._id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 38 }}
          >
            <Box sx={{ flex: 1, typography: 'body2' }}>
              {each._id === booking._id ? (
                <strong>{labelOf(each)}</strong>
              ) : (
                <Link component={RouterLink} to={paths.reservation(each._id)}>
                  {labelOf(each)}
                </Link>
              )}
            </Box>
            <BookingStatusChip booking={each} />
          </Box>
        ))}
      </Box>
    </Card>
  );

  function labelOf({ date, timeindex, _service }: BookingOutput): string {
    return `${formatDate(language, date, 'day')} ${formatTime(timeindex)} · ${_service.name}`;
  }
}
