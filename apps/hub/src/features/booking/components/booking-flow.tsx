import { isApiError } from '@atrium/api-client/api-error';
import type { HubReservation } from '@atrium/api-client/hub';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { type CalendarDate, firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { screenOf, screens } from '../../../shared/booking/booking-steps';
import { BookingFrame } from '../../../shared/booking/steps/booking-frame';
import { BookingSkeleton } from '../../../shared/booking/steps/booking-skeleton';
import { useFinish } from '../../../shared/booking/steps/use-finish';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useMonthAvailability } from '../../../shared/hooks/use-month-availability';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useBookingDraft } from '../hooks/use-booking-draft';
import { useBookingSteps } from '../hooks/use-booking-steps';
import { useServiceCode } from '../hooks/use-service-code';
import { PrepaymentNotice } from './prepayment-notice';
import { WhenScreen } from './when/when-screen';

const loadPlacedBooking = () => import('./placed-booking');
const PlacedBooking = lazy(async () => ({ default: (await loadPlacedBooking()).PlacedBooking }));
const BookingComplete = lazy(async () => ({
  default: (await import('./complete/booking-complete')).BookingComplete,
}));
const CodeForm = lazy(async () => ({ default: (await import('./code-form')).CodeForm }));

interface Props {
  serviceId: string;
}

/** Books an activity on three screens: when, who, and a review. */
export function BookingFlow({ serviceId }: Props) {
  const { t } = useTranslation('hub');
  // What follows the choice of a time is there when the time is chosen.
  useIdlePreload(loadPlacedBooking);
  const { timezone, paths } = useVendor();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { where, goTo, back, replaceWith, rewind, isRewound, stepped } = useBookingSteps();
  const { ending, finishedAt, finish, choose } = useFinish<HubReservation>({
    serviceId,
    where,
    rewind,
    isRewound,
  });
  // The code form disappears along with the focus, which what it opens takes over.
  const [opened, setOpened] = useState(false);
  const takesFocus = stepped || opened;
  const { date, time, waiting = false } = where;
  const isWhen = screenOf(where.step) === 'when';
  const { code, setCode } = useServiceCode(serviceId);
  const { draft, setDraft, clearDraft } = useBookingDraft(serviceId);
  const today = venueToday(Date.now(), timezone);
  const [browsed, setBrowsed] = useState<CalendarDate>();
  const month = (isWhen && browsed) || firstOfMonth(date ?? today);
  const { data, error, isFetching, currentData, refetch } = useMonthAvailability({
    serviceId,
    month,
    code,
  });
  const activity = data?.data;

  if (finishedAt !== undefined) return <Navigate to={finishedAt} replace />;

  const wantsCode =
    isApiError(error) && ['SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE'].includes(error.code);
  if (wantsCode) {
    return (
      <BookingFrame title={t('newActivity.code.title')} onBack={() => back()}>
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <CodeForm
            serviceId={serviceId}
            onRight={(right) => {
              setOpened(true);
              setCode(right);
            }}
          />
        </Suspense>
      </BookingFrame>
    );
  }
  if (error && !activity) {
    return (
      <BookingFrame title={t('newReservation.title')} onBack={() => back()}>
        <ErrorState
          title={t('newActivity.loadFailed')}
          message={errorText(error)}
          onRetry={refetch}
        />
      </BookingFrame>
    );
  }
  if (!activity) {
    return (
      <BookingFrame onBack={() => back()}>
        <BookingSkeleton />
      </BookingFrame>
    );
  }

  const step = ending ? 'complete' : where.step;
  const shown = screenOf(step);
  const bookingId = ending ? ending.booked?._id : where.booking;
  const days = (currentData ?? data)?.data.timeslots.data ?? [];
  const loading = isFetching && currentData === undefined;
  return (
    <BookingFrame
      title={activity.name}
      {...(shown && {
        step: t(`booking.screens.${shown}`),
        steps: screens.map((screen) => t(`booking.screens.${screen}`)),
      })}
      onBack={() => (step === 'complete' ? navigate(paths.overview) : back())}
    >
      {step !== 'complete' && <PrepaymentNotice activity={activity} />}
      {shown === 'when' && (
        <WhenScreen
          activity={activity}
          days={days}
          today={today}
          month={month}
          date={date}
          loading={loading}
          error={error}
          onRetry={refetch}
          draft={draft}
          onDraft={setDraft}
          onMonthChange={setBrowsed}
          onDate={(chosen) => {
            setBrowsed(firstOfMonth(chosen));
            const next = { step: 'time', date: chosen } as const;
            // One day instead of another: Back clears it, whichever it is.
            if (date === undefined) goTo(next);
            else replaceWith(next);
          }}
          onTime={(chosen, start, forWaiting) => {
            choose({ date: chosen, time: start });
            goTo({ step: 'details', date: chosen, time: start, waiting: forWaiting });
          }}
          takesFocus={takesFocus}
        />
      )}
      <Suspense fallback={<BookingSkeleton />}>
        {(step === 'details' || step === 'overview') &&
          date !== undefined &&
          time !== undefined && (
            <PlacedBooking
              key={`${date} ${time} ${waiting}`}
              activity={activity}
              days={days}
              step={step}
              place={{ date, time, waiting, stay: where.stay }}
              code={code}
              draft={draft}
              onDraft={setDraft}
              onBooked={(reservation) => {
                clearDraft();
                finish(reservation);
              }}
              onAdded={(bookAll) => {
                clearDraft();
                finish(undefined, bookAll ? { bookAll } : undefined);
              }}
              onGoTo={goTo}
              onChooseInstead={(instead) => {
                choose(instead);
                replaceWith(instead);
              }}
              takesFocus={takesFocus}
            />
          )}
        {bookingId !== undefined && step === 'complete' && (
          <BookingComplete id={bookingId} booked={ending?.booked} activity={activity} />
        )}
      </Suspense>
    </BookingFrame>
  );
}
