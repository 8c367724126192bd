import { useEffect, useRef } from 'react';
import { focusHeading } from '../lib/keyboard/focus-heading';

/**
 * A dialog gives the focus back to what opened it. Where that is gone by then, as the button of a thing that
 * was cancelled, the page's heading takes it, and not nothing.
 * @param shown whether the dialog is in the page
 */
export function useFocusBack(shown: boolean): void {
  const wasShown = useRef(shown);
  useEffect(() => {
    const isGone = wasShown.current && !shown;
    wasShown.current = shown;
    const { activeElement, body } = document;
    if (isGone && (activeElement === null || activeElement === body)) return focusHeading();
  }, [shown]);
}
