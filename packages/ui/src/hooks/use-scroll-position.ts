import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const STORED = 'atrium-scroll-positions';

/** Distance from the top in pixels, by the key of a navigation. */
type Positions = Record<string, number>;

function stored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

const positions = stored();

function keep(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(positions));
  } catch {
    // A browser that forbids storage only forgets where the page was after a reload.
  }
}

/** A new page begins at its top; Back and a reload come back to where the page was. */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', keep);
    return () => {
      history.scrollRestoration = 'auto';
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  // Whoever listens for the old page is gone before the new one scrolls to its top: that is not where the
  // old one was.
  useLayoutEffect(() => {
    const remember = () => {
      positions[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
    else if (positions[key] !== undefined) window.scrollTo(0, positions[key]);
  }, [key, type]);
}
