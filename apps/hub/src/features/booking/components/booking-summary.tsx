import type { ActivityWithAvailability, AvailableTime } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { Money } from '@atrium/ui/components/display/money';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import { usePriceLineText } from '@atrium/ui/hooks/use-price-line-text';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type BookingDraft, bookingPart } from '../../../shared/booking/booking-draft';
import { SummaryLine } from '../../../shared/booking/steps/summary-line';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { bookingLines, bookingPrice } from '../lib/booking-price';

interface Props {
  activity: ActivityWithAvailability;
  place: { date: CalendarDate; time: number; waiting: boolean };
  slot: AvailableTime | undefined;
  draft: BookingDraft;
  /** A membership or a stay pays for the places. */
  covered: boolean;
  /** Everything chosen stands beside it, so it only says the price. */
  isReview: boolean;
}

/** What is booked, its price, and its cancellation deadline. */
export function BookingSummary(props: Props) {
  const { activity, place, slot, draft, covered, isReview } = props;
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const language = useLanguage();
  const partyText = usePartyText();
  const { currency, price } = activity;
  const part = bookingPart(draft, activity);
  // what costs nothing at all needs no line to say so
  const lines = bookingLines(draft, activity, covered).filter(
    ({ kind, price: each }) => kind !== 'participants' || each > 0,
  );
  const lineText = usePriceLineText(currency, activity.name);
  const total = bookingPrice(draft, activity, covered);
  const deadline = cancellationDeadline({
    date: place.date,
    timeindex: place.time,
    // Whoever waits holds no place and may leave until the start.
    cancellationHours: place.waiting ? 0 : activity.cancellationHours,
    zone: timezone,
  });
  const deadlineText = (): string => {
    const { date, minutes } = venueTimeOf(deadline, timezone);
    const until = { date: formatDate(language, date, 'day'), time: formatTime(minutes) };
    if (place.waiting) return t('newActivity.waitingList.leaveUntil', until);
    return deadline > Date.now()
      ? t('newActivity.summary.cancelUntil', until)
      : t('newActivity.summary.cannotCancel');
  };

  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
        {isReview ? t('newActivity.summary.price') : t('newActivity.summary.title')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gap: 1, m: 0 }}>
        {!isReview && (
          <>
            <SummaryLine label={t('newActivity.summary.activity')}>
              {slot?.name ?? activity.name}
            </SummaryLine>
            {activity.seating && (
              <SummaryLine label={t('table.room')}>
                {activity.seating.rooms.map(({ name }) => name).join(', ')}
              </SummaryLine>
            )}
            {!activity.exclusiveBooking && (
              <SummaryLine label={t('newActivity.summary.participants')}>
                {partyText(part)}
              </SummaryLine>
            )}
          </>
        )}
        {price > 0 && covered && (
          <SummaryLine label={`${part.participants} × ${activity.name}`}>
            {t('booking.membership.covered')}
          </SummaryLine>
        )}
        {lines.map((line) => (
          <SummaryLine key={`${line.kind} ${line.from} ${line.name}`} label={lineText(line)}>
            {line.amount > 0 || line.kind === 'addon' ? (
              <Money minor={line.amount} currency={currency} />
            ) : (
              t('newReservation.free')
            )}
          </SummaryLine>
        ))}
        <SummaryLine label={t('newActivity.summary.total')} isTotal>
          {total > 0 ? <Money minor={total} currency={currency} /> : t('newReservation.free')}
        </SummaryLine>
      </Box>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {total > 0 && activity.prepayment === 'none' && `${t('newActivity.summary.payAtVenue')} `}
        {deadlineText()}
      </Typography>
    </Card>
  );
}
