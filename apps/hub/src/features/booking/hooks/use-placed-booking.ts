import type {
  ActivityWithAvailability,
  AvailableDay,
  HubReservation,
} from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { dueNow, noShowFeeOf } from '@atrium/rules/payments/prepayment/due-now';
import { isOfferedTo } from '@atrium/rules/seating/tables/offered-parties';
import { paidByVoucher } from '@atrium/rules/vouchers/voucher-state';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BookingDraft, bookingPart } from '../../../shared/booking/booking-draft';
import { usableMemberships } from '../../../shared/booking/memberships/usable-memberships';
import { useBookedPlans } from '../../../shared/booking/memberships/use-booked-plans';
import { useMyMemberships } from '../../../shared/booking/memberships/use-my-memberships';
import { overlapping, plansOfCart } from '../../../shared/booking/overlapping';
import { MAX_CART } from '../../../shared/cart/cart';
import { lessUses, usesOf } from '../../../shared/cart/cart-cover';
import { useCart } from '../../../shared/cart/use-cart';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { bookingPrice } from '../lib/booking-price';
import { placesFor } from '../lib/places-for';
import { useBookingSubmission } from './use-booking-submission';
import { useGiftCard } from './use-gift-card';
import { useHold } from './use-hold';
import { usePaymentBegin } from './use-payment-begin';

/** A day and a time that were chosen. */
export interface ChosenPlace {
  date: CalendarDate;
  /** Minutes from midnight. */
  time: number;
  waiting: boolean;
  /** Id of the service within the stay that pays for it. */
  stay?: string | undefined;
}

interface Options {
  activity: ActivityWithAvailability;
  days: readonly AvailableDay[];
  place: ChosenPlace;
  code: string | undefined;
  draft: BookingDraft;
  onBooked: (booked: HubReservation) => void;
}

/** Keeps the chosen time for the guest while they fill in the rest, and books it. */
export function usePlacedBooking(options: Options) {
  const { activity, days, place, code, draft, onBooked } = options;
  const { t } = useTranslation('errors');
  const vendor = useVendor();
  const guest = useGuest();
  const showToast = useToast();
  const part = bookingPart(draft, activity);
  const { participants } = part;
  const day = days.find(({ date }) => date === place.date);
  const slot = day?.times.find(({ start }) => start === place.time);
  const isOffered = slot !== undefined && (place.waiting || isOfferedTo(slot, participants));

  const [paysNow, setPaysNow] = useState(false);
  const cart = useCart(guest);
  // Items in the cart have reserved their uses: one last use cannot pay for two.
  const left = lessUses(useMyMemberships(guest) ?? [], usesOf(cart.items));
  const memberships = usableMemberships(left, {
    service: activity._id,
    date: place.date,
    participants,
  });
  const membership =
    place.stay === undefined ? memberships.find(({ _id }) => _id === draft.membership) : undefined;
  const covered = place.stay !== undefined || membership !== undefined;

  const submission = useBookingSubmission((booked) => {
    held.completed();
    onBooked(booked);
  });
  const held = useHold(
    {
      _service: activity._id,
      date: place.date,
      timeindex: place.time,
      participants,
      ...(code !== undefined && { code }),
    },
    {
      enabled: guest.status === 'guest' && !place.waiting && isOffered && !submission.attempt,
    },
  );
  const available = placesFor({ slot, hold: held.hold });
  const isHeld = held.hold?.input.participants === participants;
  const unseatable = isOffered || isHeld || submission.attempt ? undefined : slot;

  const input = {
    ...part,
    _service: activity._id,
    date: place.date,
    timeindex: place.time,
    ...(slot && { timeindexEnd: slot.end }),
    available,
    ...(held.hold && { holdId: held.hold.holdId }),
    ...(code !== undefined && { code }),
    ...(membership && { _membership: membership._id }),
    ...(place.stay !== undefined && { _stayService: place.stay }),
  };

  const occasion = { date: place.date, start: place.time, end: slot?.end ?? place.time };
  const planned = overlapping(occasion, [...plansOfCart(cart.items), ...useBookedPlans(guest)]);
  // what was sent may be booked already, and overlaps with itself
  const plans = submission.attempt ? [] : planned;

  /** Into the cart, with its hold, which is no longer this page's to release. */
  const addToCart = () => {
    cart.add({
      id: crypto.randomUUID(),
      name: slot?.name ?? activity.name,
      price: bookingPrice(draft, activity, false),
      extras: bookingPrice(draft, activity, true),
      currency: activity.currency,
      heldUntil: held.hold?.expiresAt,
      input,
    });
    held.completed();
  };
  const total = bookingPrice(draft, activity, covered);
  const asked = dueNow(activity, { date: place.date, participants, total });
  const due = place.waiting ? { prepayment: 'none' as const, amount: 0 } : asked;
  const noShowFee = place.waiting ? 0 : noShowFeeOf(activity, { participants, total });
  const payment = usePaymentBegin();
  const giftCard = useGiftCard(vendor._id);
  const { byVoucher, rest } = paidByVoucher(due.amount, giftCard.card?.remaining ?? 0);
  const pays = due.prepayment === 'required' || (due.prepayment === 'optional' && paysNow);
  const fitsCart =
    due.prepayment !== 'required' &&
    noShowFee === 0 &&
    guest.status === 'guest' &&
    !place.waiting &&
    !submission.attempt &&
    !unseatable &&
    available >= participants &&
    cart.items.length < MAX_CART;

  const submit = async () => {
    if (unseatable) {
      showToast({ type: 'warning', message: t('NO_TABLE_FREE') });
      return;
    }
    if (guest.status !== 'guest' || held.pending) return;
    if (participants <= 0) {
      showToast({ type: 'warning', message: t('MISSING_PARTICIPANTS') });
      return;
    }
    if (!submission.attempt && !place.waiting && available < participants) {
      showToast({ type: 'warning', message: t('SLOT_FULL') });
      return;
    }
    const booked = { ...input, _vendor: vendor._id, _customer: guest.guest._id };
    if ((pays || noShowFee > 0) && !submission.attempt) {
      const { token } = giftCard.card ?? {};
      const voucher =
        token && pays && byVoucher > 0 ? { voucher: { token, amount: byVoucher } } : {};
      const fee = noShowFee > 0 ? { noShowFee } : {};
      const amount = pays ? rest : 0;
      const isSpent = await payment.pay({ ...booked, ...voucher, ...fee, amount });
      // its code is asked for again, and what is left by now shown
      if (isSpent) giftCard.setCard(undefined);
    } else await submission.submit({ ...booked, waitingList: place.waiting });
  };

  return {
    guest,
    slot,
    participants,
    /** The time, where no table seats the party then. */
    unseatable,
    available,
    held,
    submission,
    submit,
    memberships,
    membership,
    /** What is paid in advance, the fee that a card is given for, and how the guest is taken there. */
    payment: { ...payment, ...due, pays, paysNow, setPaysNow, total, giftCard, rest, noShowFee },
    /** A membership or a stay pays for the places. */
    covered,
    /** It can be booked together with what is in the cart. */
    fitsCart,
    /** It can go into the cart now: a changed party is held first. */
    canAdd: fitsCart && !held.pending,
    addToCart,
    cartItems: cart.items,
    /** What the guest has planned for the same time. */
    plans,
  };
}
