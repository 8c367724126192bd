import type { QuarterArrivals } from '@atrium/rules/seating/room/pacing';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { HourMarks } from '../../../../shared/timeline/hour-marks';
import type { TimeAxis } from '../../../../shared/timeline/time-axis';
import { HEAD_HEIGHT, NAMES_WIDTH } from '../../lib/timeline/layout';

const Arrivals = lazy(async () => ({ default: (await import('./arrivals')).Arrivals }));

interface Props {
  axis: TimeAxis;
  arrivals: readonly QuarterArrivals[];
  serviceName: (service: string) => string;
}

/** The hours and who arrives when, above the tables however far they are scrolled. */
export function TimelineHead({ axis, arrivals, serviceName }: Props) {
  const { t } = useTranslation('seating');
  return (
    <Box
      sx={(theme) => ({
        position: 'sticky',
        top: 0,
        zIndex: 4,
        display: 'flex',
        height: HEAD_HEIGHT.hours + HEAD_HEIGHT.arrivals,
        backgroundColor: theme.vars.palette.background.paper,
        borderBottom: 1,
        borderColor: 'divider',
      })}
    >
      <Box
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 1,
          flex: 'none',
          display: 'flex',
          alignItems: 'end',
          width: NAMES_WIDTH,
          p: 1,
          pb: 0.75,
          fontSize: 12,
          fontWeight: 600,
          color: 'text.secondary',
          backgroundColor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        {t('timeline.arriving')}
      </Box>
      <Box sx={{ position: 'relative', flex: 1 }}>
        <HourMarks axis={axis} />
        {/* the tables come first; its place is kept */}
        <Suspense fallback={null}>
          <Arrivals axis={axis} arrivals={arrivals} serviceName={serviceName} />
        </Suspense>
      </Box>
    </Box>
  );
}
