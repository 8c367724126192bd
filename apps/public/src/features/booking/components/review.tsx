import { isApiError } from '@atrium/api-client/api-error';
import type { OpenBookingOutput, OpenBookingService } from '@atrium/api-client/public';
import { formatDate, formatMoney, formatTime } from '@atrium/i18n/format';
import { cancellationDeadline } from '@atrium/rules/bookings/deadlines';
import { toParticipants } from '@atrium/rules/bookings/participants';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { bookedBands } from '@atrium/rules/money/age-bands';
import { priceLines } from '@atrium/rules/money/price-lines';
import { dueNow, noShowFeeOf } from '@atrium/rules/payments/prepayment/due-now';
import { paidByVoucher } from '@atrium/rules/vouchers/voucher-state';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readGiftCard, writeGiftCard } from '../../../shared/gift-card-store';
import { useRefusalText } from '../../../shared/use-refusal-text';
import { useBook } from '../hooks/use-book';
import { useGiftCard } from '../hooks/use-gift-card';
import { usePay } from '../hooks/use-pay';
import { type Draft, partyFor } from '../lib/draft';
import { visitorSecret } from '../lib/visitor';
import { BookingFacts } from './booking-facts';
import { Checking } from './checking';
import { PaymentTerms } from './payment/payment-terms';
import { PrepaymentChoice } from './payment/prepayment-choice';

/** Few have one: it stays out of the page until somebody pays. */
const GiftCardPart = lazy(async () => ({
  default: (await import('@atrium/ui/components/gift-card/gift-card-part')).GiftCardPart,
}));

interface Props {
  venue: { name: string; slug: string; timezone: string };
  service: OpenBookingService;
  place: { date: string; time: number; end: number | undefined; waiting: boolean };
  draft: Draft;
  code: string | undefined;
  hold: string | undefined;
  /** The time is being held: a booking sent now would meet its own hold. */
  isHolding: boolean;
  onBooked: (made: OpenBookingOutput) => void;
  onChangeTime: () => void;
  /** Another amount is to be paid than was shown. */
  onPriceChanged: () => void;
}

