import { useGetDashboardQuery } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { hasPart } from '@atrium/rules/venue/modules';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { DaySteps } from '../../../shared/dates/day-steps';
import { useVenueNow } from '../../../shared/dates/use-venue-now';
import { LIVE } from '../../../shared/lib/live';
import { PauseBanner } from '../../../shared/pauses/pause-banner';
import { PageHeader } from '../../../shared/ui/page-header';
import { dayLinks } from '../lib/day-links';
import { CoversCard } from './covers-card';
import { DayCards } from './day-cards';
import { DayCharts } from './day-charts';
import { DayFigures } from './day-figures';
import { DaySkeleton } from './day-skeleton';

interface Props {
  /** Renders the dialog of a new treatment; it is another feature's. */
  renderNewTreatment: ComponentProps<typeof NextTreatmentsCard>['renderNew'];
}

// Only venues with a spa have treatments, so others do not load it.
const NextTreatmentsCard = lazy(async () => ({
  default: (await import('./next-treatments-card')).NextTreatmentsCard,
}));

/**
 * Opened at the start of every shift and glanced at all day: how many are still to come, and who is
 * next, must be readable from two steps away. Planners pick another day and read the outlook.
 */
export function Today({ renderNewTreatment }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { vendor } = useMe();
  const { date: today, minutes } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const asked = params.get('date');
  const date = asked !== null && isCalendarDate(asked) ? asked : today;
  const { currentData, isError, refetch } = useGetDashboardQuery({ id: vendor._id, date }, LIVE);
  const day = currentData?.data;

  const content = () => {
    if (isError && !day) return <ErrorState onRetry={refetch} />;
    if (!day) return <DaySkeleton />;
    return (
      <>
        <DayFigures day={day} today={today} />
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            alignItems: 'start',
            // beside the guests, where there is room: planners see them without scrolling
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
          }}
        >
          <div>
            {day.covers && (
              <CoversCard covers={day.covers} to={dayLinks(day.date, today).seating} />
            )}
            {hasPart(vendor.modules, 'spa') && (
              <Suspense>
                <NextTreatmentsCard
                  date={date}
                  now={date === today ? minutes : 0}
                  renderNew={renderNewTreatment}
                />
              </Suspense>
            )}
            <DayCards day={day} today={today} now={date === today ? minutes : 0} />
          </div>
          <DayCharts day={day} today={today} />
        </Box>
      </>
    );
  };

  return (
    <>
      <PageHeader
        title={t('nav.today')}
        subtitle={formatDate(language, date, 'full')}
        actions={
          <DaySteps
            date={date}
            today={today}
            onChange={(next) => setParams(next === today ? {} : { date: next }, { replace: true })}
          />
        }
      />
      <PauseBanner />
      {content()}
    </>
  );
}
