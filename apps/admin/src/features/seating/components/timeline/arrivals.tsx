import { formatTime } from '@atrium/i18n/format';
import {
  PACING_MINUTES,
  type QuarterArrivals,
  type ServiceArrivals,
} from '@atrium/rules/seating/room/pacing';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { HEAD_HEIGHT } from '../../lib/timeline/layout';

interface Props {
  axis: TimeAxis;
  arrivals: readonly QuarterArrivals[];
  serviceName: (service: string) => string;
}

const isOver = ({ covers, pacing }: ServiceArrivals) => pacing !== undefined && covers > pacing;
const isFull = ({ covers, pacing }: ServiceArrivals) => pacing !== undefined && covers >= pacing;

/** Covers that arrive in each quarter of an hour, against what the services allow. */
export function Arrivals({ axis, arrivals, serviceName }: Props) {
  const { t } = useTranslation('seating');
  const textOf = ({ start, services }: QuarterArrivals) => {
    const each = services.map(({ service, covers, pacing }) => {
      const of = pacing === undefined ? `${covers}` : t('timeline.ofPacing', { covers, pacing });
      return `${serviceName(service)} ${of}`;
    });
    return `${formatTime(start)}: ${each.join(', ')}`;
  };

  return (
    <Box
      component="ul"
      aria-label={t('timeline.arrivingLabel')}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        bottom: 0,
        height: HEAD_HEIGHT.arrivals,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {arrivals.map((quarter) => {
        const over = quarter.services.some(isOver);
        const full = quarter.services.some(isFull);
        return (
          <Box
            key={quarter.start}
            component="li"
            title={textOf(quarter)}
            sx={(theme) => ({
              position: 'absolute',
              top: 4,
              bottom: 4,
              display: 'grid',
              placeItems: 'center',
              fontSize: 12,
              fontVariantNumeric: 'tabular-nums',
              fontWeight: full ? 700 : 500,
              borderRadius: 0.5,
              border: `${over ? 2 : 1}px solid ${theme.vars.palette.divider}`,
              ...(full && { borderColor: theme.vars.palette.warning.main }),
              ...(over && {
                borderColor: theme.vars.palette.error.main,
                color: theme.vars.palette.error.main,
              }),
            })}
            style={placeOf(axis, { from: quarter.start, until: quarter.start + PACING_MINUTES })}
          >
            <span aria-hidden>{quarter.covers}</span>
            <VisuallyHidden>{textOf(quarter)}</VisuallyHidden>
          </Box>
        );
      })}
    </Box>
  );
}
