import { useReleaseHoldMutation } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toAddress } from '../../../shared/booking/booking-steps';
import { useBookedPlans } from '../../../shared/booking/memberships/use-booked-plans';
import { useMyMemberships } from '../../../shared/booking/memberships/use-my-memberships';
import { overlappingPairs, plansOfCart } from '../../../shared/booking/overlapping';
import { useFinishedPlaces } from '../../../shared/booking/sending/use-finished-places';
import {
  type CartItem,
  draftOfItem,
  movedTo,
  refusedItem,
  waitingFor,
} from '../../../shared/cart/cart';
import { membershipsFor, paidBy, payableCart } from '../../../shared/cart/cart-cover';
import { useCart } from '../../../shared/cart/use-cart';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useCartSubmission } from './use-cart-submission';
import { useDoneText } from './use-done-text';

/** The guest decided on the page before to book all of it. */
const isToBook = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'bookAll' in state && state.bookAll === true;

/** The items of the cart: what pays for each, how they change, and booking them. */
export function useCartBooking() {
  const { paths } = useVendor();
  const guest = useGuest();
  const navigate = useNavigate();
  const showToast = useToast();
  const [releaseHold] = useReleaseHoldMutation();
  const cart = useCart(guest);
  const places = useFinishedPlaces(guest);
  const memberships = useMyMemberships(guest);
  const doneText = useDoneText();
  const booked = useBookedPlans(guest);
  const toOverview = () => void navigate(paths.overview);
  const submission = useCartSubmission({
    onBooked: ({ bookings }) => {
      cart.remove(items);
      places.finish(
        bookings.map(({ _id, _service, date, timeindex }) => ({
          _service: _service._id,
          date,
          timeindex,
          booking: _id,
        })),
      );
      showToast({ type: 'success', ...doneText(bookings) });
      toOverview();
    },
    isDone: () => cart.areGone(items),
    onDone: toOverview,
  });
  const { attempt, pending, failure, forget } = submission;
  const items = memberships ? payableCart(cart.items, memberships) : cart.items;
  const error = failure && 'error' in failure ? failure.error : undefined;

  const submit = async () => {
    if (guest.status === 'guest') {
      await submission.submit({ items: items.map(({ input }) => input) });
    }
  };
  const { state, pathname } = useLocation();
  const isDecided =
    isToBook(state) &&
    guest.status === 'guest' &&
    memberships !== undefined &&
    items.length > 0 &&
    !attempt;
  const bookAll = useEffectEvent(() => {
    // Once: neither a reload nor Back decides again.
    void navigate(pathname, { replace: true });
    void submit();
  });
  useEffect(() => {
    if (isDecided) bookAll();
  }, [isDecided]);

  const release = ({ input: { holdId } }: CartItem) => {
    if (holdId !== undefined) void releaseHold({ id: holdId });
  };
  const remove = (item: CartItem) => {
    forget();
    cart.remove([item]);
    places.forget(item.input);
    release(item);
  };

  return {
    items,
    /** It is not known yet who the guest is. */
    isWaiting: guest.status !== 'guest',
    isLocked: attempt !== undefined || pending,
    attempt,
    pending,
    failure,
    /** Pairs that take place at the same time. */
    overlaps: overlappingPairs(plansOfCart(items), booked),
    /** The item that the refusal names. */
    refused: refusedItem(items, error),
    membershipsFor: (item: CartItem) => membershipsFor(item, items, memberships ?? []),
    pay: (item: CartItem, membership: string | undefined) => {
      forget();
      cart.change(paidBy(item, membership));
    },
    remove,
    move: (item: CartItem, place: { date: CalendarDate; time: number }) => {
      forget();
      cart.change(movedTo(item, place));
      places.forget(item.input);
      release(item);
    },
    /** Joins the waiting list for this item while the others are booked. */
    wait: (item: CartItem) => {
      forget();
      cart.change(waitingFor(item));
      release(item);
    },
    /** Takes the item out of the cart and back to its times, with everything filled in. */
    chooseAgain: (item: CartItem) => {
      const { _service, date, _stayService } = item.input;
      remove(item);
      navigate(`${paths.newActivity(_service)}${toAddress({ date, stay: _stayService })}`, {
        state: { again: draftOfItem(item) },
      });
    },
    submit,
  };
}
