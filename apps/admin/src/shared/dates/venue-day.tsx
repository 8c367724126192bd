import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { useMe } from '../access/use-me';

/** A day of the calendar. Today is the venue's: the browser may be where it is tomorrow already. */
export function VenueDay(props: PickerDayProps) {
  const { timezone } = useMe().vendor;
  const isToday = props.day.format('YYYY-MM-DD') === venueTimeOf(Date.now(), timezone).date;
  return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
}
