import {
  type GuestPayment,
  useEndPaymentMutation,
  useSettlePaymentMutation,
} from '@atrium/api-client/hub';
import { useEffect, useEffectEvent, useState } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { writeSession } from '../../../shared/lib/session-store';
import { holdKey } from '../lib/hold';
import { draftKey } from './use-booking-draft';

const EVERY_MS = 3_000;

/** How a payment stands: asked for until it has come to its end, or the guest is to do something. */
export function usePaymentProgress(id: string, serviceId: string) {
  const { _id: vendorId } = useVendor();
  const [settle] = useSettlePaymentMutation();
  const [end] = useEndPaymentMutation();
  const [payment, setPayment] = useState<GuestPayment>();
  const [error, setError] = useState<unknown>();

  const ask = async () => {
    try {
      setPayment((await settle({ id }).unwrap()).data);
      setError(undefined);
    } catch (reason) {
      setError(reason);
    }
  };
  const look = useEffectEvent(ask);
  const isWaiting =
    payment?.state === 'settling' || (payment?.state === 'open' && payment.url === undefined);

  useEffect(() => {
    if (payment?.state !== 'booked') return;
    // what was typed and held is in the booking now
    writeSession(holdKey(vendorId), undefined);
    writeSession(draftKey(vendorId, serviceId), undefined);
  }, [payment?.state, vendorId, serviceId]);
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
    retry: ask,
    /** The guest does not pay after all; what has been paid meanwhile stays. */
    giveUp: async () => {
      try {
        setPayment((await end({ id }).unwrap()).data);
      } catch (reason) {
        setError(reason);
      }
    },
  };
}
