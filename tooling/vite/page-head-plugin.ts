import type { HtmlTagDescriptor, Plugin } from 'vite';

/** As the theme has them (packages/ui, `primitives.ts`), for the moment before it is there. */
const background = { light: '#f8f8f5', dark: '#0e1312' };

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs,
  injectTo: 'head',
});

const tags = [
  meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
  meta({ name: 'color-scheme', content: 'light dark' }),
  ...(['light', 'dark'] as const).map((scheme) =>
    meta({
      name: 'theme-color',
      content: background[scheme],
      media: `(prefers-color-scheme: ${scheme})`,
    }),
  ),
  {
    tag: 'link',
    attrs: { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
    injectTo: 'head',
  },
  {
    tag: 'style',
    children: `html{background:${background.light}}html[data-color-scheme='dark']{background:${background.dark}}`,
    injectTo: 'head',
  },
] satisfies HtmlTagDescriptor[];

/** What the page of every app has in its head; its own has what the app is called and is for. */
export function pageHead(): Plugin {
  return {
    name: 'atrium-page-head',
    // before Vite has put the app's base before addresses
    transformIndexHtml: { order: 'pre', handler: () => tags },
  };
}
