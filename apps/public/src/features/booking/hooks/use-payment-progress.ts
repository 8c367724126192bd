import {
  type SettleVisitPaymentApiArg,
  useEndVisitPaymentMutation,
  useSettleVisitPaymentMutation,
  type VisitPayment,
} from '@atrium/api-client/public';
import { useEffect, useEffectEvent, useState } from 'react';
import { afterBooking, readDraft, writeDraft } from '../lib/draft';

const EVERY_MS = 3_000;

/** What the page that a visitor comes back to says to the widget that sent them, if the provider lets it. */
const SETTLED = 'atrium-payment';

/**
 * How a payment stands: asked for until it has come to its end, or the visitor is to do something here.
 * @param isEmbedded they pay in another tab
 */
export function usePaymentProgress(
  link: SettleVisitPaymentApiArg,
  { isEmbedded = false }: { isEmbedded?: boolean } = {},
) {
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
  const isWaiting =
    payment?.state === 'settling' || (payment?.state === 'open' && (isEmbedded || !payment.url));

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
    // a tab behind another is slow to ask
    const isShown = () => document.visibilityState === 'visible' && void look();
    const isTold = ({ origin, data }: MessageEvent<unknown>) =>
      origin === window.location.origin && data === SETTLED && void look();
    document.addEventListener('visibilitychange', isShown);
    window.addEventListener('message', isTold);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', isShown);
      window.removeEventListener('message', isTold);
    };
  }, [isWaiting]);
  useEffect(() => {
    if (payment && !isWaiting) window.opener?.postMessage(SETTLED, window.location.origin);
  }, [payment, isWaiting]);

  return {
    payment,
    error,
    isEnding,
    retry: ask,
    /** The visitor does not pay after all; what has been paid meanwhile stays. */
    giveUp: () => show(end(link).unwrap()),
  };
}
