import { isApiError } from '@atrium/api-client/api-error';
import type { HubReservation } from '@atrium/api-client/hub';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { stepOf, stepsOf } from '../../../shared/booking/booking-steps';
import { BookingFrame } from '../../../shared/booking/steps/booking-frame';
import { BookingSkeleton } from '../../../shared/booking/steps/booking-skeleton';
import { useFinish } from '../../../shared/booking/steps/use-finish';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useMonthAvailability } from '../../../shared/hooks/use-month-availability';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useBookingDraft } from '../hooks/use-booking-draft';
import { useBookingSteps } from '../hooks/use-booking-steps';
import { useServiceCode } from '../hooks/use-service-code';
import { useStepNames } from '../hooks/use-step-names';
import { DateStep } from './date-time/date-step';
import { TimeStep } from './date-time/time-step';
import { PrepaymentNotice } from './prepayment-notice';

const loadPlacedBooking = () => import('./placed-booking');
const PlacedBooking = lazy(async () => ({ default: (await loadPlacedBooking()).PlacedBooking }));
const BookingComplete = lazy(async () => ({
  default: (await import('./complete/booking-complete')).BookingComplete,
}));
const CodeForm = lazy(async () => ({ default: (await import('./code-form')).CodeForm }));

interface Props {
  serviceId: string;
}

/** Books an activity, step by step. */
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
  const stepNames = useStepNames(ending?.booked?.waitingList ?? waiting);
  const { code, setCode } = useServiceCode(serviceId);
  const { draft, setDraft, clearDraft } = useBookingDraft(serviceId);
  const today = venueToday(Date.now(), timezone);
  const [month, setMonth] = useState(() => firstOfMonth(date ?? today));
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

  const step = ending ? 'complete' : stepOf(where, activity);
  const bookingId = ending ? ending.booked?._id : where.booking;
  const days = (currentData ?? data)?.data.timeslots.data ?? [];
  const loading = isFetching && currentData === undefined;
  return (
    <BookingFrame
      title={activity.name}
      step={stepNames[step]}
      steps={stepsOf(activity).map((one) => stepNames[one])}
      onBack={() =>
        step === 'complete' ? navigate(paths.overview) : back(activity.showCommentField)
      }
    >
      {step !== 'complete' && <PrepaymentNotice activity={activity} />}
      {step === 'date' && (
        <DateStep
          activity={activity}
          days={days}
          today={today}
          month={month}
          loading={loading}
          error={error}
          onRetry={refetch}
          onMonthChange={setMonth}
          onChoose={(chosen) => goTo({ step: 'time', date: chosen })}
          takesFocus={takesFocus}
        />
      )}
      {step === 'time' && date !== undefined && (
        <TimeStep
          activity={activity}
          day={days.find((day) => day.date === date)}
          date={date}
          loading={loading}
          onChoose={(chosen, forWaiting) => {
            choose({ date, time: chosen });
            goTo({ step: 'details', date, time: chosen, waiting: forWaiting });
          }}
          onChangeDate={() => goTo({ step: 'date' })}
          takesFocus={takesFocus}
        />
      )}
      <Suspense fallback={<BookingSkeleton />}>
        {(step === 'details' || step === 'comments' || step === 'overview') &&
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
          <BookingComplete id={bookingId} booked={ending?.booked} />
        )}
      </Suspense>
    </BookingFrame>
  );
}
