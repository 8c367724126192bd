import { useEffect, useRef } from 'react';

interface Hotkey {
  /** As `KeyboardEvent.key`, in lower case. */
  key: string;
  /** With Ctrl, or Command on a Mac. */
  ctrl?: boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"]') !== null);

/** Runs `action` on a key from anywhere on the page. A key without Ctrl is left to whoever is typing. */
export function useHotkey({ key, ctrl = false }: Hotkey, action: () => void): void {
  const latest = useRef(action);
  latest.current = action;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.altKey) return;
      if (ctrl !== (event.ctrlKey || event.metaKey)) return;
      if (!ctrl && isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, ctrl]);
}
