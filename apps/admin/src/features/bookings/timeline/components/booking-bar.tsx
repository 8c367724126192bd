import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import { statusColors } from '@atrium/ui/lib/status-colors';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownStatus } from '../../../../shared/bookings/status/use-shown-status';
import { placeOf, type TimeAxis } from '../../../../shared/timeline/time-axis';
import { BAR_HEIGHT, SLOT_HEIGHT } from '../lib/layout';
import type { RowBar } from '../lib/service-rows';

interface Props {
  bar: RowBar;
  axis: TimeAxis;
  isCarried: boolean;
  /** Where the Tab key goes. */
  isActive: boolean;
  mayMove: boolean;
  onPress: (booking: BookingOutput) => void;
  onGrab: (booking: BookingOutput, event: PointerEvent<HTMLElement>) => void;
  onPickUp: (booking: BookingOutput) => void;
}

/** A booking at its time: pressed to open, dragged to another time. */
export const BookingBar = memo(function BookingBar(props: Props) {
  const { bar, axis, isCarried, isActive, mayMove, onPress, onGrab, onPickUp } = props;
  const { t } = useTranslation(['admin', 'common']);
  const { booking, span, lane } = bar;
  const status = useShownStatus(booking);
  const { light, dark } = statusColors(status?.color);
  const name = listName(booking._customer, t('booking.dropIn'));
  const label = [
    formatTimeRange(booking.timeindex, booking.timeindexEnd),
    name,
    t('common:units.person', { count: booking.participants }),
    status?.name,
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <ButtonBase
      data-item={booking._id}
      tabIndex={isActive ? 0 : -1}
      aria-label={label}
      title={label}
      aria-describedby={mayMove ? 'day-timeline-keys' : undefined}
      onClick={(event) => {
        event.stopPropagation();
        onPress(booking);
      }}
      onPointerDown={(event) => mayMove && onGrab(booking, event)}
      onKeyDown={(event) => {
        if (event.key !== ' ' || !mayMove) return;
        event.preventDefault();
        onPickUp(booking);
      }}
      // Firefox would press it after all
      onKeyUp={(event) => event.key === ' ' && mayMove && event.preventDefault()}
      sx={(theme) => ({
        position: 'absolute',
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 0.75,
        px: 0.75,
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        fontFamily: 'inherit',
        fontSize: 13,
        borderRadius: 1,
        border: `1px solid ${light.text}`,
        borderLeftWidth: 4,
        backgroundColor: light.background,
        color: light.text,
        cursor: mayMove ? 'grab' : 'pointer',
        ...(mayMove && { touchAction: 'none' }),
        ...theme.applyStyles('dark', {
          borderColor: dark.text,
          backgroundColor: dark.background,
          color: dark.text,
        }),
        ...(isCarried && { opacity: 0.35 }),
        '&.Mui-focusVisible': {
          outline: `3px solid ${theme.vars.palette.primary.main}`,
          outlineOffset: 1,
          zIndex: 1,
        },
      })}
      style={{
        ...placeOf(axis, span),
        top: SLOT_HEIGHT + lane * BAR_HEIGHT + 1,
        height: BAR_HEIGHT - 2,
      }}
    >
      <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {booking.participants}
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </ButtonBase>
  );
});
