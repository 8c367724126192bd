/** How long a lazy page may take to show its heading before the focus is left alone, in milliseconds. */
const GIVE_UP_AFTER_MS = 5000;

/** A page that begins with a field has put the focus there itself. */
const isInField = () =>
  document.activeElement?.matches('main :is(input, textarea, select)') ?? false;

/** The search, say, that was opened while the page was on its way. */
const isInDialog = () => document.activeElement?.closest('[role="dialog"]') != null;

/**
 * Moves the focus to the page's heading, as soon as there is one and no dialog has the focus: the keyboard and
 * the screen reader go on from there.
 * @returns what stops waiting for it
 */
export function focusHeading(): (() => void) | undefined {
  const attempt = () => {
    if (isInField()) return true;
    if (isInDialog()) return false;
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