/** All of it once more with its price and terms, and the button that books. */
export function Review(props: Props) {
  const { venue, service, place, draft, code, hold } = props;
  const { t } = useTranslation('public');
  const language = useLanguage();
  const refusalText = useRefusalText();
  const book = useBook(props.onBooked);
  const payment = usePay(venue.slug);
  const [choosesToPay, setChoosesToPay] = useState(false);
  const giftCard = useGiftCard(venue.slug);
  const party = toParticipants(partyFor(draft, service));
  const addons = service.addons.flatMap((addon) => {
    const quantity = draft.addons[addon._id] ?? 0;
    return quantity > 0 ? [{ ...addon, quantity }] : [];
  });
  const lines = priceLines({
    ...{ price: service.price, ...party, addons },
    ageBands: bookedBands(service.ageBands ?? [], party.childAges ?? []),
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { participants } = party;
  const due = dueNow(service, { date: place.date, participants, total });
  // who waits has no place yet that could be paid for
  const prepayment = place.waiting ? 'none' : due.prepayment;
  const paysNow =
    !book.isUndecided && (prepayment === 'required' || (prepayment === 'optional' && choosesToPay));
  const noShowFee = place.waiting ? 0 : noShowFeeOf(service, { participants, total });
  const givesCard = noShowFee > 0 && !book.isUndecided;
  const refusal = book.refusal ?? payment.refusal;
  const { byVoucher, rest } = paidByVoucher(due.amount, giftCard.card?.remaining ?? 0);
  const deadline = cancellationDeadline({
    date: place.date,
    timeindex: place.time,
    // who waits holds no place and may leave until the start
    cancellationHours: place.waiting ? 0 : service.cancellationHours,
    zone: venue.timezone,
  });
  const until = venueTimeOf(deadline, venue.timezone);

  const isRefusedBy = (...codes: string[]) =>
    isApiError(payment.refusal) && codes.includes(payment.refusal.code);
  const isStale = isRefusedBy('PRICE_CHANGED');
  const readAgain = useEffectEvent(props.onPriceChanged);
  useEffect(() => {
    if (isStale) readAgain();
  }, [isStale]);
  const isSpent = isRefusedBy('VOUCHER_TOO_LITTLE', 'VOUCHER_USED', 'VOUCHER_BLOCKED');
  const forgetCard = useEffectEvent(() => giftCard.setCard(undefined));
  useEffect(() => {
    // its code is asked for again, and what is left by now shown
    if (isSpent) forgetCard();
  }, [isSpent]);

  const { firstname, lastname, email, phone, comment } = draft;
  const wanted = {
    ...{ _service: service._id, date: place.date, timeindex: place.time, ...party },
    ...(code && { code }),
    ...(comment.trim() && { comment: comment.trim() }),
    addons: addons.map(({ _id, quantity }) => ({ _addon: _id, quantity })),
    guest: {
      ...{ firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() },
      ...(phone.trim() && { phone: phone.trim() }),
    },
  };
  const submit = () => {
    const held = hold ? { holdId: hold, visitor: visitorSecret() } : {};
    void book.submit({ ...wanted, ...(place.waiting && { waitingList: true }), ...held });
  };
  const pay = () => {
    const held = { visitor: visitorSecret(), ...(hold && { holdId: hold }) };
    const { token } = giftCard.card ?? {};
    const voucher =
      token && paysNow && byVoucher > 0 ? { voucher: { token, amount: byVoucher } } : {};
    const fee = givesCard ? { noShowFee } : {};
    void payment.pay({ ...wanted, ...held, ...voucher, ...fee, amount: paysNow ? rest : 0 });
  };

  return (
    <>
      <Card component="section" sx={{ p: 2.5 }}>
        <BookingFacts
          name={service.name}
          date={place.date}
          start={place.time}
          end={place.end}
          {...party}
          addons={addons}
          priceLines={lines}
          total={total}
          currency={service.currency}
          isCounted={!service.exclusiveBooking}
          more={
            <Typography sx={{ mt: 1, overflowWrap: 'anywhere', color: 'text.secondary' }}>
              {`${draft.firstname} ${draft.lastname}, ${draft.email}`}
            </Typography>
          }
        />
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {total > 0 && !paysNow && `${t('booking.payAtVenue', { venue: venue.name })} `}
          {deadline > Date.now()
            ? t('booking.cancelUntil', {
                date: formatDate(language, until.date, 'day'),
                time: formatTime(until.minutes),
              })
            : t('booking.cannotCancel')}
        </Typography>
      </Card>
      {prepayment === 'optional' && !book.isUndecided && (
        <PrepaymentChoice
          amount={due.amount}
          currency={service.currency}
          paysNow={paysNow}
          onChoose={setChoosesToPay}
        />
      )}
      {(paysNow || givesCard) && (
        <PaymentTerms
          service={service}
          amount={paysNow ? due.amount : 0}
          total={total}
          noShowFee={noShowFee}
        />
      )}
      {paysNow && (
        <Suspense fallback={null}>
          <GiftCardPart
            due={due.amount}
            currency={service.currency}
            card={giftCard.card}
            code={readGiftCard(venue.slug)}
            look={giftCard.look}
            errorText={refusalText}
            onCard={(card) => {
              giftCard.setCard(card);
              if (!card) writeGiftCard(venue.slug, undefined);
            }}
          />
        </Suspense>
      )}
      {book.isUndecided && <Alert severity="warning">{t('booking.undecided')}</Alert>}
      {refusal !== undefined && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={props.onChangeTime}>
              {t('booking.chooseOther')}
            </Button>
          }
        >
          {refusalText(refusal)}
        </Alert>
      )}
      <Checking isChecking={book.isChecking || payment.isChecking} />
      {paysNow || givesCard ? (
        <Button
          variant="contained"
          size="large"
          loading={payment.isPending || props.isHolding}
          onClick={pay}
        >
          {paysNow && rest > 0
            ? t('payment.pay', { amount: formatMoney(language, rest, service.currency) })
            : t(givesCard ? 'payment.card' : 'booking.book')}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          loading={book.isPending || props.isHolding}
          onClick={submit}
        >
          {book.isUndecided
            ? t('booking.again')
            : t(place.waiting ? 'booking.join' : 'booking.book')}
        </Button>
      )}
    </>
  );
}
