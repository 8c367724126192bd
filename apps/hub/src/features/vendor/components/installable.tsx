import { useEffect } from 'react';

interface Props {
  slug: string;
  /** The venue's, in CSS. */
  color: string | undefined;
}

/** Links the venue's manifest, so that a phone can install its hub, and colours the browser's bar. */
export function Installable({ slug, color }: Props) {
  useEffect(() => {
    if (!color) return;
    const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const before = bars.map(({ content }) => content);
    for (const bar of bars) bar.content = color;
    return () => {
      for (const [index, bar] of bars.entries()) bar.content = before[index] ?? '';
    };
  }, [color]);

  return (
    <link
      rel="manifest"
      href={`/api/v1/hub/vendors/${encodeURIComponent(slug)}/manifest.webmanifest`}
    />
  );
}
