import type { BookingOutput } from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { displayName } from '@atrium/rules/guests/guest-name';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoServices } from '../../../../shared/bookings/no-services';
import { PageHeader } from '../../../../shared/ui/page-header';
import { useExpressForm } from '../hooks/use-express-form';
import { isEntered } from '../lib/express-form';
import { BookedList } from './booked-list';
import { ExpressFields } from './express-fields';

/**
 * For a queue at the desk, or a guest on the phone: staff must not look away from the guest. The
 * guest's name comes first and has the focus, service and day stay from the previous booking, the
 * next time with room is preselected, and Ctrl+Enter books from anywhere. No dialog gets in the way
 * of the next one.
 */
export function ExpressBooking() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const express = useExpressForm();
  const guestInput = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<BookingOutput>();
  useUnsavedGuard(isEntered(express.form));

  // Somebody typing faster than the answers arrive has already asked to book.
  const [guestPending, setGuestPending] = useState(false);
  const [wanted, setWanted] = useState(false);
  const isPending = guestPending || express.isLoadingTimes;

  const book = async () => {
    if (isPending) return setWanted(true);
    const booking = await express.submit();
    if (!booking) return;
    setLast(booking);
    guestInput.current?.focus();
  };

  useEffect(() => {
    if (!wanted || isPending) return;
    setWanted(false);
    void book();
  });

  const told = (booking: BookingOutput) =>
    t(booking.waitingList ? 'expressBooking.isWaiting' : 'expressBooking.isBooked', {
      name: displayName(booking._customer) || t('booking.dropInGuest'),
      service: booking._service.name,
      when: `${formatDate(language, booking.date, 'day')} ${formatTime(booking.timeindex)}`,
      number: booking.bookingId,
    });

  const content = () => {
    const { data, isError, refetch } = express.services;
    if (isError && !data) {
      return <ErrorState title={t('newBooking.servicesFailed')} onRetry={refetch} />;
    }
    if (!data) return <FormSkeleton fields={3} />;
    if (data.data.length === 0) return <NoServices />;
    return (
      <>
        <ExpressFields
          express={express}
          guestInput={guestInput}
          done={last && told(last)}
          onSubmit={book}
          onGuestPending={setGuestPending}
        />
        <BookedList bookings={express.booked} />
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('nav.expressBooking')} subtitle={t('expressBooking.hint')} />
      {content()}
    </>
  );
}
