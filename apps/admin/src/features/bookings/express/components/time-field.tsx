import type { AvailableDay, AvailableTime } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Undefined while it is being fetched. */
  day: AvailableDay | undefined;
  time: AvailableTime | undefined;
  /** The guest would join the waiting list of the time. */
  waits: boolean;
  /** Minutes from midnight today; undefined on another day. */
  now: number | undefined;
  onChange: (start: number) => void;
  /** From a day on which nothing can be booked. */
  onNextDay: () => void;
  error: string | undefined;
}

/** The day's times with the places left, in the browser's own list: typing '14' chooses 14:00. */
export function TimeField({ day, time, waits, now, onChange, onNextDay, error }: Props) {
  const { t } = useTranslation(['admin', 'ui']);
  const times = day?.times ?? [];
  const places = (slot: AvailableTime) => {
    if (slot.available > 0) return t('slots.available', { ns: 'ui', count: slot.available });
    return slot.waitingList ? t('expressBooking.fullWaitingList') : t('slots.full', { ns: 'ui' });
  };
  const progress = ({ start, end }: AvailableTime) => {
    if (now === undefined || start >= now) return [];
    return [t(end > now ? 'expressBooking.started' : 'expressBooking.over')];
  };
  const closed =
    day?.state === 'closed' ? t('slots.closed', { ns: 'ui' }) : t('slots.empty', { ns: 'ui' });
  const hint = () => {
    if (waits) return t('newBooking.waitingNotice');
    if (day === undefined || time !== undefined) return ' ';
    return (
      <>
        {times.length === 0 ? closed : t('expressBooking.noneLeft')}{' '}
        <Link component="button" type="button" onClick={onNextDay}>
          {t('listBookings.nextDay')}
        </Link>
      </>
    );
  };

  return (
    <SelectInput
      label={t('booking.time')}
      value={time === undefined ? '' : String(time.start)}
      disabled={day === undefined}
      error={error !== undefined}
      helperText={error ?? hint()}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {time === undefined && <option value="" />}
      {times.map((slot) => (
        <option
          key={slot.start}
          value={slot.start}
          disabled={slot.available <= 0 && !slot.waitingList}
        >
          {[formatTimeRange(slot.start, slot.end), ...progress(slot), places(slot)].join(' · ')}
        </option>
      ))}
    </SelectInput>
  );
}
