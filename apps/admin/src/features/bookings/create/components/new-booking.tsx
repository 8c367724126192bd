import { formatDate } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { MonthCalendar } from '@atrium/ui/components/calendar/month-calendar';
import { ToggleSwitch } from '@atrium/ui/components/fields/toggle-switch';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { NoServices } from '../../../../shared/bookings/no-services';
import { OverrideFields } from '../../../../shared/bookings/override-fields';
import { DayTimes } from '../../../../shared/bookings/places/day-times';
import { unavailableDates } from '../../../../shared/bookings/places/unavailable-dates';
import { useBookTogether } from '../hooks/use-book-together';
import { useNewBooking } from '../hooks/use-new-booking';
import { isStarted } from '../lib/draft';
import { ServicePicker } from './service-picker';
import { Step } from './step';

/** Only for a party that books more than one. */
const Basket = lazy(async () => ({ default: (await import('./basket')).Basket }));

/** There is nothing to say before a time is chosen. */
const loadDetails = () => import('./details-step');
const DetailsStep = lazy(async () => ({ default: (await loadDetails()).DetailsStep }));

interface Props {
  guestId: string;
}

/** A new booking for a guest: service, day, time and details side by side. */
export function NewBooking({ guestId }: Props) {
  useIdlePreload(loadDetails);
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const navigate = useNavigate();
  const { level } = useMe();
  const booking = useNewBooking();
  const { service, date, time, availability, override, place, draft } = booking;
  const together = useBookTogether(guestId);
  const allowLeaving = useUnsavedGuard(isStarted(draft) || together.basket.length > 0);

  const leave = () => {
    allowLeaving();
    navigate(paths.guest(guestId));
  };

  if (booking.services.isError) {
    return <ErrorState title={t('newBooking.servicesFailed')} onRetry={booking.services.refetch} />;
  }
  if (!booking.services.data) return <FormSkeleton fields={4} />;
  if (booking.services.data.data.length === 0) return <NoServices />;

  return (
    <section aria-label={t('newBooking.title')}>
      {may(level, 'bookings.override') && (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 1 }}>
          <ToggleSwitch
            label={t('newBooking.override')}
            checked={override}
            onChange={booking.toggleOverride}
          />
        </Box>
      )}
      {together.basket.length > 0 && (
        <Suspense fallback={null}>
          <Basket
            items={together.basket}
            full={together.full}
            onWait={together.letWait}
            isBooking={together.isBooking}
            onRemove={together.removeFromBasket}
            onBook={async () => {
              if (await together.bookBasket()) leave();
            }}
          />
        </Suspense>
      )}
      {override && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('newBooking.overrideNotice')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'minmax(0, 1fr) minmax(0, 1.4fr)',
          },
          '@media (min-width: 1400px)': {
            gridTemplateColumns:
              'minmax(0, 0.62fr) minmax(310px, 1.05fr) minmax(0, 0.95fr) minmax(0, 1fr)',
          },
        }}
      >
        <Step title={t('newBooking.chooseService')}>
          <ServicePicker
            services={booking.services.data.data}
            selected={service?._id}
            onSelect={booking.chooseService}
          />
        </Step>
        {service && (
          <Step title={t('newBooking.chooseDate')}>
            <MonthCalendar
              key={service._id}
              selection={date === undefined ? {} : { start: date }}
              today={booking.today}
              hidePast={!override}
              unavailableDates={
                override ? [] : unavailableDates(availability.days, service.waitingList)
              }
              loading={availability.isLoading && !override}
              onMonthChange={availability.showMonth}
              onSelect={({ start }) => start !== undefined && booking.chooseDate(start)}
            />
          </Step>
        )}
        {service && date !== undefined && (
          <Step title={`${t('newBooking.chooseTime')} · ${formatDate(language, date, 'day')}`}>
            {availability.error ? (
              <ErrorState onRetry={availability.refetch} />
            ) : availability.day ? (
              <DayTimes
                day={availability.day}
                selected={time}
                overbookFor={override ? booking.participants : undefined}
                onSelect={booking.chooseTime}
              />
            ) : (
              availability.isLoading && <Skeleton variant="rounded" height={120} />
            )}
            {override && (
              <OverrideFields
                start={time}
                end={booking.typedEnd}
                onStart={(start) => booking.chooseTime({ start })}
                onEnd={booking.setTypedEnd}
              />
            )}
          </Step>
        )}
        {service && place && (
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <DetailsStep
              guestId={guestId}
              booking={booking}
              service={service}
              place={place}
              together={together}
              onBooked={leave}
            />
          </Suspense>
        )}
      </Box>
    </section>
  );
}
