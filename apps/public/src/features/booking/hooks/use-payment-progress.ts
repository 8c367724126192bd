import {
  type SettleVisitPaymentApiArg,
  useEndVisitPaymentMutation,
  useSettleVisitPaymentMutation,
  type VisitPayment,
} from '@atrium/api-client/public';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterBooking, readDraft, writeDraft } from '../lib/draft';

const EVERY_MS = 3_000;

/** How a payment stands: asked for until it has come to its end, or the visitor is to do something. */
export function usePaymentProgress(link: SettleVisitPaymentApiArg) {
  const [settle] = useSettleVisitPaymentMutation();
  const [end, { isLoading: isEnding }] = useEndVisitPaymentMutation();
  const [payment, setPayment] = useState<VisitPayment>();
  const [error, setError] = useState<unknown>();

  const show = async (asked: Promise<{ data: VisitPayment }>) => {
    try {
      setPayment((await asked).data);
      setError(undefined);
    } catch (reason) {
      setError(reason);
    }
  };
  const ask = () => show(settle(link).unwrap());
  const look = useEffectEvent(ask);
  const isWaiting = payment?.state === 'settling' || (payment?.state === 'open' && !payment.url);

  useEffect(() => {
    // what was typed for this booking is in it now
    if (payment?.state === 'booked') writeDraft(afterBooking(readDraft()));
  }, [payment?.state]);
  useEffect(() => {
    void look();
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);

  return {
    payment,
    error,
    isEnding,
    retry: ask,
    /** The visitor does not pay after all; what has been paid meanwhile stays. */
    giveUp: () => show(end(link).unwrap()),
  };
}
