import { useListBookingsQuery, useListServicesQuery } from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { addDays, isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { displayName } from '@atrium/rules/guests/guest-name';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { DateField } from '../../../../shared/dates/date-field';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { LIVE } from '../../../../shared/lib/live';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { usePromote } from '../hooks/use-promote';
import { toQueues } from '../lib/queues';
import { ServiceQueuesCard } from './service-queues-card';

/** The most one availability request covers. */
const SHOWN_DAYS = 61;
/** The longest page that the API gives. */
const LONGEST_PAGE = 200;

/**
 * Opened after a cancellation, or when a guest asks about their chances: it shows at a glance who
 * is first and whether they fit, and one click promotes them, with the result in the same place.
 */
export function WaitingList() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('from');
  const from = asked !== null && isCalendarDate(asked) ? asked : today;
  const { currentData, isError, refetch } = useListBookingsQuery(
    { from, until: addDays(from, SHOWN_DAYS), waitingList: true, limit: LONGEST_PAGE },
    LIVE,
  );
  const services = useListServicesQuery();
  const { give, busy, last } = usePromote();

  const content = () => {
    if ((isError && !currentData) || (services.isError && !services.data)) {
      const retry = () => {
        void refetch();
        void services.refetch();
      };
      return <ErrorState title={t('waitingList.failed')} onRetry={retry} />;
    }
    if (!currentData || !services.data) return <RowsSkeleton />;
    const { items, nextCursor } = currentData.data;
    if (items.length === 0) {
      return <EmptyState title={t('waitingList.none')} text={t('waitingList.noneHint')} />;
    }
    return (
      <>
        {nextCursor !== undefined && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('waitingList.more', { count: items.length })}
          </Alert>
        )}
        {toQueues(items).map((waiting) => (
          <ServiceQueuesCard
            key={waiting.service._id}
            waiting={waiting}
            service={services.data?.data.find(({ _id }) => _id === waiting.service._id)}
            busy={busy}
            onPromote={give}
          />
        ))}
      </>
    );
  };

  return (
    <>
      <PageHeader
        title={t('booking.waitingList')}
        subtitle={t('waitingList.hint')}
        actions={
          <DateField
            dense
            label={t('listBookings.from')}
            value={from}
            onChange={(date) => setParams(date === today ? {} : { from: date }, { replace: true })}
          />
        }
      />
      <Box role="status">
        {last && (
          <Alert severity="success" sx={{ mb: 2 }}>
            {t('waitingList.promoted', {
              name: displayName(last._customer) || t('booking.dropInGuest'),
              service: last._service.name,
              when: `${formatDate(language, last.date, 'day')} ${formatTime(last.timeindex)}`,
            })}
          </Alert>
        )}
      </Box>
      {content()}
    </>
  );
}
