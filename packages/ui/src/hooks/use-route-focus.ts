import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long a lazy page may take to show its heading before the focus is left alone, in milliseconds. */
const GIVE_UP_AFTER_MS = 5000;

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

/** A page that begins with a field has put the focus there itself. */
const isInField = () =>
  document.activeElement?.matches('main :is(input, textarea, select)') ?? false;

function focusHeading(): (() => void) | undefined {
  const attempt = () => {
    if (isInField()) return true;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    return true;
  };
  if (attempt()) return;

  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => stop(), GIVE_UP_AFTER_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
