import { type SaleInput, useBeginSaleMutation } from '@atrium/api-client/hub/sales';
import { forgetPurchase, purchaseOrder } from '@atrium/ui/lib/purchase-order';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Takes the guest to where they pay. Pressed again, after Back or in another tab, it leads to the same payment. */
export function usePurchase() {
  const navigate = useNavigate();
  const [begin] = useBeginSaleMutation();
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  // State is one render late, and both clicks of a double click fall into one.
  const underWay = useRef(false);

  const buy = async (input: Omit<SaleInput, 'order'>): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setRefusal(undefined);
    try {
      const order = purchaseOrder(input.offer);
      const { data } = await begin({ saleInput: { ...input, order } }).unwrap();
      if (data.state !== 'open') forgetPurchase(input.offer);
      if (data.url) window.location.assign(data.url);
      else navigate(`?${new URLSearchParams({ payment: data._id })}#${data.signature}`);
    } catch (error) {
      setRefusal(error);
    }
    // the browser may come back to this page as it was left
    underWay.current = false;
    setPending(false);
  };

  return { buy, isPending, refusal };
}
