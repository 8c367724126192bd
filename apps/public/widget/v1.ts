/**
 * The script that a venue puts into its own site, where the booking is to appear:
 * `<script async src="https://…/_public/widget/v1.js" data-venue="fjord"></script>`
 *
 * It depends on nothing, and its address never changes what it means: another way to call it is another file.
 * `data-venue` is the venue's name in addresses; `data-container` one of its widgets; `data-lang` a language, `data-theme`
 * light or dark; `data-title` what screen readers call the frame.
 */

/** What the frame says to us; as apps/public/src/shared/embedding has it. */
interface Told {
  source: 'atrium-widget';
  type: 'opened' | 'step' | 'booked' | 'resized';
  detail: { height?: number };
}

const isTold = (data: unknown): data is Told =>
  typeof data === 'object' && data !== null && 'source' in data && data.source === 'atrium-widget';

(() => {
  // each of several on a page is its own
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { venue, container, lang, theme, title } = script.dataset;
  if (!venue) {
    console.error('Atrium: the script needs data-venue');
    return;
  }
  const { origin } = new URL(script.src);
  const address = new URL(
    `/container/${[venue, ...(container ? [container] : [])].map(encodeURIComponent).join('/')}`,
    origin,
  );
  address.searchParams.set('parent', window.location.origin);
  if (lang) address.searchParams.set('lang', lang);
  if (theme) address.searchParams.set('theme', theme);

  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title || 'Booking';
  frame.style.cssText = 'display:block;width:100%;height:480px;border:0;color-scheme:normal';
  script.after(frame);

  window.addEventListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.contentWindow || !isTold(data)) return;
    const { type, detail } = data;
    if (type === 'resized' && typeof detail.height === 'number') {
      frame.style.height = `${Math.max(320, Math.ceil(detail.height))}px`;
    }
    // the next step begins at its top, which may have been scrolled past
    if (type === 'step' && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
    script.dispatchEvent(new CustomEvent(`atrium:${type}`, { bubbles: true, detail }));
  });
})();
