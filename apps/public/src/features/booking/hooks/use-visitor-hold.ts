import {
  type HoldOutput,
  useHoldWithoutAccountMutation,
  useReleaseHoldWithoutAccountMutation,
  type VisitorHoldInput,
} from '@atrium/api-client/public';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProof } from '../../../shared/proof/use-proof';
import { visitorSecret } from '../lib/visitor';

/**
 * Holds a time while the visitor fills in the rest, and releases it when they leave. Asked for again, as after a
 * reload, the server answers the hold that there is.
 * @param wanted undefined: nothing is to be held
 */
export function useVisitorHold(wanted: Omit<VisitorHoldInput, 'visitor'> | undefined) {
  const [hold] = useHoldWithoutAccountMutation();
  const { proved, isChecking } = useProof();
  const [release] = useReleaseHoldWithoutAccountMutation();
  const [held, setHeld] = useState<HoldOutput>();
  const [problem, setProblem] = useState<unknown>();
  const isDone = useRef(false);
  /** One at a time: a hold that overtook its release would be released. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const asked = wanted && JSON.stringify(wanted);

  const start = useEffectEvent(async (isCurrent: () => boolean) => {
    if (!wanted || !isCurrent()) return undefined;
    try {
      const visitorHoldInput = { ...wanted, visitor: visitorSecret() };
      const answer = await proved((proof) => hold({ visitorHoldInput, ...proof }));
      if (!answer.data) throw answer.error;
      const { data } = answer.data;
      if (isCurrent()) {
        setHeld(data);
        setProblem(undefined);
      }
      return data.holdId;
    } catch (error) {
      if (isCurrent()) setProblem(error);
      return undefined;
    }
  });
  const end = useEffectEvent(async (id: string | undefined) => {
    if (!id || isDone.current) return;
    await release({ id, releaseVisitorHoldInput: { visitor: visitorSecret() } });
  });

  useEffect(() => {
    if (asked === undefined) return;
    let isCurrent = true;
    const holding = sending.current.then(() => start(() => isCurrent));
    sending.current = holding;
    return () => {
      isCurrent = false;
      setHeld(undefined);
      sending.current = holding.then((id) => end(id)).catch(() => undefined);
    };
  }, [asked]);

  return {
    held,
    problem,
    isChecking,
    /** It is being asked for: a booking sent now would meet its own hold. */
    isPending: asked !== undefined && !held && problem === undefined,
    /** The booking has taken its place. */
    complete: () => {
      isDone.current = true;
    },
  };
}
