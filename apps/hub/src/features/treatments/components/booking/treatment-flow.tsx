import type { HubTreatment } from '@atrium/api-client/hub/spa';
import { formatDate } from '@atrium/i18n/format';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { BookingFrame } from '../../../../shared/booking/steps/booking-frame';
import { BookingSkeleton } from '../../../../shared/booking/steps/booking-skeleton';
import { StepHeading } from '../../../../shared/booking/steps/step-heading';
import { useFinish } from '../../../../shared/booking/steps/use-finish';
import { useSteps } from '../../../../shared/booking/steps/use-steps';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useOfferMonth } from '../../hooks/use-offer-month';
import { useTreatmentStepNames } from '../../hooks/use-treatment-step-names';
import { stepBefore, treatmentAddresses, treatmentSteps } from '../../lib/treatment-steps';
import { StartCalendar } from '../start-calendar';
import { StartList } from '../start-list';
import { ChoiceStep } from './choice-step';

const loadOverview = () => import('./overview-step');
const OverviewStep = lazy(async () => ({ default: (await loadOverview()).OverviewStep }));
const loadWaitingList = () => import('../waiting/join-waiting-list');
const JoinWaitingList = lazy(async () => ({ default: (await loadWaitingList()).JoinWaitingList }));
const TreatmentComplete = lazy(async () => ({
  default: (await import('./treatment-complete')).TreatmentComplete,
}));

interface Props {
  typeId: string;
}

/** Books a treatment, step by step. */
export function TreatmentFlow({ typeId }: Props) {
  const { t } = useTranslation('hub');
  // What follows the choice of a time is there when the time is chosen.
  useIdlePreload(loadOverview);
  useIdlePreload(loadWaitingList);
  const language = useLanguage();
  const { timezone, paths } = useVendor();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const names = useTreatmentStepNames();
  const steps = useSteps(treatmentAddresses, paths.newReservation);
  const { where, goTo, replaceWith, stepped } = steps;
  const { ending, finishedAt, finish, choose } = useFinish<HubTreatment>({
    ...{ serviceId: typeId, where, rewind: steps.rewind, isRewound: steps.isRewound },
  });
  const { length, wish, date, time } = where;
  const [month, setMonth] = useState(() => firstOfMonth(date ?? venueToday(Date.now(), timezone)));
  const query = useOfferMonth({ typeId, month, length, wish });
  const offer = query.data?.data;

  if (finishedAt !== undefined) return <Navigate to={finishedAt} replace />;

  const step = ending ? 'complete' : where.step;
  const back = () =>
    step === 'complete' ? navigate(paths.overview) : steps.back(stepBefore(where));
  if (!offer) {
    return (
      <BookingFrame onBack={back}>
        {query.error ? (
          <ErrorState
            title={t('treatments.oneLoadFailed')}
            message={errorText(query.error)}
            onRetry={query.refetch}
          />
        ) : (
          <BookingSkeleton />
        )}
      </BookingFrame>
    );
  }

  const bookingId = ending ? ending.booked?._id : where.booking;
  const { days } = (query.currentData ?? query.data)?.data ?? { days: [] };
  const loading = query.isFetching && query.currentData === undefined;
  const minutes = offer.lengths.find(({ _id }) => _id === length)?.minutes ?? 0;
  return (
    <BookingFrame
      title={offer.name}
      step={names[step]}
      steps={treatmentSteps.map((one) => names[one])}
      onBack={back}
    >
      {step === 'treatment' && (
        <ChoiceStep
          offer={offer}
          length={length}
          wish={wish}
          onChoose={(choice) => goTo({ step: 'date', ...choice })}
          takesFocus={stepped}
        />
      )}
      {step === 'date' && (
        <>
          <StepHeading takesFocus={stepped}>{t('newActivity.chooseDate')}</StepHeading>
          <StartCalendar
            days={days}
            latestDate={offer.latestDate}
            month={month}
            loading={loading}
            error={query.error}
            onRetry={query.refetch}
            onMonthChange={setMonth}
            onChoose={(chosen) => goTo({ step: 'time', length, wish, date: chosen })}
          />
          <Suspense fallback={null}>
            <JoinWaitingList offer={offer} length={length} wish={wish} />
          </Suspense>
        </>
      )}
      {step === 'time' && date !== undefined && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2, flexWrap: 'wrap' }}>
            <Box sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
              {formatDate(language, date, 'full')}
            </Box>
            <Button onClick={() => goTo({ step: 'date', length, wish })}>
              {t('newActivity.changeDate')}
            </Button>
          </Box>
          <StepHeading takesFocus={stepped}>{t('newActivity.chooseTime')}</StepHeading>
          {loading ? (
            <BookingSkeleton />
          ) : (
            <StartList
              day={days.find((day) => day.date === date)}
              minutes={minutes}
              onChoose={(start) => {
                choose({ date, time: start });
                goTo({ step: 'overview', length, wish, date, time: start });
              }}
            />
          )}
        </>
      )}
      <Suspense fallback={<BookingSkeleton />}>
        {step === 'overview' &&
          length !== undefined &&
          date !== undefined &&
          time !== undefined && (
            <OverviewStep
              key={`${date} ${time}`}
              offer={offer}
              days={days}
              chosen={{ length, wish, date, time }}
              isLoading={loading}
              onBooked={finish}
              onGoTo={(next) => goTo({ ...where, step: next })}
              onChooseInstead={(instead) => {
                choose(instead);
                replaceWith({ step: 'overview', length, wish, ...instead });
              }}
              onGone={() => void query.refetch()}
              takesFocus={stepped}
            />
          )}
        {step === 'complete' && bookingId !== undefined && (
          <TreatmentComplete id={bookingId} booked={ending?.booked} />
        )}
      </Suspense>
    </BookingFrame>
  );
}
