import { useCallback, useEffect, useRef } from 'react';
import { focusHeading } from '../lib/keyboard/focus-heading';

/**
 * The way to the messages by keyboard: F6 moves the focus to the latest one, and from any of them back to where it
 * came from.
 * @returns `leave`, which gives the focus back if a message has it, before that message goes
 */
export function useToastFocus(container: HTMLElement): { leave: () => void } {
  const cameFrom = useRef<HTMLElement>(null);

  const leave = useCallback(() => {
    if (!container.contains(document.activeElement)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
    else focusHeading();
  }, [container]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      const { activeElement } = document;
      if (container.contains(activeElement)) return leave();
      cameFrom.current = activeElement instanceof HTMLElement ? activeElement : null;
      const latest = [...container.querySelectorAll('[data-toast]')].at(-1);
      latest?.querySelector('button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [container, leave]);

  return { leave };
}
