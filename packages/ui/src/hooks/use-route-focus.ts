import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../lib/keyboard/focus-heading';

/** State of a navigation within a page, such as another tab or another search: the focus stays. */
const keepsFocus = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepFocus' in state && state.keepFocus === true;

/**
 * After a change of page the keyboard and the screen reader start at the new page's heading, as
 * they would after a real page load, and not where the old page's link was. A navigation with the state
 * `{ keepFocus: true }` leaves it alone.
 */
export function useRouteFocus(): void {
  const { pathname, state } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (keepsFocus(state)) return;
    return focusHeading();
  }, [pathname, state]);
}
