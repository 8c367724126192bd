import { useGetDashboardQuery } from '@atrium/api-client/api';
import { formatDate } from '@atrium/i18n/format';
import { EmptyState } from '@atrium/ui/components/empty-state';
import { ErrorState } from '@atrium/ui/components/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/components/page-header';
import { useMe } from '../../../shared/hooks/use-me';
import { useVenueNow } from '../../../shared/hooks/use-venue-now';
import { LIVE } from '../../../shared/lib/live';
import { byNextTime } from '../lib/by-next-time';
import { DayFigures } from './day-figures';
import { ServiceDayCard } from './service-day-card';
import { WaitingCard } from './waiting-card';

/** The start of a shift: how many are expected of each service and when, and who they are. */
export function Today() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date, minutes } = useVenueNow(vendor.timezone);
  const { data, isError, refetch } = useGetDashboardQuery({ id: vendor._id, date }, LIVE);
  const day = data?.data;

  const content = () => {
    if (isError && !day) return <ErrorState onRetry={refetch} />;
    if (!day) return <Skeleton variant="rounded" height={360} />;
    if (day.bookings === 0 && day.waiting === 0) {
      return <EmptyState title={t('today.none')} text={t('today.noneHint')} />;
    }
    return (
      <>
        <DayFigures day={day} />
        <Box
          sx={{
            columnWidth: 310,
            columnGap: 2,
            '& > *': { mb: 2, breakInside: 'avoid' },
          }}
        >
          {byNextTime(day.services, day.arrivals, minutes).map((service) => (
            <ServiceDayCard
              key={service._id}
              service={service}
              bookings={day.arrivals.filter(({ _service }) => _service._id === service._id)}
              now={minutes}
            />
          ))}
          {day.waitingList.length > 0 && <WaitingCard bookings={day.waitingList} />}
        </Box>
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('nav.today')} subtitle={formatDate(language, date, 'full')} />
      {content()}
    </>
  );
}
