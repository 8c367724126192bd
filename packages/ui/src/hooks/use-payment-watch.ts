import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownPayment } from '../lib/shown-offer';

const EVERY_MS = 3_000;

interface Calls<P> {
  /** Asks how it stands. */
  look: () => Promise<P>;
  /** The buyer does not pay after all. */
  end: () => Promise<P>;
}

/** How a payment stands: asked for until it has come to its end, or the buyer is to do something. */
export function usePaymentWatch<P extends Pick<ShownPayment, 'state' | 'url'>>(calls: Calls<P>) {
  const [payment, setPayment] = useState<P>();
  const [error, setError] = useState<unknown>();
  const [isEnding, setEnding] = useState(false);

  const show = async (asked: Promise<P>) => {
    try {
      setPayment(await asked);
      setError(undefined);
    } catch (reason) {
      setError(reason);
    }
  };
  const retry = () => show(calls.look());
  const look = useEffectEvent(retry);
  const isWaiting = payment?.state === 'settling' || (payment?.state === 'open' && !payment.url);

  useEffect(() => {
    void look();
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const giveUp = async () => {
    setEnding(true);
    await show(calls.end());
    setEnding(false);
  };
  return { payment, error, isEnding, retry, giveUp };
}
