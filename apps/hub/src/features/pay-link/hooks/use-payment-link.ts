import {
  useGetPaymentLinkQuery,
  useLookAtPaymentLinkMutation,
} from '@atrium/api-client/hub/pay-link';
import { useEffect, useRef } from 'react';

/** How often a payment that is being settled is looked at. */
const LOOK_MS = 3_000;

/**
 * What a link asks for. Whoever comes back from the provider, or waits for the bank, has it looked at until it
 * is known how it went.
 */
export function usePaymentLink(link: { vendor: string; token: string }, isBack: boolean) {
  const { data, error, refetch } = useGetPaymentLinkQuery(link, {
    refetchOnMountOrArgChange: true,
  });
  const [look] = useLookAtPaymentLinkMutation();
  const looked = useRef(false);
  const { vendor, token } = link;
  const state = data?.data.state;

  useEffect(() => {
    const ask = () => void look({ paymentLinkInput: { vendor, token } });
    if (state === 'open' && isBack && !looked.current) {
      looked.current = true;
      ask();
    }
    if (state !== 'settling') return undefined;
    const timer = setInterval(ask, LOOK_MS);
    return () => clearInterval(timer);
  }, [state, isBack, look, vendor, token]);

  return { payment: data?.data, error, refetch };
}
