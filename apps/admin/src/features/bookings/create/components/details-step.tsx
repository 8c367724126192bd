import type { ServiceOutput } from '@atrium/api-client/admin';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { partySizes } from '@atrium/rules/seating/tables/offered-parties';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OverPace } from '../../../../shared/bookings/places/over-pace';
import { serviceName } from '../../../../shared/bookings/service-name';
import type { useBookTogether } from '../hooks/use-book-together';
import { useCreateBooking } from '../hooks/use-create-booking';
import type { useNewBooking } from '../hooks/use-new-booking';
import { useSeriesPlan } from '../hooks/use-series-plan';
import type { BookingPlace } from '../lib/draft';
import { toSeries } from '../lib/together';
import { BookingDetails } from './booking-details';
import { PaidBy } from './paid-by';
import { SeriesFields } from './series-fields';
import { SeriesPlan } from './series-plan';
import { Step } from './step';

interface Props {
  guestId: string;
  booking: ReturnType<typeof useNewBooking>;
  service: ServiceOutput;
  place: BookingPlace;
  together: ReturnType<typeof useBookTogether>;
  onBooked: () => void;
}

const NO_LIMIT = 1000;

/** How many and how often, and the three ways on: book it, book all its dates, or choose more along. */
export function DetailsStep({ guestId, booking, service, place, together, onBooked }: Props) {
  const { t } = useTranslation(['admin', 'ui']);
  const language = useLanguage();
  const { slot, capacity, isOver, participants, override, way, draft, setDraft, otherSizes } =
    booking;
  const { create, isBooking } = useCreateBooking(guestId);
  // Waiting lists, overrides, and bookings paid by a stay or membership are decided one date at a
  // time.
  const isPlain = way === 'book' && place.stayService === undefined && !draft.membership;
  const series = isPlain ? booking.series : undefined;
  const mayJoin = (isPlain && !series) || (way === 'wait' && place.stayService === undefined);
  const { plan, failure, isLoading } = useSeriesPlan(
    series && toSeries(guestId, place, draft, series),
  );
  const name = serviceName(service, language);
  const mayNotBook =
    (override && draft.reason.trim() === '') ||
    otherSizes !== undefined ||
    (series !== undefined && (isLoading || failure !== undefined || plan?.booked === 0));
  const label = () => {
    if (way === 'wait') return t('newBooking.submitWaitingList');
    if (isOver) return t('newBooking.submitOver');
    return t(series ? 'series.submit' : 'newBooking.submit');
  };

  const submit = async () => {
    const isBooked = series
      ? await together.bookSeries(place, draft, series)
      : await create(way, place, draft);
    if (isBooked) onBooked();
  };

  return (
    <Step title={t('newBooking.details')}>
      {way === 'wait' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('newBooking.waitingNotice')}
        </Alert>
      )}
      {otherSizes && (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          {otherSizes.length > 0
            ? t('ui:tablesFree.some', { sizes: partySizes(otherSizes) })
            : t('ui:tablesFree.none')}
        </Alert>
      )}
      {slot && way !== 'wait' && (
        <OverPace start={slot.start} size={participants} left={slot.arriving} sx={{ mb: 2 }} />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {!series && (
          <PaidBy
            guestId={guestId}
            place={place}
            participants={participants}
            membership={draft.membership}
            onChange={(membership) => setDraft({ ...draft, membership })}
          />
        )}
        <BookingDetails
          service={service}
          draft={draft}
          onChange={setDraft}
          available={(way === 'wait' ? capacity : slot?.available) ?? NO_LIMIT}
          unlimited={override}
          override={override}
        />
        {isPlain && (
          <Stack spacing={1.5} sx={{ mt: 2 }}>
            <SeriesFields date={place.date} series={series} onChange={booking.setSeries} />
            {series && <SeriesPlan plan={plan} failure={failure} />}
          </Stack>
        )}
        <Typography variant="body2" sx={{ mt: 2, mb: 1.5, fontWeight: 600 }}>
          {`${name} · ${formatDate(language, place.date, 'day')} · ${formatTime(place.start)}`}
        </Typography>
        <Button
          type="submit"
          variant="contained"
          fullWidth
          loading={isBooking || together.isBooking}
          disabled={mayNotBook}
        >
          {label()}
        </Button>
        {mayJoin && (
          <Button
            fullWidth
            sx={{ mt: 1 }}
            onClick={() => {
              together.addToBasket({
                place,
                draft,
                name,
                mayWait: service.waitingList,
                waits: way === 'wait',
              });
              booking.chooseNext();
            }}
          >
            {t('series.addMore')}
          </Button>
        )}
      </form>
    </Step>
  );
}
