import { formatDate } from '@atrium/i18n/format';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { DaySteps } from '../../../../shared/dates/day-steps';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { PageHeader } from '../../../../shared/ui/page-header';
import { RowsSkeleton } from '../../../../shared/ui/rows-skeleton';
import { useTimelineDay } from '../hooks/use-timeline-day';
import { comingFirst } from '../lib/service-rows';
import { TimelineBoard } from './timeline-board';

/**
 * Opened when a day has to be rearranged: a group is late, a class is overbooked. Shows every service with its times,
 * how full each one is, and its bookings, which can be dragged to another time.
 */
export function DayTimeline() {
  const { t } = useTranslation(['frontDesk', 'admin']);
  const language = useLanguage();
  const { date: today, minutes } = useVenueNow(useMe().vendor.timezone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const date = asked !== null && isCalendarDate(asked) ? asked : today;
  const now = date === today ? minutes : undefined;
  const { rows, services, isError, retry } = useTimelineDay(date);

  const content = () => {
    if (isError) return <ErrorState title={t('admin:listBookings.failed')} onRetry={retry} />;
    if (!rows || !services) return <RowsSkeleton rows={8} />;
    if (rows.length === 0) {
      return <EmptyState title={t('dayTimeline.none')} text={t('dayTimeline.noneHint')} />;
    }
    return (
      <TimelineBoard
        key={date}
        date={date}
        rows={comingFirst(rows, now)}
        services={services}
        now={now}
        isPast={date < today}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={t('admin:nav.dayTimeline')}
        subtitle={formatDate(language, date, 'full')}
        actions={
          <DaySteps
            date={date}
            today={today}
            onChange={(next) => setParams(next === today ? {} : { date: next }, { replace: true })}
          />
        }
      />
      {content()}
    </>
  );
}
