import { useEffect, useRef } from 'react';

interface Hotkey {
  /** As `KeyboardEvent.key`, in lower case. */
  key: string;
  /** With Ctrl, or Command on a Mac. */
  ctrl?: boolean;
  /** Also while somebody is typing, for a key that types nothing. */
  whileTyping?: boolean;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="textbox"]') !== null);

/** Runs `action` on a key from anywhere on the page. A key that types something is left to whoever is typing. */
export function useHotkey(
  { key, ctrl = false, whileTyping = ctrl }: Hotkey,
  action: () => void,
): void {
  const latest = useRef(action);
  latest.current = action;

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || event.altKey) return;
      if (ctrl !== (event.ctrlKey || event.metaKey)) return;
      if (!whileTyping && isTyping(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [key, ctrl, whileTyping]);
}
