import { isApiError } from '@atrium/api-client/api-error';
import {
  useGetOpenBookingServiceQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { lacksAges, toParticipants } from '@atrium/rules/bookings/participants';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { usePageTitle } from '@atrium/ui/hooks/use-page-title';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useTell } from '../../../shared/embedding/embedding';
import { useRefusalText } from '../../../shared/use-refusal-text';
import { useBookingHome } from '../hooks/use-booking-home';
import { useBookingPlace } from '../hooks/use-booking-place';
import { useVisitorHold } from '../hooks/use-visitor-hold';
import { afterBooking, type Draft, missingIn, partyFor, readDraft, writeDraft } from '../lib/draft';
import { rememberProgress } from '../lib/resume';
import { BookingFrame } from './booking-frame';
import { BookingNotices } from './booking-notices';
import { Checking } from './checking';
import { PartyAndTime } from './party-and-time';

// The first screen is when; what comes after it is fetched meanwhile.
const loadDetails = () => import('./visitor-details');
const loadReview = () => import('./review');
const loadSteps = () => Promise.all([loadDetails(), loadReview()]);
const VisitorDetails = lazy(async () => ({ default: (await loadDetails()).VisitorDetails }));
const Review = lazy(async () => ({ default: (await loadReview()).Review }));
const CodeForm = lazy(async () => ({ default: (await import('./code-form')).CodeForm }));

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  serviceId: string;
  /** From the address, not checked yet. */
  day: string | undefined;
}

/** Books a service without an account, on three screens: when, who, and once more all of it. */
export function ServiceBooking({ venue, serviceId, day }: Props) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  useIdlePreload(loadSteps);
  const place = useBookingPlace(venue.slug, serviceId, day);
  const { date, time, waiting } = place;
  const [month, setMonth] = useState(() =>
    firstOfMonth(date ?? venueToday(Date.now(), venue.timezone)),
  );
  const [code, setCode] = useState<string>();
  const [draft, setDraft] = useState(readDraft);
  const { data, currentData, error, isFetching, refetch } = useGetOpenBookingServiceQuery(
    { id: serviceId, openBookingDay: { date: month, ...(code && { code }) } },
    { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: 60 },
  );
  const service = data?.data;
  const home = useBookingHome(venue.slug);
  const venueTitle = t('booking.title', { venue: venue.name });
  const list = home === undefined ? undefined : { to: home, label: venueTitle };
  const title = service?.name ?? venueTitle;
  usePageTitle(title, venue.name);
  const isComplete = missingIn(draft).length === 0;
  const party = service ? partyFor(draft, service) : draft.party;
  const [tries, setTries] = useState(0);
  const isAgeMissing = lacksAges(party, service?.ageBands);
  const known = isAgeMissing ? 'when' : place.step;
  const step = known === 'review' && !isComplete ? 'who' : known;
  const { participants } = toParticipants(party);
  const mustPrepay = service?.prepayment === 'required' && service.price > 0;
  const isHolding = service && step !== 'when' && !waiting && date && time !== undefined;
  const hold = useVisitorHold(
    isHolding
      ? { _service: serviceId, date, timeindex: time, participants, ...(code && { code }) }
      : undefined,
  );

  useTell('step', service && { step, service: serviceId });
  useEffect(() => {
    rememberProgress({ vendor: venue.slug, service: serviceId, date, time });
  }, [venue.slug, serviceId, date, time]);

  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(next);
  };

  if (isApiError(error) && /^(SERVICE_CODE_REQUIRED|WRONG_SERVICE_CODE)$/.test(error.code)) {
    return (
      <BookingFrame list={list} title={venueTitle}>
        <Suspense fallback={<FormSkeleton fields={1} />}>
          <CodeForm
            venue={venue}
            problem={code === undefined ? undefined : refusalText(error)}
            onCode={setCode}
          />
        </Suspense>
      </BookingFrame>
    );
  }
  if (isApiError(error) && (error.status === 404 || error.code === 'MODULE_OFF')) {
    return (
      <BookingFrame list={list} title={venueTitle}>
        <EmptyState title={t('booking.none')} />
      </BookingFrame>
    );
  }
  if (!service) {
    return (
      <BookingFrame list={list} title={venueTitle}>
        {error ? (
          <ErrorState message={t('booking.failed')} onRetry={refetch} />
        ) : (
          <FormSkeleton fields={3} />
        )}
      </BookingFrame>
    );
  }

  const days = (currentData ?? data).data.timeslots.data;
  const slot = days.find((one) => one.date === date)?.times.find(({ start }) => start === time);
  const chosen =
    date && time !== undefined
      ? { date, time, waiting, end: slot?.showEndTime ? slot.end : undefined }
      : undefined;
  const changeTime = () => place.goTo({ date });

  return (
    <BookingFrame list={list} title={title} description={service.description} step={step}>
      <BookingNotices
        isPrepaid={step === 'when' && mustPrepay}
        givesCard={step === 'when' && service.noShowFee !== undefined}
        waiting={step !== 'when' && waiting}
        place={step === 'when' ? undefined : chosen}
        heldUntil={hold.held?.expiresAt}
        problem={hold.problem === undefined ? undefined : refusalText(hold.problem)}
        onChangeTime={changeTime}
      />
      <Checking isChecking={hold.isChecking} />
      {step === 'when' && (
        <PartyAndTime
          service={service}
          zone={venue.timezone}
          days={days}
          loading={isFetching && currentData === undefined}
          onMonth={setMonth}
          party={party}
          onParty={(next) => change({ ...draft, party: next })}
          date={date}
          time={time}
          onDate={(next) => place.goTo({ date: next }, { replace: true })}
          tries={tries}
          onTime={(next, forWaiting) => {
            if (isAgeMissing) setTries(tries + 1);
            else place.goTo({ date, time: next, waiting: forWaiting, step: 'who' });
          }}
        />
      )}
      <Suspense fallback={<FormSkeleton fields={3} />}>
        {step === 'who' && chosen && (
          <VisitorDetails
            offer={service}
            country={venue.country}
            draft={draft}
            onChange={change}
            onDone={() => place.goTo({ ...chosen, step: 'review' })}
          />
        )}
        {step === 'review' && chosen && (
          <Review
            venue={venue}
            service={service}
            place={chosen}
            draft={draft}
            code={code}
            hold={hold.held?.holdId}
            isHolding={hold.isPending}
            onBooked={({ reservation, signature }) => {
              hold.complete();
              change(afterBooking(draft));
              navigate(paths.linkedBooking(reservation._id, venue.slug, signature), {
                replace: true,
                state: { isNew: true },
              });
            }}
            onChangeTime={changeTime}
            onPriceChanged={refetch}
          />
        )}
      </Suspense>
    </BookingFrame>
  );
}
