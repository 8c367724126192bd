import type { AvailableDay, OpenBookingService } from '@atrium/api-client/public';
import { formatDate } from '@atrium/i18n/format';
import { isPast, venueToday } from '@atrium/rules/bookings/booking-window';
import type { ParticipantSelection } from '@atrium/rules/bookings/participants';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { SlotList } from '@atrium/ui/components/calendar/slot-list';
import type { ShownAgeBand } from '@atrium/ui/components/fields/child-ages';
import { ParticipantSelector } from '@atrium/ui/components/fields/participant-selector';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  service: OpenBookingService;
  zone: string;
  /** Days of the month shown. */
  days: readonly AvailableDay[];
  loading: boolean;
  onMonth: (month: CalendarDate) => void;
  party: ParticipantSelection;
  onParty: (party: ParticipantSelection) => void;
  /** Other prices for ages than the service's: those that a booking agreed to. */
  ageBands?: readonly ShownAgeBand[] | undefined;
  /** How often somebody tried to go on without the age of a child. */
  tries?: number;
  date: CalendarDate | undefined;
  time?: number | undefined;
  onDate: (date: CalendarDate) => void;
  onTime: (time: number, waiting: boolean) => void;
}

/** More than any slot has: whether a party fits is told by the times. */
const ANY_PARTY = 1_000;

/** How many come, on which day, at which of its times: all on one screen. */
export function PartyAndTime(props: Props) {
  const { service, zone, days, loading, party, date, time } = props;
  const { t } = useTranslation('public');
  const language = useLanguage();
  const people = service.exclusiveBooking ? 1 : party.adults + party.children;
  const fits = (slot: AvailableDay['times'][number]) =>
    slot.bookable && (slot.parties ? slot.parties.includes(people) : slot.available >= people);
  const isFree = (day: AvailableDay) =>
    day.times.some((slot) => fits(slot) || (slot.bookable && service.waitingList));
  const now = Date.now();
  const day = days.find((one) => one.date === date);
  const slots = (day?.times ?? [])
    .filter(({ start }) => day && !isPast(day.date, start, now, zone))
    .map(({ name, ...slot }) => ({
      ...slot,
      overrideName: name,
      available: fits(slot) ? slot.available : 0,
    }));
  const hasNone = !loading && days.length > 0 && !days.some(isFree);

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Card component="section" sx={{ p: 2.5 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
          {t('booking.people')}
        </Typography>
        <ParticipantSelector
          value={party}
          onChange={props.onParty}
          available={ANY_PARTY}
          exclusive={service.exclusiveBooking}
          allowChildren={service.allowBookingForChildren}
          unit={service.unit}
          units={service.units}
          ageBands={props.ageBands ?? service.ageBands}
          currency={service.currency}
          tries={props.tries ?? 0}
        />
      </Card>
      <Card component="section" sx={{ p: { xs: 1.5, sm: 2.5 } }}>
        <MonthCalendar
          selection={date ? { start: date } : {}}
          onSelect={({ start }) => start !== undefined && props.onDate(start)}
          today={venueToday(now, zone)}
          hidePast
          {...(service.latestDate !== undefined && { latestDate: service.latestDate })}
          unavailableDates={days.filter((one) => !isFree(one)).map((one) => one.date)}
          {...(date && { initialMonth: date })}
          onMonthChange={props.onMonth}
          loading={loading}
        />
        <Box role="status" sx={{ minHeight: 24, mt: 1, color: 'text.secondary' }}>
          {hasNone ? t('booking.noDates') : !date && t('booking.pickDay')}
        </Box>
      </Card>
      {date && (
        <Box component="section" aria-live="polite">
          <Typography
            variant="h4"
            component="h2"
            sx={{ mb: 1.5, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {formatDate(language, date, 'full')}
          </Typography>
          {day && day.state !== 'open' && (
            <Alert severity="info">{day.comment || t('booking.closed')}</Alert>
          )}
          {day?.state === 'open' && (
            <SlotList
              slots={slots}
              selected={time}
              waitingList={service.waitingList}
              onSelect={({ start }) => props.onTime(start, false)}
              onJoinWaitingList={({ start }) => props.onTime(start, true)}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
