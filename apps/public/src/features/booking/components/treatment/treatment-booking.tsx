import { isApiError } from '@atrium/api-client/api-error';
import { useGetTreatmentOfferQuery, type VendorBrandingOutput } from '@atrium/api-client/public';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { languages } from '@atrium/i18n/languages';
import { venueToday } from '@atrium/rules/bookings/booking-window';
import { firstOfMonth, lastOfMonth } from '@atrium/rules/calendar/calendar-date';
import { askedFor } from '@atrium/rules/spa/treatments/guest-choice';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { LengthChoice } from '../../../../shared/spa/length-choice';
import { treatmentData } from '../../../../shared/spa/spa-data';
import { TreatmentTerms } from '../../../../shared/spa/treatment-terms';
import { usePageHead } from '../../../../shared/use-page-head';
import { useTreatmentPlace } from '../../hooks/use-treatment-place';
import { afterBooking, type Draft, missingIn, readDraft, writeDraft } from '../../lib/draft';
import { BookingFrame } from '../booking-frame';

// What the treatment is, is shown first; its times and wishes follow.
const StartChoice = lazy(async () => ({ default: (await import('./start-choice')).StartChoice }));
const WishChoice = lazy(async () => ({ default: (await import('./wish-choice')).WishChoice }));
// The first screen is when; what comes after it is fetched meanwhile.
const loadDetails = () => import('../visitor-details');
const loadReview = () => import('./treatment-review');
const loadSteps = () => Promise.all([loadDetails(), loadReview()]);
const VisitorDetails = lazy(async () => ({ default: (await loadDetails()).VisitorDetails }));
const TreatmentReview = lazy(async () => ({ default: (await loadReview()).TreatmentReview }));

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  typeId: string;
}

/** Books a treatment without an account, on three screens: what and when, who, and once more all of it. */
export function TreatmentBooking({ venue, typeId }: Props) {
  const { t } = useTranslation('public');
  const navigate = useNavigate();
  const language = useLanguage();
  useIdlePreload(loadSteps);
  const place = useTreatmentPlace();
  const { wish, date, time } = place;
  const [month, setMonth] = useState(() =>
    firstOfMonth(date ?? venueToday(Date.now(), venue.timezone)),
  );
  const [draft, setDraft] = useState(readDraft);
  const asked = askedFor(wish);
  const { data, currentData, error, refetch } = useGetTreatmentOfferQuery(
    {
      ...{ vendorId: venue.slug, id: typeId, from: month, until: lastOfMonth(month) },
      ...(place.length && { length: place.length }),
      ...(asked && 'gender' in asked && { gender: asked.gender }),
      ...(asked && '_therapist' in asked && { therapist: asked._therapist }),
    },
    { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: 60 },
  );
  const offer = data?.data;
  const length = offer?.lengths.find(({ _id }) => _id === place.length) ?? offer?.lengths[0];
  const step = place.step === 'review' && missingIn(draft).length > 0 ? 'who' : place.step;
  const list = {
    to: paths.treatmentsAt(venue.slug),
    label: t('spa.titleOf', { name: venue.name }),
  };
  usePageHead({
    title: offer ? `${offer.name} · ${venue.name}` : list.label,
    description: offer?.description || `${list.label}. ${t('spa.noAccount')}`,
    languages,
    shown: language,
    ...(offer && { structured: treatmentData(venue, offer) }),
  });

  const change = (next: Draft) => {
    setDraft(next);
    writeDraft(next);
  };

  if (!offer || !length) {
    const isGone = isApiError(error) && (error.status === 404 || error.code === 'MODULE_OFF');
    return (
      <BookingFrame list={list} title={list.label}>
        {isGone && <EmptyState title={t('spa.notOffered')} />}
        {!isGone && error !== undefined && (
          <ErrorState message={t('spa.oneFailed')} onRetry={refetch} />
        )}
        {error === undefined && <FormSkeleton fields={3} />}
      </BookingFrame>
    );
  }

  const chosen = { length: length._id, wish };
  const changeTime = () => {
    void refetch();
    place.goTo({ ...chosen, date });
  };
  const when = date !== undefined && time !== undefined ? { ...chosen, date, time } : undefined;

  return (
    <BookingFrame list={list} title={offer.name} step={step}>
      {step === 'when' && (
        <>
          <div>
            <TreatmentTerms offer={offer} />
            <LengthChoice
              offer={offer}
              value={length._id}
              onChange={(next) => place.goTo({ length: next, wish, date }, { replace: true })}
            />
          </div>
          <Suspense fallback={<FormSkeleton fields={2} />}>
            {offer.therapists.length > 1 && (
              <Card component="section" sx={{ p: 2.5 }}>
                <WishChoice
                  offer={offer}
                  value={wish}
                  onChange={(next) =>
                    place.goTo({ length: length._id, wish: next, date }, { replace: true })
                  }
                />
              </Card>
            )}
            {error !== undefined && !currentData ? (
              <ErrorState message={t('spa.oneFailed')} onRetry={refetch} />
            ) : (
              <StartChoice
                zone={venue.timezone}
                days={currentData?.data.days}
                latestDate={offer.latestDate}
                month={month}
                minutes={length.minutes}
                date={date}
                onMonth={setMonth}
                onDate={(next) => place.goTo({ ...chosen, date: next }, { replace: true })}
                onTime={(next) => place.goTo({ ...chosen, date, time: next, step: 'who' })}
              />
            )}
          </Suspense>
        </>
      )}
      {step !== 'when' && when && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Box sx={{ fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } }}>
            {formatDate(language, when.date, 'full')}, {formatTime(when.time)}
          </Box>
          <Button onClick={changeTime}>{t('booking.changeTime')}</Button>
        </Box>
      )}
      <Suspense fallback={<FormSkeleton fields={3} />}>
        {step === 'who' && when && (
          <VisitorDetails
            offer={{
              ...{ showCommentField: true, currency: offer.currency },
              addons: offer.addons.map(({ maxQuantity, ...addon }) => ({
                ...addon,
                most: maxQuantity ?? offer.guests,
              })),
            }}
            country={venue.country}
            draft={draft}
            onChange={change}
            onDone={() => place.goTo({ ...when, step: 'review' })}
          />
        )}
        {step === 'review' && when && (
          <TreatmentReview
            venue={venue}
            offer={offer}
            minutes={length.minutes}
            chosen={when}
            draft={draft}
            onBooked={({ treatment, signature }) => {
              change(afterBooking(draft));
              navigate(paths.linkedTreatment(treatment._id, venue.slug, signature), {
                replace: true,
                state: { isNew: true },
              });
            }}
            onChangeTime={changeTime}
          />
        )}
      </Suspense>
    </BookingFrame>
  );
}
