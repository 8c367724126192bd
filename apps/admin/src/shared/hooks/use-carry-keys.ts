import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { LaneDirection } from './use-lane-focus';

/** One press of an arrow key. */
export interface CarryStep {
  /** Earlier or later. */
  time?: -1 | 1;
  /** To the lane before or after. */
  lane?: -1 | 1;
  /** With Shift, where only the end of what is carried may be meant. */
  shift: boolean;
}

interface Options {
  isCarrying: boolean;
  direction: LaneDirection;
  /** Keys elsewhere on the page keep their meaning. */
  within: RefObject<HTMLElement | null>;
  onStep: (step: CarryStep) => void;
  onPutDown: () => void;
}

const ACROSS = { ArrowLeft: -1, ArrowRight: 1 } as const;
const DOWN = { ArrowUp: -1, ArrowDown: 1 } as const;
type Steps = Partial<Record<string, -1 | 1>>;
const STEPS: Record<LaneDirection, { time: Steps; lane: Steps }> = {
  rows: { time: ACROSS, lane: DOWN },
  columns: { time: DOWN, lane: ACROSS },
};

/** Carries something over the lanes of a day with the arrow keys; Enter and Space put it down. */
export function useCarryKeys({ isCarrying, direction, within, onStep, onPutDown }: Options) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey: shift } = event;
    const isHere =
      target === document.body || (target instanceof Node && within.current?.contains(target));
    if (!isHere) return;
    const { [key]: time } = STEPS[direction].time;
    const { [key]: lane } = STEPS[direction].lane;
    if (time) onStep({ time, shift });
    else if (lane) onStep({ lane, shift });
    else if (key === 'Enter' || key === ' ') onPutDown();
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
