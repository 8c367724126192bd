import { type ApiError, isApiError } from '@atrium/api-client/api-error';
import { useLazyGetProofOfWorkChallengeQuery } from '@atrium/api-client/public';
import { useState } from 'react';

/** As the header is called, and so the argument of each request that may be asked for it. */
export interface Proof {
  'x-proof-of-work'?: string;
}

interface Answer {
  error?: ApiError | unknown;
}

/**
 * Sends what the API may answer with the wish for a proof of work, solves the task and sends the same once more. Most
 * visitors are never asked, so what solves it is fetched when it is needed.
 */
export function useProof() {
  const [fetchChallenge] = useLazyGetProofOfWorkChallengeQuery();
  const [isChecking, setChecking] = useState(false);

  const proved = async <Result extends Answer>(
    send: (proof: Proof) => Promise<Result>,
  ): Promise<Result> => {
    const first = await send({});
    const vendorId = venueAsking(first.error);
    if (!vendorId) return first;
    setChecking(true);
    try {
      const { data } = await fetchChallenge({ vendorId });
      if (!data) return first;
      const { solve } = await import('./solve');
      return await send({ 'x-proof-of-work': await solve(data.data) });
    } catch {
      return first;
    } finally {
      setChecking(false);
    }
  };

  return { proved, isChecking };
}

/** Whose task it is, by the address that the refusal names. */
function venueAsking(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'PROOF_OF_WORK_REQUIRED') return undefined;
  const { challenge } = error.data;
  return typeof challenge === 'string' ? challenge.split('/').at(-1) : undefined;
}
