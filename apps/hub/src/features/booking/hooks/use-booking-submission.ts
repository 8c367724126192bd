import type { HubBookingInput, HubReservation } from '@atrium/api-client/api';
import { isApiError } from '@atrium/api-client/api-error';
import { useBookOnceMutation } from '@atrium/api-client/book-once';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { readSession, writeSession } from '../../../shared/lib/session-store';
import { type BookingAttempt, readAttempt } from '../lib/booking-attempt';

/** How the last attempt failed, so that the page can say what to do. */
export type BookingFailure =
  /** Nobody knows: the connection broke. A repeat is safe, because it goes by the same key. */
  | { kind: 'undecided' }
  /** Somebody else has the places. */
  | { kind: 'gone'; error: unknown }
  | { kind: 'refused'; error: unknown };

const GONE = ['SLOT_FULL', 'BOOKING_FAILED', 'HOLD_EXPIRED'];

export function failureOf(error: unknown): BookingFailure {
  if (!isApiError(error)) return { kind: 'refused', error };
  const { status, code } = error;
  if (status === 0 || status >= 500 || code === 'IDEMPOTENCY_IN_FLIGHT') {
    return { kind: 'undecided' };
  }
  return { kind: GONE.includes(code) ? 'gone' : 'refused', error };
}

/**
 * Sends a booking once, however often the button is pressed. One without an answer is kept, through a
 * reload, and is sent again just as it was before anything else can be: a repeat never books twice.
 * @param onBooked whoever pressed the button, or the connection that came back
 */
export function useBookingSubmission(onBooked: (booked: HubReservation) => void) {
  const { _id: vendorId } = useVendor();
  const storeKey = `atrium.sent.${vendorId}`;
  const [book] = useBookOnceMutation();
  const [pending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(() => readAttempt(readSession(storeKey), Date.now()));
  const [refusal, setRefusal] = useState<BookingFailure>();
  // State is a render late; two clicks of a double click fall into one.
  const underWay = useRef(false);

  const keep = (next: BookingAttempt | undefined) => {
    setAttempt(next);
    writeSession(storeKey, next);
  };

  const send = async ({ key, since, input }: BookingAttempt): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setRefusal(undefined);
    // Kept before it is sent: the page may be closed while it is on its way.
    writeSession(storeKey, { key, since, input });
    try {
      const { data } = await book({ hubBookingInput: input, key }).unwrap();
      keep(undefined);
      onBooked(data);
    } catch (error) {
      const failure = failureOf(error);
      keep(failure.kind === 'undecided' ? { key, since, input } : undefined);
      if (failure.kind !== 'undecided') setRefusal(failure);
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };

  const whenOnline = useEffectEvent(() => attempt && void send(attempt));
  useEffect(() => {
    window.addEventListener('online', whenOnline);
    return () => window.removeEventListener('online', whenOnline);
  }, []);

  const failure: BookingFailure | undefined = attempt && !pending ? { kind: 'undecided' } : refusal;

  return {
    /** What was sent without an answer; it goes before anything new. */
    attempt,
    pending,
    failure,
    submit: (input: HubBookingInput): Promise<void> =>
      send(attempt ?? { key: crypto.randomUUID(), since: Date.now(), input }),
  };
}
