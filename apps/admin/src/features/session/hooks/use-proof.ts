import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/**
 * One field in which somebody proves who they are: what is typed, and what became of sending it. What was
 * refused is typed again from the start.
 * @param send rejects with the failed request
 * @param failed what to say of a failure without a text of its own
 */
export function useProof(send: (proof: string) => Promise<unknown>, failed: string) {
  const errorText = useErrorText();
  const [proof, setProof] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setIsPending(true);
    try {
      await send(proof);
    } catch (error) {
      setFailure(errorText(error, failed));
      setProof('');
    } finally {
      setIsPending(false);
    }
  };
  const clear = () => {
    setProof('');
    setFailure(undefined);
  };
  return { proof, setProof, failure, setFailure, isPending, submit, clear };
}
