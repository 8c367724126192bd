import { formatDate } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useMayLeave } from '@atrium/ui/hooks/use-unsaved-guard';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { useSegments } from '../../../shared/named/use-segments';
import { PauseBanner } from '../../../shared/pauses/pause-banner';
import { PageHeader } from '../../../shared/ui/page-header';
import { useEvening } from '../hooks/use-evening';
import { useSeatingPlace } from '../hooks/use-seating-place';
import { EveningView } from './evening-view';
import { NoRooms } from './no-rooms';
import { SeatingCounters } from './seating-counters';
import { SeatingSkeleton } from './seating-skeleton';

const EveningActions = lazy(async () => ({
  default: (await import('./print/evening-actions')).EveningActions,
}));
const ModifyRooms = lazy(async () => ({
  default: (await import('./modify/modify-rooms')).ModifyRooms,
}));

/** The dining rooms of a day: who comes next, where they sit, which table is free until when. */
export function Seating() {
  const { t } = useTranslation(['seating', 'admin']);
  const language = useLanguage();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const { place, go, today, minutes } = useSeatingPlace();
  const evening = useEvening(place);
  const segments = useSegments();
  const { rooms, services, statuses, found, shown } = evening;
  const mayModify = may(useMe().level, 'venues.edit');
  const [isModifying, setModifying] = useState(false);
  const mayLeave = useMayLeave();
  const hasNoRoom = rooms.data?.data.length === 0;

  const switchTo = async (modifying: boolean) => {
    if (await mayLeave()) setModifying(modifying);
  };

  const failed = [
    { query: rooms, title: t('failed.rooms') },
    { query: services, title: t('failed.services') },
    { query: statuses, title: t('failed.statuses') },
    { query: found, title: t('failed.reservations') },
  ].filter(({ query }) => query.isError && !query.currentData);

  const content = () => {
    // first, so that nothing that fails or loads meanwhile takes a plan away unsaved
    if (mayModify && rooms.data && (isModifying || hasNoRoom)) {
      return (
        <Suspense fallback={<SeatingSkeleton />}>
          <ModifyRooms
            rooms={rooms.data.data}
            opened={place.room}
            onOpen={(room) => go({ room })}
            onOutdated={() => void rooms.refetch()}
          />
        </Suspense>
      );
    }
    if (failed.length > 0) {
      return failed.map(({ query, title }) => (
        <ErrorState key={title} title={title} onRetry={() => void query.refetch()} />
      ));
    }
    const isLoaded = rooms.data && services.data && statuses.data && found.currentData;
    if (!isLoaded || segments.isLoading) return <SeatingSkeleton />;
    if (!evening.room) return <NoRooms />;
    return (
      <EveningView
        evening={evening}
        room={evening.room}
        segments={segments.data?.data ?? []}
        place={place}
        go={go}
        today={today}
        minutes={minutes}
      />
    );
  };

  // on a phone, where the date is right below and the room folded away, it names the room
  const subtitle = () => {
    if (isWide) return formatDate(language, place.date, 'full');
    return (rooms.data?.data.length ?? 0) > 1 ? evening.room?.name : undefined;
  };
  const counters = evening.room && found.currentData && !isModifying && (
    <SeatingCounters reservations={shown} />
  );

  return (
    <>
      <PageHeader
        title={t('admin:nav.seating')}
        subtitle={subtitle()}
        actions={
          <>
            {isWide && counters}
            {evening.room && services.data && found.currentData && !isModifying && (
              <Suspense fallback={<Box sx={{ width: 44, height: 44 }} />}>
                <EveningActions
                  evening={evening}
                  room={evening.room}
                  date={place.date}
                  services={services.data.data}
                  chosen={place.service}
                />
              </Suspense>
            )}
            {mayModify && rooms.data && !hasNoRoom && (
              <ToggleSwitch
                label={t('modify')}
                checked={isModifying}
                onChange={(next) => void switchTo(next)}
              />
            )}
          </>
        }
      />
      {!isWide && counters && <Box sx={{ mb: 1 }}>{counters}</Box>}
      <PauseBanner />
      {content()}
    </>
  );
}
