import type { BookingOutput } from '@atrium/api-client/admin';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A party that is carried, however: dragged, or picked up and put down by keys or taps. Where it may be put
 * down is up to the plan or the timeline. Escape takes it back.
 */
export function useCarry(reservations: readonly BookingOutput[]) {
  const [id, setId] = useState<string>();
  const cameFrom = useRef<HTMLElement>(undefined);
  // As it is now: another host may change it meanwhile.
  const party = reservations.find(({ _id }) => _id === id);

  const pickUp = useCallback((picked: BookingOutput) => {
    const focused = document.activeElement;
    cameFrom.current = focused instanceof HTMLElement ? focused : undefined;
    setId(picked._id);
  }, []);
  /** Puts it down; the focus stays. */
  const end = useCallback(() => setId(undefined), []);
  const letGo = useCallback(() => {
    setId(undefined);
    cameFrom.current?.focus();
  }, []);

  useEffect(() => {
    if (id === undefined) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      letGo();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [id, letGo]);

  return { party, pickUp, end, letGo };
}

export type Carry = ReturnType<typeof useCarry>;
