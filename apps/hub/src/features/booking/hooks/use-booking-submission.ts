import {
  type HubBookingInput,
  type HubReservation,
  useBookActivityMutation,
} from '@atrium/api-client/api';
import { isApiError } from '@atrium/api-client/api-error';
import { useRef, useState } from 'react';

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

/** Sends a booking once, however often the button is pressed. */
export function useBookingSubmission() {
  const [book] = useBookActivityMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<BookingFailure>();
  const [booked, setBooked] = useState<HubReservation>();
  // State is a render late; two clicks of a double click fall into one.
  const underWay = useRef(false);

  const submit = async (input: HubBookingInput): Promise<HubReservation | undefined> => {
    if (underWay.current || booked) return undefined;
    underWay.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      const { data } = await book({ hubBookingInput: input }).unwrap();
      setBooked(data);
      return data;
    } catch (error) {
      setFailure(failureOf(error));
      return undefined;
    } finally {
      underWay.current = false;
      setPending(false);
    }
  };

  return { submit, pending, failure, setFailure, booked };
}
