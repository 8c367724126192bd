import { formatDate, formatNumber } from '@atrium/i18n/format';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useHotkey } from '../../../../shared/hooks/use-hotkey';
import { PageHeader } from '../../../../shared/ui/page-header';
import type { FreeTime, SpaBoard } from '../hooks/use-spa-board';
import { useSpaDay } from '../hooks/use-spa-day';
import { useSpaPlace } from '../hooks/use-spa-place';
import { therapistColumns } from '../lib/columns';
import { LiveLine } from './live-line';
import { DaySide } from './side/day-side';
import { SpaToolbar } from './spa-toolbar';

const PrintDay = lazy(async () => ({ default: (await import('./print/print-day')).PrintDay }));

interface Props {
  /** Books at a free time of a day. */
  newTreatment: (asked: FreeTime & { date: string; onClose: () => void }) => ReactNode;
  /** Who waits for a time on a day. */
  waiting: (date: string) => ReactNode;
}

/** A day of the spa: who comes, who gives it, which time is free; a treatment opens in its place. */
export function SpaPage({ newTreatment, waiting }: Props) {
  const { t } = useTranslation(['spa', 'admin']);
  const language = useLanguage();
  const place = useSpaPlace();
  const spa = useSpaDay(place.date);
  const { day, treatments, hasTreatments, failedTreatments, failedSetup, retry } = spa;
  const [asked, setAsked] = useState<FreeTime>();
  useHotkey({ key: 'n' }, () => setAsked({}));

  const columns = day ? therapistColumns(day) : [];
  const hours = (of: 'booked' | 'worked') => {
    const minutes = columns.reduce((sum, column) => sum + (column[of] ?? 0), 0);
    return formatNumber(language, Math.round(minutes / 6) / 10);
  };
  const board: SpaBoard = { place, spa, onNew: setAsked };

  return (
    <>
      <PageHeader
        title={t('admin:nav.treatments')}
        subtitle={[
          formatDate(language, place.date, 'full'),
          day && t('day.hours', { booked: hours('booked'), worked: hours('worked') }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {day && (
              <Suspense fallback={<Box sx={{ width: 44, height: 44 }} />}>
                <PrintDay day={day} />
              </Suspense>
            )}
            <Button component={Link} to={paths.schedules} sx={{ minHeight: 44 }}>
              {t('schedules')}
            </Button>
          </>
        }
      />
      <SpaToolbar place={place} onNew={() => setAsked({})} />
      <LiveLine treatments={treatments} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '324px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ order: { xs: 2, lg: 1 }, minWidth: 0 }}>
          <DaySide place={place} treatments={hasTreatments ? treatments : undefined}>
            {waiting(place.date)}
          </DaySide>
        </Box>
        <Box sx={{ order: { xs: 1, lg: 2 }, minWidth: 0 }}>
          {failedTreatments && <ErrorState title={t('failed')} onRetry={retry} />}
          {failedSetup && <ErrorState title={t('day.setupFailed')} onRetry={retry} />}
          <Outlet context={board} />
        </Box>
      </Box>
      {asked && newTreatment({ date: place.date, ...asked, onClose: () => setAsked(undefined) })}
    </>
  );
}
