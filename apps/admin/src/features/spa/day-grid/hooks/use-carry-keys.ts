import { type RefObject, useEffect, useEffectEvent } from 'react';

export interface CarryStep {
  time?: -1 | 1;
  column?: -1 | 1;
}

interface Options {
  isCarrying: boolean;
  /** Keys elsewhere on the page keep their meaning. */
  within: RefObject<HTMLElement | null>;
  onStep: (step: CarryStep) => void;
  onPutDown: () => void;
}

const STEPS: Partial<Record<string, CarryStep>> = {
  ArrowUp: { time: -1 },
  ArrowDown: { time: 1 },
  ArrowLeft: { column: -1 },
  ArrowRight: { column: 1 },
};

/** Carries a treatment with the arrow keys; Enter and Space put it down. */
export function useCarryKeys({ isCarrying, within, onStep, onPutDown }: Options) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isHere =
      target === document.body || (target instanceof Node && within.current?.contains(target));
    if (!isHere) return;
    const step = STEPS[event.key];
    if (step) onStep(step);
    else if (event.key === 'Enter' || event.key === ' ') onPutDown();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    if (!isCarrying) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [isCarrying]);
}
