import { useBeginVisitPaymentMutation, type VisitPaymentInput } from '@atrium/api-client/public';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';

/**
 * Takes the visitor to where they pay. Pressed again, after Back or in another tab, it leads to the same payment:
 * there is one for what is held.
 * @param venue slug
 */
export function usePay(venue: string) {
  const navigate = useNavigate();
  const [begin] = useBeginVisitPaymentMutation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  // State is one render late, and both clicks of a double click fall into one.
  const underWay = useRef(false);

  const pay = async (input: VisitPaymentInput & { date: string }): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setRefusal(undefined);
    try {
      const { data } = await begin({ visitPaymentInput: input }).unwrap();
      const { url, _id, signature } = data;
      if (url) window.location.assign(url);
      else navigate(paths.payment(_id, signature, { ...input, venue }));
    } catch (error) {
      setRefusal(error);
    }
    // the browser may come back to this page as it was left
    underWay.current = false;
    setPending(false);
  };

  return { pay, isPending, refusal };
}
