import { formatTimeRange } from '@atrium/i18n/format';
import { PACING_MINUTES, quarterOf } from '@atrium/rules/seating/room/pacing';
import Alert, { type AlertProps } from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Minutes from midnight. */
  start: number;
  size: number;
  /** Who may still arrive in that quarter of an hour; undefined: as many as like. */
  left: number | undefined;
  sx?: AlertProps['sx'];
}

/** Tells staff that a party is more than the kitchen is to get at once: guests are refused, staff may go on. */
export function OverPace({ start, size, left, sx = {} }: Props) {
  const { t } = useTranslation('admin');
  if (left === undefined || size <= left) return null;
  const quarter = quarterOf(start);
  return (
    <Alert severity="warning" role="status" sx={sx}>
      {t('newBooking.overPace', {
        time: formatTimeRange(quarter, quarter + PACING_MINUTES),
        left,
        size,
      })}
    </Alert>
  );
}
