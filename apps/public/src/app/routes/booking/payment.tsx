import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';
import { NotFoundPage } from '@atrium/ui/components/states/not-found-page';
import { useLocation, useSearchParams } from 'react-router-dom';
import { PaymentPage } from '../../../features/booking/components/payment/payment-page';
import { VenueDoor } from '../../../features/from-mail/components/venue-door';
import { paths } from '../../../paths';

/**
 * `/payment_success`, where visitors come back to from paying, and `/payment`, where they go on who had closed the
 * page: `?vendor&payment&service&date&time#signature`.
 */
export function Component() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const of = (name: string) => query.get(name) ?? '';
  const [vendor, id, date] = [of('vendor'), of('payment'), of('date')];
  if (!vendor || !id) return <NotFoundPage />;
  return (
    <VenueDoor vendor={vendor}>
      {(venue) => (
        <PaymentPage
          key={id}
          venue={venue}
          id={id}
          signature={hash.slice(1)}
          again={paths.bookingOf(
            venue.slug,
            of('service'),
            isCalendarDate(date) ? date : undefined,
          )}
        />
      )}
    </VenueDoor>
  );
}
