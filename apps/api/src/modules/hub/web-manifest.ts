import { pictureAddress } from '@atrium/rules/media/picture-sizes';
import type { ThemesService } from '../themes/public';

type Branding = Awaited<ReturnType<ThemesService['branding']>>;

/** Our own, for a venue that has chosen no colours (packages/ui, `primitives.ts`). */
const OWN = { theme: '#1f5d54', background: '#f8f8f5' };

/** Lets a phone install a venue's hub as an app with its own name, colours and pages. */
export function webManifest({ _vendor, main, buttonCTA }: Branding) {
  const home = `/activity-hub/${_vendor.slug}`;
  const picture = _vendor.pictures?.icon;
  const icon = { src: '/_hub/favicon.svg', type: 'image/svg+xml', sizes: 'any' };
  return {
    id: home,
    name: _vendor.name,
    short_name: _vendor.name.slice(0, 12).trim(),
    ...(_vendor.tagline ? { description: _vendor.tagline } : {}),
    lang: _vendor.languageCode,
    start_url: `${home}/overview`,
    // no trailing slash, so that the sign-in page is in scope
    scope: home,
    display: 'standalone',
    theme_color: buttonCTA.backgroundColor ?? OWN.theme,
    background_color: main.backgroundColor ?? OWN.background,
    icons: [
      ...(picture ? iconsOf(picture) : []),
      ...(_vendor.logo ? [{ src: _vendor.logo, sizes: 'any', purpose: 'any' }] : []),
      { ...icon, purpose: 'any' },
      { ...icon, purpose: 'maskable' },
    ],
  };
}

type Icon = NonNullable<NonNullable<Branding['_vendor']['pictures']>['icon']>;

/** In every size, for phones to choose from. None is wider than its upload. */
function iconsOf({ _id, width, height, widths }: Icon) {
  return widths.map((one) => {
    const wide = Math.min(one, width);
    return {
      src: pictureAddress(_id, one, 'webp'),
      type: 'image/webp',
      sizes: `${wide}x${Math.round((wide * height) / width)}`,
      purpose: 'any',
    };
  });
}
