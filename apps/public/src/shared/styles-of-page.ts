import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache for drawing one page in Node: it keeps the styles in place of writing them between the
 * elements, where they would count as children.
 */
export function cacheOfPage(): EmotionCache & { tags(): string } {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const scoped: string[] = [];
  const global: string[] = [];
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const isNew = cache.inserted[serialized.name] === undefined;
    const styles = insert(selector, serialized, ...rest);
    if (isNew) (selector ? scoped : global).push(serialized.name);
    return styles;
  };
  const cssOf = (name: string) => {
    const css = cache.inserted[name];
    return typeof css === 'string' ? css : '';
  };
  const tag = (names: string, css: string) => `<style data-emotion="${names}">${css}</style>`;
  return Object.assign(cache, {
    /** What the browser's Emotion takes over as its own. */
    tags: () =>
      [
        ...global.map((name) => tag(`css-global ${name}`, cssOf(name))),
        tag(`css ${scoped.join(' ')}`, scoped.map(cssOf).join('')),
      ].join(''),
  });
}
