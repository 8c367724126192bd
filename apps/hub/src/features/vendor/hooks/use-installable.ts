import { useEffect } from 'react';

/**
 * Links the venue's manifest, so that a phone can install its hub, and colours the browser's bar.
 * @param color the venue's CSS colour
 */
export function useInstallable(slug: string | undefined, color: string | undefined): void {
  useEffect(() => {
    if (!slug) return;
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = `/api/v1/hub/vendors/${encodeURIComponent(slug)}/manifest.webmanifest`;
    document.head.append(manifest);
    return () => manifest.remove();
  }, [slug]);

  useEffect(() => {
    if (!color) return;
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const before = bars.map(({ content }) => content);
    for (const bar of bars) bar.content = color;
    return () => {
      for (const [index, bar] of bars.entries()) bar.content = before[index] ?? '';
    };
  }, [color]);
}
