import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { SLOT_HEIGHT } from '../lib/layout';
import type { RowSlot } from '../lib/service-rows';

interface Props {
  slots: readonly RowSlot[];
  axis: TimeAxis;
}

/** How full each time is, above its bookings. */
export function RowSlots({ slots, axis }: Props) {
  const { t } = useTranslation('admin');
  return slots.map(({ start, end, taken, capacity }, index) => {
    const text = t('today.ofPlaces', { taken, places: capacity });
    const isFull = taken >= capacity;
    // where times overlap, each is drawn up to the next
    const until = Math.min(end, slots[index + 1]?.start ?? end);
    return (
      <Box
        key={start}
        title={text}
        sx={(theme) => ({
          position: 'absolute',
          top: 0,
          bottom: 0,
          borderLeft: 1,
          borderColor: 'divider',
          backgroundColor: taken === 0 ? 'transparent' : theme.vars.palette.action.hover,
        })}
        style={placeOf(axis, { from: start, until })}
      >
        <Box
          sx={{
            height: SLOT_HEIGHT,
            px: 0.5,
            overflow: 'hidden',
            whiteSpace: 'nowrap',
            fontSize: 12,
            lineHeight: `${SLOT_HEIGHT}px`,
            fontVariantNumeric: 'tabular-nums',
            color: isFull ? 'text.primary' : 'text.secondary',
            fontWeight: isFull ? 700 : 400,
          }}
        >
          {taken}/{capacity}
        </Box>
      </Box>
    );
  });
}
