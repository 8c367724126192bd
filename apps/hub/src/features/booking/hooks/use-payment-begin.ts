import { isApiError } from '@atrium/api-client/api-error';
import { type PrepaidBookingInput, useBeginPaymentMutation } from '@atrium/api-client/hub';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureOf, type SendingFailure } from '../../../shared/booking/sending/sending-failure';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** Refusals of a gift card that has been used elsewhere meanwhile. */
const SPENT = ['VOUCHER_TOO_LITTLE', 'VOUCHER_USED', 'VOUCHER_BLOCKED'];

/**
 * Takes the guest to where they pay. Pressed again, after Back or in another tab, it leads to the same payment:
 * there is one for what is held.
 */
export function usePaymentBegin() {
  const { paths } = useVendor();
  const navigate = useNavigate();
  const [begin] = useBeginPaymentMutation();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<SendingFailure>();
  const underWay = useRef(false);

  /** @returns whether less is left on the gift card than was to be used */
  const pay = async (input: PrepaidBookingInput & { date: string }): Promise<boolean> => {
    if (underWay.current) return false;
    let isSpent = false;
    underWay.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      const { data } = await begin({ prepaidBookingInput: input }).unwrap();
      const { url } = data;
      if (url === undefined) navigate(paths.payment(data._id, input));
      else window.location.assign(url);
    } catch (error) {
      isSpent = isApiError(error) && SPENT.includes(error.code);
      setFailure(failureOf(error));
    }
    // the browser may come back to this page as it was left
    underWay.current = false;
    setPending(false);
    return isSpent;
  };

  return { pay, pending, failure };
}
