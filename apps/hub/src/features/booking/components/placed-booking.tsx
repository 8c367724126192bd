import type {
  ActivityWithAvailability,
  AvailableDay,
  HubReservation,
} from '@atrium/api-client/hub';
import { lacksAges, MIN_ADULTS } from '@atrium/rules/bookings/participants';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDraft, bookedParty } from '../../../shared/booking/booking-draft';
import type { PlacedStep, Whereabouts } from '../../../shared/booking/booking-steps';
import { MembershipChoice } from '../../../shared/booking/memberships/membership-choice';
import { OverlapNotice } from '../../../shared/booking/steps/overlap-notice';
import { StepHeading } from '../../../shared/booking/steps/step-heading';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { type ChosenPlace, usePlacedBooking } from '../hooks/use-placed-booking';
import { useStepNames } from '../hooks/use-step-names';
import { BookingProblem } from './booking-problem';
import { BookingSummary } from './booking-summary';
import { BookingDetails } from './details/booking-details';
import { UnseatableParty } from './details/unseatable-party';
import { HoldNotice } from './hold-notice';
import { BookingOverview } from './overview/booking-overview';
import { CartChoice } from './overview/cart-choice';
import { CartContents } from './overview/cart-contents';
import { PaymentTerms } from './payment/payment-terms';
import { PrepaymentChoice } from './payment/prepayment-choice';
import { PlaceBar } from './place-bar';
import { StepAction } from './step-action';

/** Few have one: it stays out of the page until somebody pays. */
const GiftCardPart = lazy(async () => ({
  default: (await import('@atrium/ui/components/gift-card/gift-card-part')).GiftCardPart,
}));

interface Props {
  activity: ActivityWithAvailability;
  days: readonly AvailableDay[];
  step: PlacedStep;
  place: ChosenPlace;
  code: string | undefined;
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  onBooked: (booked: HubReservation) => void;
  /**
   * It is in the cart.
   * @param bookAll the guest wants everything in it to be booked at once
   */
  onAdded: (bookAll: boolean) => void;
  onGoTo: (where: Whereabouts) => void;
  /** Another time instead of one that is gone. */
  onChooseInstead: (where: Whereabouts) => void;
  takesFocus: boolean;
}

