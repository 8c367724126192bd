import { isApiError } from '@atrium/api-client/api-error';
import { useRef, useState } from 'react';
import { type Proof, useProof } from '../../../shared/proof/use-proof';
import { readSession, writeSession } from '../../../shared/session-store';

/** What was sent and not answered. */
interface Sent<I> {
  key: string;
  input: I;
}

interface Options<I, O> {
  /** Of the session store. */
  name: string;
  send: (
    input: I,
    once: { key: string } & Proof,
  ) => Promise<{ data?: { data: O } | undefined; error?: unknown }>;
  onDone: (made: O) => void;
}

/**
 * Books once, however often the button is pressed. What was sent and not answered outlives a reload, and is sent
 * again as it was, under its key, before anything else.
 */
export function useSendOnce<I, O>({ name, send, onDone }: Options<I, O>) {
  const { proved, isChecking } = useProof();
  const [sent, setSent] = useState(() => readSent<I>(name));
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  // State is one render late, and both clicks of a double click fall into one.
  const underWay = useRef(false);

  const keep = (next: Sent<I> | undefined) => {
    setSent(next);
    writeSession(name, next);
  };

  return {
    isPending,
    isChecking,
    refusal,
    /** The connection broke: whether it is booked is not known. */
    isUndecided: sent !== undefined && !isPending,
    submit: async (input: I) => {
      if (underWay.current) return;
      underWay.current = true;
      const attempt = sent ?? { key: crypto.randomUUID(), input };
      keep(attempt);
      setPending(true);
      setRefusal(undefined);
      // the same under the same key, should the API ask for a proof first
      const { data, error } = await proved((proof) =>
        send(attempt.input, { key: attempt.key, ...proof }),
      );
      if (data) {
        keep(undefined);
        // stays locked until the next page shows
        onDone(data.data);
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
function readSent<I>(name: string): Sent<I> | undefined {
  const stored = readSession(name);
  return typeof stored === 'object' && stored !== null && 'key' in stored && 'input' in stored
    ? (stored as Sent<I>)
    : undefined;
}
