import { useCallback, useEffect, useRef, useState } from 'react';

export interface Carry<Carried> {
  carried: Carried | undefined;
  pickUp: (picked: Carried) => void;
  /** Puts it down; the focus stays. */
  end: () => void;
  /** Puts it down, and gives the focus back. */
  letGo: () => void;
}

/**
 * What is carried, however: dragged, or picked up and put down by keys or taps. Where it may be put down is up
 * to the plan or the grid. Escape takes it back.
 */
export function useCarry<Carried extends { _id: string }>(all: readonly Carried[]): Carry<Carried> {
  const [id, setId] = useState<string>();
  const cameFrom = useRef<HTMLElement>(undefined);
  // As it is now: a colleague may change it meanwhile.
  const carried = all.find(({ _id }) => _id === id);

  const pickUp = useCallback((picked: Carried) => {
    const focused = document.activeElement;
    cameFrom.current = focused instanceof HTMLElement ? focused : undefined;
    setId(picked._id);
  }, []);
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

  return { carried, pickUp, end, letGo };
}
