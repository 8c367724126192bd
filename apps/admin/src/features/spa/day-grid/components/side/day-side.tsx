import type { TreatmentOutput } from '@atrium/api-client/admin';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RowsSkeleton } from '../../../../../shared/ui/rows-skeleton';
import type { useSpaPlace } from '../../hooks/use-spa-place';
import { StatusLegend } from './status-legend';
import { TreatmentList } from './treatment-list';

interface Props {
  place: ReturnType<typeof useSpaPlace>;
  /** Undefined while they load. */
  treatments: readonly TreatmentOutput[] | undefined;
  /** Who waits for the day. */
  children: ReactNode;
}

/** Which day, how many come, and who; below the day where the page is narrow. */
export function DaySide({ place, treatments, children }: Props) {
  const { t } = useTranslation('spa');
  const { date, today, search, go } = place;
  // where it is narrow, the day is chosen in the toolbar
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const ofDay = treatments?.filter((treatment) => treatment.date === date);
  const booked = ofDay?.filter((treatment) => !isPause(treatment)).length ?? 0;

  return (
    <Box
      component="aside"
      aria-label={t('day.list')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}
    >
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 650 }}>
        {ofDay ? t('day.booked', { count: booked }) : ' '}
      </Typography>
      {isWide && (
        <MonthCalendar
          key={date}
          today={today}
          hidePast={false}
          selection={{ start: date }}
          onSelect={({ start }) => start && go(start)}
        />
      )}
      <StatusLegend />
      {ofDay ? <TreatmentList treatments={ofDay} search={search} /> : <RowsSkeleton rows={5} />}
      {children}
    </Box>
  );
}
