import type { BookingOutput } from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Carried } from '../../../../shared/hooks/use-lane-carry';
import type { TimeAxis } from '../../../../shared/timeline/time-axis';
import { BAR_HEIGHT, FOLDED_LANES, NAMES_WIDTH, rowHeight, SLOT_HEIGHT } from '../lib/layout';
import type { ServiceRow as Row } from '../lib/service-rows';
import type { SlotDrop } from '../lib/slot-drop';
import { BookingBar } from './booking-bar';
import { CarriedBooking } from './carried-booking';
import { RowSlots } from './row-slots';

interface Props {
  row: Row;
  axis: TimeAxis;
  isUnfolded: boolean;
  onFold: () => void;
  /** The item to which the Tab key goes: a booking, or `name`. */
  active: string;
  mayMove: boolean;
  /** The booking being dragged, if it belongs to this row. */
  carried: Carried<BookingOutput, number, SlotDrop> | undefined;
  dropText: (drop: SlotDrop) => string;
  onName: () => void;
  onEmpty: (x: number) => void;
  onPress: (booking: BookingOutput) => void;
  onGrab: (booking: BookingOutput, event: PointerEvent<HTMLElement>) => void;
  onPickUp: (booking: BookingOutput) => void;
}

/** A service: how full each of its times is, and who comes. */
export function ServiceRow(props: Props) {
  const { row, axis, isUnfolded, active, mayMove, carried, dropText } = props;
  const { t } = useTranslation('frontDesk');
  const lanes = isUnfolded ? row.lanes : Math.min(row.lanes, FOLDED_LANES);
  const shown = row.bars.filter(({ lane }) => lane < lanes);
  const folded = row.bars.length - shown.length;
  const lane = row.bars.find(({ booking }) => booking._id === carried?.item._id)?.lane ?? 0;

  return (
    <Box
      role="group"
      aria-label={row.name}
      data-row={row.service}
      sx={{ display: 'flex', borderTop: 1, borderColor: 'divider' }}
      style={{ height: rowHeight(lanes) }}
    >
      <Box
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 3,
          flex: 'none',
          width: NAMES_WIDTH,
          overflow: 'hidden',
          backgroundColor: 'background.paper',
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <ButtonBase
          data-item="name"
          tabIndex={active === 'name' ? 0 : -1}
          onClick={props.onName}
          sx={{
            justifyContent: 'flex-start',
            width: 1,
            px: 1,
            py: 0.5,
            minHeight: 40,
            textAlign: 'left',
            fontFamily: 'inherit',
            fontSize: 14,
            fontWeight: 600,
            lineHeight: 1.25,
            '&.Mui-focusVisible': { outline: 2, outlineOffset: -3 },
          }}
        >
          {row.name}
        </ButtonBase>
        {(folded > 0 || (isUnfolded && row.lanes > FOLDED_LANES)) && (
          <Button
            size="small"
            aria-expanded={isUnfolded}
            onClick={props.onFold}
            sx={{ ml: 0.5, minWidth: 0 }}
          >
            {isUnfolded ? t('dayTimeline.fewer') : t('dayTimeline.more', { count: folded })}
          </Button>
        )}
      </Box>
      <Box
        onClick={(event) => props.onEmpty(event.clientX)}
        sx={{ position: 'relative', flex: 1, minWidth: 0, overflow: 'hidden' }}
      >
        <RowSlots slots={row.slots} axis={axis} />
        {shown.map((bar) => (
          <BookingBar
            key={bar.booking._id}
            bar={bar}
            axis={axis}
            isCarried={bar.booking._id === carried?.item._id}
            isActive={active === bar.booking._id}
            mayMove={mayMove}
            onPress={props.onPress}
            onGrab={props.onGrab}
            onPickUp={props.onPickUp}
          />
        ))}
        {carried && (
          <CarriedBooking
            axis={axis}
            start={carried.target}
            duration={carried.item.timeindexEnd - carried.item.timeindex}
            top={SLOT_HEIGHT + lane * BAR_HEIGHT}
            drop={carried.isSent ? undefined : carried.preview}
            text={dropText(carried.preview)}
          />
        )}
      </Box>
    </Box>
  );
}
