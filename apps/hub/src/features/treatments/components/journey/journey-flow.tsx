import type { HubJourney } from '@atrium/api-client/hub/spa';
import { useListBookableTreatmentsQuery } from '@atrium/api-client/hub/spa';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Card from '@mui/material/Card';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { BookingFrame } from '../../../../shared/booking/steps/booking-frame';
import { BookingSkeleton } from '../../../../shared/booking/steps/booking-skeleton';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useFinish } from '../../../../shared/booking/steps/use-finish';
import { useSteps } from '../../../../shared/booking/steps/use-steps';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { JOURNEY_PLACE } from '../../lib/journey-place';
import {
  type JourneyStep,
  journeyAddresses,
  journeyStepBefore,
  journeySteps,
} from '../../lib/journey-steps';
import { JourneyChoiceStep } from './journey-choice-step';
import { JourneyTimes } from './journey-times';

const JourneyOverview = lazy(async () => ({
  default: (await import('./journey-overview')).JourneyOverview,
}));
const JourneyComplete = lazy(async () => ({
  default: (await import('./journey-complete')).JourneyComplete,
}));

/** Books several treatments in a row, step by step. */
export function JourneyFlow() {
  const { t } = useTranslation('hub');
  const { slug, timezone, paths } = useVendor();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const names: Record<JourneyStep, string> = {
    treatments: t('journeys.steps.treatments'),
    date: t('booking.steps.date'),
    time: t('booking.steps.time'),
    overview: t('booking.steps.overview'),
    complete: t('booking.steps.complete'),
  };
  const steps = useSteps(journeyAddresses, paths.newReservation);
  const { where, goTo, stepped } = steps;
  const { ending, finishedAt, finish, choose } = useFinish<HubJourney>({
    ...{ serviceId: JOURNEY_PLACE, where, rewind: steps.rewind, isRewound: steps.isRewound },
  });
  const { data, error, refetch } = useListBookableTreatmentsQuery({ vendorId: slug });
  const types = data?.data;

  if (finishedAt !== undefined) return <Navigate to={finishedAt} replace />;

  const step = ending ? 'complete' : where.step;
  const back = () =>
    step === 'complete' ? navigate(paths.overview) : steps.back(journeyStepBefore(where));
  if (!types) {
    return (
      <BookingFrame onBack={back}>
        {error ? (
          <ErrorState
            title={t('treatments.loadFailed')}
            message={errorText(error)}
            onRetry={refetch}
          />
        ) : (
          <BookingSkeleton />
        )}
      </BookingFrame>
    );
  }

  const { date, time } = where;
  const bookingId = ending ? ending.booked?._id : where.booking;
  const toDate = () => goTo({ ...where, step: 'date', date: undefined, time: undefined });
  const toTime = () => goTo({ ...where, step: 'time', time: undefined });
  return (
    <BookingFrame
      title={t('journeys.title')}
      step={names[step]}
      steps={journeySteps.map((one) => names[one])}
      onBack={back}
    >
      {step === 'treatments' && (
        <JourneyChoiceStep
          types={types}
          before={where}
          onChoose={(choice) => goTo({ step: 'date', ...choice })}
          takesFocus={stepped}
        />
      )}
      {step === 'date' && (
        <>
          <StepHeading takesFocus={stepped}>{t('newActivity.chooseDate')}</StepHeading>
          <Card sx={{ p: { xs: 1, sm: 2 }, maxWidth: 460 }}>
            <MonthCalendar
              selection={{}}
              onSelect={({ start }) =>
                start !== undefined && goTo({ ...where, step: 'time', date: start })
              }
              today={venueToday(Date.now(), timezone)}
              hidePast
            />
          </Card>
        </>
      )}
      {step === 'time' && date !== undefined && (
        <JourneyTimes
          choice={where}
          date={date}
          onDate={(other) => steps.replaceWith({ ...where, date: other })}
          onChangeDate={toDate}
          onChoose={(start) => {
            choose({ date, time: start });
            goTo({ ...where, step: 'overview', time: start });
          }}
          takesFocus={stepped}
        />
      )}
      <Suspense fallback={<BookingSkeleton />}>
        {step === 'overview' && date !== undefined && time !== undefined && (
          <JourneyOverview
            types={types}
            chosen={{ ...where, date, time }}
            onBooked={finish}
            onChangeTreatments={() => goTo({ ...where, step: 'treatments' })}
            onChangeTime={toTime}
            takesFocus={stepped}
          />
        )}
        {step === 'complete' && bookingId !== undefined && (
          <JourneyComplete id={bookingId} booked={ending?.booked} />
        )}
      </Suspense>
    </BookingFrame>
  );
}
