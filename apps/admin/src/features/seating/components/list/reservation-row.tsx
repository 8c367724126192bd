import type { BookingOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import { listName } from '@atrium/rules/guests/guest-name';
import CarryIcon from '@mui/icons-material/DragIndicatorRounded';
import MoreIcon from '@mui/icons-material/MoreVertRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { memo, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Participants } from '../../../../shared/bookings/participants';
import { BookingStatusChip } from '../../../../shared/bookings/status/booking-status-chip';
import { TableWishLine } from '../../../../shared/bookings/tables/table-wish-line';
import { GuestMarks } from '../../../../shared/guests/guest-marks';
import { HandMark } from '../../../../shared/live/hand-mark';
import { useWaitText } from '../../hooks/use-wait-text';

interface Props {
  reservation: BookingOutput;
  /** What its tables are called; empty without one. */
  tables: string;
  /** Minutes since it should have begun; undefined if they are here or still have time. */
  late: number | undefined;
  /** Another party is still at their table. */
  isTableTaken: boolean;
  isOpen: boolean;
  /** Of the colleague who has just changed it. */
  hand: string | undefined;
  onOpen: (reservation: BookingOutput) => void;
  onCarry: (reservation: BookingOutput) => void;
  onGrab: (reservation: BookingOutput, event: PointerEvent<HTMLElement>) => void;
  onMenu: (reservation: BookingOutput, anchor: HTMLElement) => void;
}

const secondary = { fontSize: 13, color: 'text.secondary' } as const;

/** A party of the evening: opened by a press, carried by its handle. */
export const ReservationRow = memo(function ReservationRow(props: Props) {
  const { reservation, tables, late, isTableTaken, isOpen, hand } = props;
  const { onOpen, onCarry, onGrab, onMenu } = props;
  const { t } = useTranslation(['seating', 'admin']);
  const waitText = useWaitText();
  const name = listName(reservation._customer, t('admin:booking.dropIn'));

  return (
    <Box
      component="li"
      onContextMenu={(event) => {
        event.preventDefault();
        onMenu(reservation, event.currentTarget);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
        // hundreds of them lie below the edge of the screen, where nothing need be laid out
        contentVisibility: 'auto',
        containIntrinsicHeight: 'auto 62px',
        // such a row cuts off what lies outside
        '& .MuiButtonBase-root.Mui-focusVisible': { outlineOffset: -3 },
        ...(isOpen && { backgroundColor: 'action.selected' }),
      }}
    >
      <IconButton
        aria-label={t('carry.pickUp', { name })}
        onClick={() => onCarry(reservation)}
        onPointerDown={(event) => onGrab(reservation, event)}
        // on a phone there is no plan to carry to
        sx={{
          display: { xs: 'none', sm: 'inline-flex' },
          width: 44,
          height: 44,
          flex: 'none',
          cursor: 'grab',
          touchAction: 'none',
        }}
      >
        <CarryIcon fontSize="small" />
      </IconButton>
      <ButtonBase
        onClick={() => onOpen(reservation)}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 56,
          py: 0.75,
          px: 0.5,
          gap: 1.25,
          justifyContent: 'flex-start',
          textAlign: 'left',
        }}
      >
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', flex: 'none' }}>
          {formatTime(reservation.timeindex)}
        </Typography>
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography noWrap sx={{ fontWeight: 550 }}>
            {name}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            {hand && <HandMark name={hand} />}
            <Participants {...reservation} />
            <Typography component="span" sx={secondary}>
              {tables || t('list.noTable')}
            </Typography>
            {late === undefined ? (
              <BookingStatusChip booking={reservation} />
            ) : (
              <Typography
                component="span"
                sx={{ fontSize: 13, fontWeight: 600, color: 'warning.dark' }}
              >
                {t('list.late', { wait: waitText(late) })}
              </Typography>
            )}
            {reservation.tableWish && <TableWishLine wish={reservation.tableWish} />}
          </Box>
          {isTableTaken && (
            <Typography
              component="span"
              sx={{ fontSize: 13, fontWeight: 600, color: 'error.main' }}
            >
              {t('list.stillTaken')}
            </Typography>
          )}
          <GuestMarks guest={reservation._customer} />
        </Box>
      </ButtonBase>
      <IconButton
        aria-label={t('menu.reservation', { name })}
        aria-haspopup="menu"
        onClick={(event) => onMenu(reservation, event.currentTarget)}
        sx={{ width: 44, height: 44, flex: 'none' }}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
    </Box>
  );
});
