import { overlap } from '@atrium/rules/seating/tables/table-time';
import BlockIcon from '@mui/icons-material/BlockRounded';
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import type { Blocked } from '../../lib/timeline/timeline-rows';

interface Props {
  blocked: Blocked;
  axis: TimeAxis;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** When nobody can be seated at a table, and why. */
export function BlockedTime({ blocked: { reason, span }, axis, onPress }: Props) {
  const { t } = useTranslation('seating');
  if (!overlap(span, axis)) return null;
  return (
    <Box
      onClick={onPress}
      sx={(theme) => ({
        position: 'absolute',
        top: 0,
        bottom: 0,
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        overflow: 'hidden',
        cursor: 'context-menu',
        whiteSpace: 'nowrap',
        fontSize: 12,
        color: 'text.secondary',
        backgroundImage: `repeating-linear-gradient(135deg, ${theme.vars.palette.divider} 0 4px, transparent 4px 10px)`,
        '& > span': { px: 0.5, borderRadius: 0.5, backgroundColor: 'background.paper' },
      })}
      style={placeOf(axis, span)}
    >
      <BlockIcon sx={{ fontSize: 15 }} />
      <span>{t('timeline.blocked', { reason })}</span>
    </Box>
  );
}
