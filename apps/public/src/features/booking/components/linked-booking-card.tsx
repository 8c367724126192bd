import {
  type GetLinkedBookingApiArg,
  type HubReservation,
  useCancelLinkedBookingMutation,
  useLazyGetLinkedBookingQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { formatDate, formatMoney, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PAGE_TITLE, useTell } from '../../../shared/embedding/embedding';
import { useRefusalText } from '../../../shared/use-refusal-text';
import { useBookingHome } from '../hooks/use-booking-home';
import { useCalendarFile } from '../hooks/use-calendar-file';
import { BookingFacts } from './booking-facts';

const loadChange = () => import('./change-booking');
const ChangeBooking = lazy(async () => ({ default: (await loadChange()).ChangeBooking }));

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  link: GetLinkedBookingApiArg;
  booking: HubReservation;
  isNew: boolean;
  isChanged: boolean;
}

/** What became of a booking, and what can still be done with it. */
export function LinkedBookingCard({ venue, link, booking, isNew, isChanged }: Props) {
  const { t } = useTranslation('public');
  const language = useLanguage();
  const confirm = useConfirm();
  const refusalText = useRefusalText();
  const home = useBookingHome(venue.slug);
  useIdlePreload(loadChange);
  useTell('booked', isNew ? toldOf(booking) : undefined);
  const [isChanging, setChanging] = useState(false);
  const [isSaved, setSaved] = useState(isChanged);
  const [cancel, { error, isLoading }] = useCancelLinkedBookingMutation();
  const [read] = useLazyGetLinkedBookingQuery();
  const calendar = useCalendarFile(link, booking.bookingId);
  const until = venueTimeOf(Date.parse(booking.cancellationDeadline), venue.timezone);
  const sum = (minor: number) => formatMoney(language, minor, booking.currency);
  const isEnded = !booking.active && !booking.waitingList;

  const title = (): string => {
    if (isEnded) return t('booking.cancelled');
    if (booking.waitingList) return t('booking.onList');
    return t(isNew ? 'booking.booked' : 'booking.yours');
  };
  /** As it is now: what goes back grows less with the time. */
  const goesBack = async (): Promise<string | undefined> => {
    if (!booking.prepaid) return undefined;
    const prepaid = (await read(link)).data?.data.prepaid ?? booking.prepaid;
    return t('payment.back', { refund: sum(prepaid.refund), paid: sum(prepaid.paid) });
  };
  const ask = async () => {
    const message = await goesBack();
    const isSure = await confirm({
      title: t('booking.cancelAsk'),
      ...(message && { message }),
      confirmLabel: t('booking.cancel'),
      cancelLabel: t('booking.keep'),
      destructive: true,
    });
    if (isSure) void cancel(link);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box role="status">
        <Typography
          id={PAGE_TITLE}
          variant="h1"
          sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' } }}
        >
          {title()}
        </Typography>
        {booking.waitingList && <Typography sx={{ mt: 1 }}>{t('booking.onListText')}</Typography>}
        {isNew && booking.active && (
          <Typography sx={{ mt: 1 }}>{t('booking.bookedText')}</Typography>
        )}
      </Box>
      {isSaved && !isEnded && <Alert severity="success">{t('booking.saved')}</Alert>}
      <Card component="section" sx={{ p: 2.5 }}>
        <BookingFacts
          name={booking._service.name}
          date={booking.date}
          start={booking.timeindex}
          end={booking.showEndTime ? booking.timeindexEnd : undefined}
          participants={booking.participants}
          numberOfChildren={booking.numberOfChildren}
          childAges={booking.childAges}
          priceLines={booking.priceLines}
          addons={booking.addons.map(({ _addon, quantity }) => ({ name: _addon.name, quantity }))}
          total={booking.totalPrice}
          currency={booking.currency}
          isCounted
          more={
            <>
              {booking.comment && (
                <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {booking.comment}
                </Typography>
              )}
              {booking.prepaid && booking.prepaid.paid > 0 && (
                <Typography sx={{ mt: 1 }}>
                  {t('payment.paid', { amount: sum(booking.prepaid.paid) })}
                </Typography>
              )}
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                {`${t('booking.number')}: ${booking.bookingId}`}
              </Typography>
            </>
          }
        />
        {!isEnded && (
          <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
            {booking.canCancel
              ? t('booking.cancelUntil', {
                  date: formatDate(language, until.date, 'day'),
                  time: formatTime(until.minutes),
                })
              : t('booking.cannotCancel')}
          </Typography>
        )}
      </Card>
      {error !== undefined && <Alert severity="error">{refusalText(error)}</Alert>}
      {isChanging && booking.canChange ? (
        <Suspense fallback={<FormSkeleton fields={3} />}>
          <ChangeBooking
            venue={venue}
            link={link}
            booking={booking}
            onDone={(saved) => {
              setChanging(false);
              setSaved(saved);
            }}
          />
        </Suspense>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {booking.active && (
            <Button variant="outlined" onClick={calendar.save} loading={calendar.isLoading}>
              {t('booking.calendar')}
            </Button>
          )}
          {booking.canChange && (
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {t('booking.change')}
            </Button>
          )}
          {booking.canCancel && (
            <Button variant="outlined" color="error" onClick={ask} loading={isLoading}>
              {t('booking.cancel')}
            </Button>
          )}
          {venue.modules.openBooking && home && (
            <Button component={RouterLink} to={home}>
              {t('booking.more')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

/** What the site around a widget learns: what was booked, and nothing of who did. */
const toldOf = ({
  bookingId,
  _service,
  date,
  timeindex,
  participants,
  waitingList,
}: HubReservation) => ({
  ...{ number: bookingId, service: _service._id, date, time: timeindex },
  ...{ participants, waitingList },
});
