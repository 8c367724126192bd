import { type PointerEvent as ReactPointerEvent, useRef } from 'react';

/** A press that moves less is a press. */
const THRESHOLD = 6;

export interface Point {
  x: number;
  y: number;
}

interface Options<Subject> {
  /** @param from where it was pressed */
  onStart: (subject: Subject, from: Point) => void;
  /** In pixels of the window. @param event tells which keys are held */
  onMove: (point: Point, event: PointerEvent) => void;
  onEnd: (point: Point) => void;
  onCancel: () => void;
}

/**
 * A drag by mouse, pen or finger, and no click at its end. What it begins on needs
 * `touch-action: none`, or the page scrolls instead.
 */
export function useDrag<Subject>({ onStart, onMove, onEnd, onCancel }: Options<Subject>) {
  const latest = useRef({ onStart, onMove, onEnd, onCancel });
  latest.current = { onStart, onMove, onEnd, onCancel };

  return (subject: Subject, down: ReactPointerEvent<HTMLElement>) => {
    if (down.button !== 0 || !down.isPrimary) return;
    const { pointerId } = down;
    let dragging = false;

    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      if (!dragging) {
        const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
        if (far < THRESHOLD) return;
        dragging = true;
        latest.current.onStart(subject, { x: down.clientX, y: down.clientY });
      }
      latest.current.onMove({ x: event.clientX, y: event.clientY }, event);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== pointerId) return;
      stop();
      if (!dragging) return;
      swallowClick();
      latest.current.onEnd({ x: event.clientX, y: event.clientY });
    };
    const cancel = () => {
      stop();
      if (dragging) latest.current.onCancel();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && cancel();
    const stop = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', onKeyDown, true);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', onKeyDown, true);
  };
}

/** The browser sends a click after the drag, to what both ends of it have in common. */
function swallowClick(): void {
  const noClick = (click: MouseEvent) => {
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', noClick, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', noClick, { capture: true }));
}
