import { isApiError } from '@atrium/api-client/api-error';
import { venueToday } from '@atrium/rules/booking-window';
import { firstOfMonth } from '@atrium/rules/calendar-date';
import { ErrorState } from '@atrium/ui/components/error-state';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useMonthAvailability } from '../../../shared/hooks/use-month-availability';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useBookingDraft } from '../hooks/use-booking-draft';
import { useBookingSteps } from '../hooks/use-booking-steps';
import { useServiceCode } from '../hooks/use-service-code';
import { BookingFrame } from './booking-frame';
import { BookingSkeleton } from './booking-skeleton';
import { CodeForm } from './code-form';
import { ConfirmStep } from './confirm-step';
import { DateStep } from './date-step';
import { TimeStep } from './time-step';

interface Props {
  serviceId: string;
}

/** Books an activity: a day, a time, and one page to check and confirm. */
export function BookingFlow({ serviceId }: Props) {
  const { t } = useTranslation('hub');
  const { timezone } = useVendor();
  const errorText = useErrorText();
  const steps = useBookingSteps();
  const { code, setCode } = useServiceCode(serviceId);
  const { draft, setDraft, clearDraft } = useBookingDraft(serviceId);
  const today = venueToday(Date.now(), timezone);
  const [month, setMonth] = useState(() => firstOfMonth(steps.date ?? today));
  const { data, error, isFetching, currentData, refetch, fulfilledTimeStamp } =
    useMonthAvailability({ serviceId, month, code });
  const activity = data?.data;

  const wantsCode =
    isApiError(error) && ['SERVICE_CODE_REQUIRED', 'WRONG_SERVICE_CODE'].includes(error.code);
  if (wantsCode) {
    return (
      <BookingFrame title={t('newActivity.code.title')} onBack={steps.back}>
        <CodeForm serviceId={serviceId} onRight={setCode} />
      </BookingFrame>
    );
  }
  if (error && !activity) {
    return (
      <BookingFrame title={t('newReservation.title')} onBack={steps.back}>
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
      <BookingFrame onBack={steps.back}>
        <BookingSkeleton />
      </BookingFrame>
    );
  }

  const days = (currentData ?? data)?.data.timeslots.data ?? [];
  return (
    <BookingFrame title={activity.name} step={steps.step} onBack={steps.back}>
      {steps.step === 'date' && (
        <DateStep
          activity={activity}
          days={days}
          today={today}
          month={month}
          loading={isFetching && currentData === undefined}
          error={error}
          onRetry={refetch}
          onMonthChange={setMonth}
          onChoose={(date) => steps.goTo({ date })}
          takesFocus={steps.stepped}
        />
      )}
      {steps.step === 'time' && steps.date !== undefined && (
        <TimeStep
          activity={activity}
          day={days.find(({ date }) => date === steps.date)}
          date={steps.date}
          loading={isFetching && currentData === undefined}
          onChoose={(time, waiting) => steps.goTo({ date: steps.date, time, waiting })}
          onChangeDate={steps.back}
          takesFocus={steps.stepped}
        />
      )}
      {steps.step === 'confirm' && steps.date !== undefined && steps.time !== undefined && (
        <ConfirmStep
          key={`${steps.date} ${steps.time} ${steps.waiting}`}
          activity={activity}
          days={days}
          seenAt={fulfilledTimeStamp ?? 0}
          place={{ date: steps.date, time: steps.time, waiting: steps.waiting }}
          code={code}
          draft={draft}
          onDraft={setDraft}
          onBooked={clearDraft}
          onStale={refetch}
          onChangeTime={steps.back}
          onChooseInstead={steps.replaceWith}
          takesFocus={steps.stepped}
        />
      )}
    </BookingFrame>
  );
}
