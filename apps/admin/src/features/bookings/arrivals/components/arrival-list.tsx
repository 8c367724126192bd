import type { BookingOutput, BookingStatusOutput } from '@atrium/api-client/admin';
import { formatTime } from '@atrium/i18n/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ArrivalStatuses, arrivalState } from '../../../../shared/arrivals/arrivals';
import { useVisibleRows } from '../../../../shared/hooks/use-visible-rows';
import { drawnTimes, toLines } from '../lib/arrival-lines';
import { ArrivalRow } from './arrival-row';
import { TimeHead } from './time-head';

interface Props {
  bookings: readonly BookingOutput[];
  statuses: ArrivalStatuses;
  /** Minutes from midnight at the venue; undefined on another day than today. */
  now: number | undefined;
  /** Id of the booking being marked. */
  busy: string | undefined;
  onMark: (booking: BookingOutput, status: BookingStatusOutput, byKeyboard: boolean) => void;
  /** Folds away parties that have left or will not come. */
  foldOver: boolean;
}

/** Minutes until a party counts as late. */
const GRACE = 10;
/** Heights until measured, in pixels. */
const HEAD_HEIGHT = 44;
const ROW_HEIGHT = 60;

/** The day's parties by their time. */
export function ArrivalList({ bookings, statuses, now, busy, onMark, foldOver }: Props) {
  const { t } = useTranslation('admin');
  const lateOf = (booking: BookingOutput) => {
    const late = now === undefined ? 0 : now - booking.timeindex;
    return late >= GRACE && arrivalState(booking, statuses) === 'expected' ? late : undefined;
  };
  const [showOver, setShowOver] = useState(false);
  const isOver = (booking: BookingOutput) =>
    ['left', 'absent'].includes(arrivalState(booking, statuses));
  const over = foldOver ? bookings.filter(isOver) : [];
  const shown = foldOver && !showOver ? bookings.filter((booking) => !isOver(booking)) : bookings;

  const lines = toLines(shown);
  const rows = useVisibleRows<HTMLDivElement>({
    count: lines.length,
    estimate: (index) => (lines[index]?.kind === 'time' ? HEAD_HEIGHT : ROW_HEIGHT),
  });
  const partyAt = (index: number) => {
    const line = lines[index];
    if (line?.kind !== 'party') return null;
    const { booking } = line;
    return (
      <li key={booking._id} data-booking={booking._id} {...rows.rowProps(index)}>
        <ArrivalRow
          booking={booking}
          statuses={statuses}
          late={lateOf(booking)}
          busy={busy === booking._id}
          onMark={onMark}
        />
      </li>
    );
  };

  return (
    <div id="arrivals">
      {over.length > 0 && (
        <Button
          size="small"
          aria-expanded={showOver}
          onClick={() => setShowOver(!showOver)}
          sx={{ ml: -1, color: 'text.secondary' }}
        >
          {t('arrival.over', {
            count: over.reduce((sum, { participants }) => sum + participants, 0),
          })}
        </Button>
      )}
      <div ref={rows.listRef}>
        <div style={{ height: rows.before }} />
        {drawnTimes(lines, rows.indexes).map(({ time, head, parties }) => (
          <section key={time} aria-label={formatTime(time)}>
            {head !== undefined && <TimeHead line={lines[head]} {...rows.rowProps(head)} />}
            {parties.length > 0 && (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {parties.map(partyAt)}
              </Box>
            )}
          </section>
        ))}
        <div style={{ height: rows.after }} />
      </div>
    </div>
  );
}
