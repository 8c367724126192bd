import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { useStable } from '../../../../shared/hooks/use-stable';

const LONG = 500;
/** A finger that moves farther scrolls or drags. */
const STILL = 6;
const endings = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/**
 * Opens by a long press of a finger what a right click opens: an iPad sends no `contextmenu`. Where the
 * browser does, it comes first and ends the wait.
 */
export function useLongPress<Subject>(onLongPress: (subject: Subject) => void) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return useStable((subject: Subject, down: ReactPointerEvent<HTMLElement>) => {
    stop.current();
    if (down.pointerType !== 'touch' || !down.isPrimary) return;
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', move);
      for (const type of endings) window.removeEventListener(type, end);
    };
    const timer = setTimeout(() => {
      end();
      swallowClick();
      onLongPress(subject);
    }, LONG);
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - down.clientX, clientY - down.clientY) > STILL) end();
    };
    window.addEventListener('pointermove', move);
    for (const type of endings) window.addEventListener(type, end);
    stop.current = end;
  });
}

/** Some browsers send a click when the finger is lifted; the next press is one again. */
function swallowClick(): void {
  const types = ['click', 'pointerdown', 'keydown'];
  const next = (event: Event) => {
    for (const type of types) window.removeEventListener(type, next, true);
    if (event.type !== 'click') return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of types) window.addEventListener(type, next, true);
}
