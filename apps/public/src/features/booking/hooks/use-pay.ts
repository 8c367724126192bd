import { useBeginVisitPaymentMutation, type VisitPaymentInput } from '@atrium/api-client/public';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useEmbedding } from '../../../shared/embedding/embedding';
import { useProof } from '../../../shared/proof/use-proof';

/**
 * Takes the visitor to where they pay. Pressed again, after Back or in another tab, it leads to the same payment:
 * there is one for what is held. In a venue's own site they pay in a tab beside it.
 * @param venue slug
 */
export function usePay(venue: string) {
  const navigate = useNavigate();
  const isEmbedded = useEmbedding() !== undefined;
  const [begin] = useBeginVisitPaymentMutation();
  const { proved, isChecking } = useProof();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  // State is one render late, and both clicks of a double click fall into one.
  const underWay = useRef(false);

  const pay = async (input: VisitPaymentInput & { date: string }): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setRefusal(undefined);
    // no provider lets itself be framed; after the answer, the browser would take it for a pop-up that nobody asked for
    const tab = isEmbedded ? window.open('', '_blank') : undefined;
    try {
      const begun = await proved((proof) => begin({ visitPaymentInput: input, ...proof }));
      if (!begun.data) throw begun.error;
      const { url, _id, signature } = begun.data.data;
      if (url && !isEmbedded) {
        window.location.assign(url);
      } else {
        if (url) tab?.location.replace(url);
        else tab?.close();
        navigate(paths.payment(_id, signature, { ...input, venue }));
      }
    } catch (error) {
      tab?.close();
      setRefusal(error);
    }
    // the browser may come back to this page as it was left
    underWay.current = false;
    setPending(false);
  };

  return { pay, isPending, isChecking, refusal };
}
