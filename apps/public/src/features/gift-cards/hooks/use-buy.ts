import { type BuyGiftCardInput, useBuyGiftCardMutation } from '@atrium/api-client/public';
import { useRef, useState } from 'react';
import { useErrorText } from './use-error-text';

const ORDER_BYTES = 16;

const newOrder = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ORDER_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** Takes the buyer to where they pay. Pressed again, it leads to the same payment. */
export function useBuy() {
  const [begin] = useBuyGiftCardMutation();
  const errorText = useErrorText();
  const [order] = useState(newOrder);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // State is one render late, and both clicks of a double click fall into one.
  const underWay = useRef(false);

  const buy = async (inputFor: (order: string) => BuyGiftCardInput): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setProblem(undefined);
    try {
      const input = inputFor(order);
      const { data } = await begin({ buyGiftCardInput: input }).unwrap();
      const { url, _id, signature } = data;
      const thanks = `/gift-card/${input.vendor}/thanks?payment=${_id}#${signature}`;
      window.location.assign(url ?? thanks);
    } catch (error) {
      setProblem(errorText(error));
    }
    underWay.current = false;
    setPending(false);
  };
  return { buy, isPending, problem };
}