/** The screens after choosing a time, which is held meanwhile: who comes, and the review. */
export function PlacedBooking(props: Props) {
  const { activity, step, place, draft, onDraft, onGoTo } = props;
  const { t } = useTranslation('hub');
  const errorText = useErrorText();
  const stepNames = useStepNames(place.waiting);
  const booking = usePlacedBooking(props);
  const { guest, slot, available, participants, unseatable, held, submission } = booking;
  const { memberships, membership, covered, cartItems, payment } = booking;
  const { attempt, failure } = submission;
  const changeTime = () => onGoTo({ step: 'time', date: place.date });
  const goTo = (next: PlacedStep) => onGoTo({ ...place, step: next });
  const add = (bookAll: boolean) => {
    if (!booking.canAdd) return;
    booking.addToCart();
    props.onAdded(bookAll);
  };
  const [tries, setTries] = useState(0);
  const party = bookedParty(draft, activity);
  const booksAll = cartItems.length > 0 && booking.fitsCart;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt && lacksAges(party, activity.ageBands)) {
          setTries(tries + 1);
          if (step === 'overview') goTo('details');
          return;
        }
        if (step === 'overview' && booksAll) add(true);
        else if (step === 'overview' || attempt || unseatable) void booking.submit();
        else goTo('overview');
      }}
    >
      {step === 'details' && <PlaceBar place={place} slot={slot} onChangeTime={changeTime} />}
      <StepHeading key={step} takesFocus={props.takesFocus}>
        {stepNames[step]}
      </StepHeading>
      <BookingProblem
        failure={failure ?? payment.failure}
        attempt={attempt}
        holdProblem={held.problem}
        isFull={slot !== undefined && !unseatable && !place.waiting && !held.hold && available <= 0}
        isOffered={slot !== undefined}
        activity={activity}
        days={props.days}
        date={place.date}
        time={place.time}
        participants={participants}
        onChoose={(chosen) => props.onChooseInstead({ step, ...chosen })}
        onChangeTime={changeTime}
      />
      {unseatable && (
        <UnseatableParty
          activity={activity}
          days={props.days}
          date={place.date}
          slot={unseatable}
          participants={participants}
          onParticipants={(next) => {
            const children = Math.min(draft.party.children, next - MIN_ADULTS);
            const ages = draft.party.ages && { ages: draft.party.ages.slice(0, children) };
            onDraft({ ...draft, party: { adults: next - children, children, ...ages } });
          }}
          onChoose={(chosen) => props.onChooseInstead({ step, ...chosen })}
        />
      )}
      {place.waiting && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('newActivity.waitingList.text')}
        </Alert>
      )}
      {held.hold && !attempt && (
        <HoldNotice hold={held.hold} onChooseAgain={changeTime} key={held.hold.holdId} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        {/* An unanswered request must not be edited before its outcome is known. */}
        <Box
          component="fieldset"
          disabled={attempt !== undefined}
          sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}
        >
          {step === 'details' && (
            <BookingDetails
              activity={activity}
              draft={draft}
              onChange={onDraft}
              available={Math.max(available, 1)}
              waitingList={place.waiting}
              guest={guest.status === 'guest' ? guest.guest : undefined}
              tries={tries}
            />
          )}
          {step === 'overview' && (
            <BookingOverview
              activity={activity}
              place={place}
              slot={slot}
              draft={draft}
              guest={guest.status === 'guest' ? guest.guest : undefined}
              onChangeTime={changeTime}
              onChangeDetails={() => goTo('details')}
              notices={
                <>
                  {booking.plans.length > 0 && <OverlapNotice plans={booking.plans} />}
                  {cartItems.length > 0 && <CartContents items={cartItems} />}
                </>
              }
              payment={
                <>
                  {place.stay === undefined && memberships.length > 0 && (
                    <MembershipChoice
                      memberships={memberships}
                      uses={participants}
                      chosen={membership?._id}
                      onChoose={(id) => onDraft({ ...draft, membership: id })}
                    />
                  )}
                  {payment.prepayment === 'optional' && (
                    <PrepaymentChoice
                      amount={payment.amount}
                      currency={activity.currency}
                      paysNow={payment.paysNow}
                      onChoose={payment.setPaysNow}
                    />
                  )}
                  {(payment.pays || payment.noShowFee > 0) && (
                    <PaymentTerms
                      activity={activity}
                      amount={payment.pays ? payment.amount : 0}
                      total={payment.total}
                      noShowFee={payment.noShowFee}
                    />
                  )}
                  {payment.pays && (
                    <Suspense fallback={null}>
                      <GiftCardPart
                        due={payment.amount}
                        currency={activity.currency}
                        card={payment.giftCard.card}
                        look={payment.giftCard.look}
                        errorText={errorText}
                        onCard={payment.giftCard.setCard}
                      />
                    </Suspense>
                  )}
                </>
              }
            />
          )}
        </Box>
        <Box sx={{ position: { md: 'sticky' }, top: { md: 84 } }}>
          <BookingSummary
            activity={activity}
            place={place}
            slot={slot}
            draft={draft}
            covered={covered}
            isReview={step === 'overview'}
          />
          {/* Above the main button, which stays at the bottom of a phone. */}
          {step === 'overview' && booking.canAdd && (
            <CartChoice
              name={activity.name}
              items={cartItems}
              onAdd={() => add(false)}
              onBookOnly={() => void booking.submit()}
            />
          )}
          <StepAction
            step={step}
            state={guest}
            waiting={place.waiting}
            pending={submission.pending || payment.pending}
            toPay={payment.pays && payment.rest > 0 ? payment.rest : undefined}
            givesCard={payment.noShowFee > 0}
            holding={held.pending}
            together={booksAll ? cartItems : []}
            attempted={attempt !== undefined}
            activity={activity}
            draft={draft}
            covered={covered}
          />
        </Box>
      </Box>
    </Box>
  );
}
