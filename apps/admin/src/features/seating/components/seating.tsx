import { useListSegmentsQuery } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../shared/ui/page-header';
import { useEvening } from '../hooks/use-evening';
import { useSeatingPlace } from '../hooks/use-seating-place';
import { EveningView } from './evening-view';
import { NoRooms } from './no-rooms';
import { SeatingCounters } from './seating-counters';
import { SeatingSkeleton } from './seating-skeleton';

/** The dining rooms of a day: who comes next, where they sit, which table is free until when. */
export function Seating() {
  const { t } = useTranslation(['seating', 'admin']);
  const language = useLanguage();
  const { place, go, today, minutes } = useSeatingPlace();
  const evening = useEvening(place);
  const segments = useListSegmentsQuery();
  const { rooms, services, statuses, found, shown } = evening;

  const failed = [
    { query: rooms, title: t('failed.rooms') },
    { query: services, title: t('failed.services') },
    { query: statuses, title: t('failed.statuses') },
    { query: found, title: t('failed.reservations') },
  ].filter(({ query }) => query.isError && !query.currentData);

  const content = () => {
    if (failed.length > 0) {
      return failed.map(({ query, title }) => (
        <ErrorState key={title} title={title} onRetry={() => void query.refetch()} />
      ));
    }
    const isLoaded = rooms.data && services.data && statuses.data && found.currentData;
    if (!isLoaded || segments.isLoading) return <SeatingSkeleton />;
    if (rooms.data?.data.length === 0) return <NoRooms />;
    return (
      <EveningView
        evening={evening}
        segments={segments.data?.data ?? []}
        place={place}
        go={go}
        today={today}
        minutes={minutes}
      />
    );
  };

  return (
    <>
      <PageHeader
        title={t('admin:nav.seating')}
        subtitle={formatDate(language, place.date, 'full')}
        actions={found.currentData && <SeatingCounters reservations={shown} />}
      />
      {content()}
    </>
  );
}
