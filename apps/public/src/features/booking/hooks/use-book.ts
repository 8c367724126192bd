import { isApiError } from '@atrium/api-client/api-error';
import type { OpenBookingInput, OpenBookingOutput } from '@atrium/api-client/public';
import { useBookVisitOnceMutation } from '@atrium/api-client/public/book-once';
import { useRef, useState } from 'react';
import { readSession, writeSession } from '../../../shared/session-store';

/** A booking that was sent and not answered. */
interface Sent {
  key: string;
  input: OpenBookingInput;
}

const KEY = 'atrium.visitor.sent';

/**
 * Books once, however often the button is pressed. What was sent and not answered outlives a reload, and is sent
 * again as it was, under its key, before anything else.
 */
export function useBook(onBooked: (made: OpenBookingOutput) => void) {
  const [book] = useBookVisitOnceMutation();
  const [sent, setSent] = useState(readSent);
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  // State is one render late, and both clicks of a double click fall into one.
  const underWay = useRef(false);

  const keep = (next: Sent | undefined) => {
    setSent(next);
    writeSession(KEY, next);
  };

  return {
    isPending,
    refusal,
    /** The connection broke: whether it is booked is not known. */
    isUndecided: sent !== undefined && !isPending,
    submit: async (input: OpenBookingInput) => {
      if (underWay.current) return;
      underWay.current = true;
      const attempt = sent ?? { key: crypto.randomUUID(), input };
      keep(attempt);
      setPending(true);
      setRefusal(undefined);
      const { data, error } = await book({ openBookingInput: attempt.input, key: attempt.key });
      if (data) {
        keep(undefined);
        // stays locked until the next page shows
        onBooked(data.data);
        return;
      }
      if (!isUnanswered(error)) {
        keep(undefined);
        setRefusal(error);
      }
      underWay.current = false;
      setPending(false);
    },
  };
}

const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 0 || error.status >= 500 || error.code === 'IDEMPOTENCY_IN_FLIGHT');

/** Only this app writes it. */
function readSent(): Sent | undefined {
  const stored = readSession(KEY);
  return typeof stored === 'object' && stored !== null && 'key' in stored && 'input' in stored
    ? (stored as Sent)
    : undefined;
}
