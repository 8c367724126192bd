import type { OpenTreatmentOutput, TreatmentOffer } from '@atrium/api-client/public';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { askedFor, chosenAddons, chosenPrice } from '@atrium/rules/spa/treatments/guest-choice';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../../shared/use-refusal-text';
import { useBookTreatment } from '../../hooks/use-book-treatment';
import type { Draft } from '../../lib/draft';
import { BookingFacts } from '../booking-facts';
import { Checking } from '../checking';

interface Props {
  venue: { name: string; slug: string; timezone: string };
  offer: TreatmentOffer;
  /** How long it lasts. */
  minutes: number;
  chosen: {
    /** Id. */
    length: string;
    /** `woman`, `man`, or the id of a therapist. */
    wish: string | undefined;
    date: CalendarDate;
    /** Minutes from midnight. */
    time: number;
  };
  draft: Draft;
  onBooked: (made: OpenTreatmentOutput) => void;
  onChangeTime: () => void;
}

/** All of it once more with its price and terms, and the button that books. */
export function TreatmentReview(props: Props) {
  const { venue, offer, minutes, chosen, draft } = props;
  const { length, wish, date, time } = chosen;
  const { t } = useTranslation('public');
  const language = useLanguage();
  const refusalText = useRefusalText();
  const book = useBookTreatment(props.onBooked);
  const addons = chosenAddons(offer.addons, draft.addons);
  const total = chosenPrice(offer, { length, wish, addons: draft.addons });
  const named = offer.therapists.find(({ _id }) => _id === wish);
  const deadline = cancellationDeadline({
    ...{ date, timeindex: time, zone: venue.timezone },
    cancellationHours: offer.cancelInformation,
  });
  const until = venueTimeOf(deadline, venue.timezone);
  const asked = askedFor(wish);
  const { firstname, lastname, email, phone, comment } = draft;
  const submit = () =>
    book.submit({
      ...{ vendor: venue.slug, _treatmentType: offer._id, _length: length },
      ...{ date, timeindexStart: time },
      ...(asked && { wish: asked }),
      ...(comment.trim() && { comment: comment.trim() }),
      addons: addons.map(({ _id, quantity }) => ({ _addon: _id, quantity })),
      guest: {
        ...{ firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() },
        ...(phone.trim() && { phone: phone.trim() }),
      },
    });

  return (
    <>
      <Card component="section" sx={{ p: 2.5 }}>
        <BookingFacts
          {...{ name: offer.name, date, start: time, end: time + minutes, addons, total }}
          participants={offer.guests}
          numberOfChildren={0}
          currency={offer.currency}
          isCounted={offer.guests > 1}
          more={
            <>
              {named && (
                <Typography>{t('spa.therapists', { count: 1, names: named.name })}</Typography>
              )}
              {(wish === 'woman' || wish === 'man') && (
                <Typography>
                  {`${t('spa.wish.label')}: ${t(`spa.wish.${offer.guests > 1 ? plural[wish] : wish}`)}`}
                </Typography>
              )}
              <Typography sx={{ mt: 1, overflowWrap: 'anywhere', color: 'text.secondary' }}>
                {`${firstname} ${lastname}, ${email}`}
              </Typography>
            </>
          }
        />
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {total > 0 && `${t('booking.payAtVenue', { venue: venue.name })} `}
          {deadline > Date.now()
            ? t('booking.cancelUntil', {
                date: formatDate(language, until.date, 'day'),
                time: formatTime(until.minutes),
              })
            : t('booking.cannotCancel')}
        </Typography>
      </Card>
      {book.isUndecided && <Alert severity="warning">{t('booking.undecided')}</Alert>}
      {book.refusal !== undefined && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={props.onChangeTime}>
              {t('booking.chooseOther')}
            </Button>
          }
        >
          {refusalText(book.refusal)}
        </Alert>
      )}
      <Checking isChecking={book.isChecking} />
      <Button
        variant="contained"
        size="large"
        loading={book.isPending}
        onClick={() => void submit()}
      >
        {t(book.isUndecided ? 'booking.again' : 'booking.book')}
      </Button>
    </>
  );
}

const plural = { woman: 'women', man: 'men' } as const;
