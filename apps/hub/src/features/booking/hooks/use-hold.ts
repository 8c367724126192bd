import {
  type HoldInput,
  useCreateHoldMutation,
  useReleaseHoldMutation,
} from '@atrium/api-client/hub';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { readSession, writeSession } from '../../../shared/lib/session-store';
import { type Hold, holdFor, holdKey, readHold } from '../lib/hold';

/** How long the party may still be changing before it is held, in milliseconds. */
const SETTLE_MS = 400;

/**
 * Holds a time while the guest fills in the rest, and updates the hold when the party changes. The
 * hold is released on leaving the step, survives a reload, and expires by itself on the server.
 */
export function useHold(wanted: HoldInput, { enabled }: { enabled: boolean }) {
  const vendor = useVendor();
  const key = holdKey(vendor._id);
  const [createHold] = useCreateHoldMutation();
  const [releaseHold] = useReleaseHoldMutation();
  const [hold, setHold] = useState(() => holdFor(readHold(readSession(key)), wanted, Date.now()));
  const [problem, setProblem] = useState<unknown>();
  const current = useRef(hold);
  const isLeft = useRef(false);
  /** Each is sent when the one before it is answered: one that was overtaken would stand, unknown to the guest. */
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const [isCompleted, setCompleted] = useState(false);
  const isWanted = enabled && !isCompleted;
  const { _service, date, timeindex, participants, code } = wanted;

  const keep = (next: Hold | undefined) => {
    current.current = next;
    setHold(next);
    writeSession(key, next);
  };

  const request = useEffectEvent(async (input: HoldInput, isCurrent: () => boolean) => {
    try {
      const { data } = await createHold({ holdInput: input }).unwrap();
      // Whoever is still here has asked for another, which replaces it or is the same.
      if (!isCurrent()) return isLeft.current ? void releaseHold({ id: data.holdId }) : undefined;
      setProblem(undefined);
      keep({ ...data, since: Date.now(), input });
    } catch (error) {
      if (isCurrent()) setProblem(error);
    }
  });

  const isHeld =
    hold !== undefined &&
    holdFor(hold, { _service, date, timeindex, participants, code }, hold.since) !== undefined;

  useEffect(() => {
    if (!isWanted || isHeld) return;
    let isCurrent = true;
    const input = { _service, date, timeindex, participants, ...(code !== undefined && { code }) };
    const send = () => {
      sending.current = sending.current.then(() =>
        isCurrent ? request(input, () => isCurrent) : undefined,
      );
    };
    const timer = setTimeout(send, current.current ? SETTLE_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, isHeld, _service, date, timeindex, participants, code]);

  const release = useEffectEvent(() => {
    const held = current.current;
    if (!held) return;
    keep(undefined);
    void releaseHold({ id: held.holdId });
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      release();
    };
  }, []);

  const isOfSlot =
    hold?.input._service === _service &&
    hold.input.date === date &&
    hold.input.timeindex === timeindex;

  return {
    /** For this time, even while a change of the party is being sent. */
    hold: isOfSlot ? hold : undefined,
    /**
     * A changed party is still being held. A booking sent now would not name the new hold and would
     * be refused because of it.
     */
    pending: isWanted && !isHeld && problem === undefined,
    /** Why the time could not be kept. */
    problem,
    /** The booking replaced the hold: there is nothing to release. */
    completed: () => {
      setCompleted(true);
      keep(undefined);
    },
  };
}
