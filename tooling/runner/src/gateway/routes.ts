/**
 * Who answers which path: the one routing table. The local gateway follows it, and a test reads docker's
 * nginx configuration and compares.
 *
 * Three apps live behind one address without clashing because each is built with a base of its own
 * (`/_admin/`, `/_hub/`, `/_public/`, vite's `base`): its files are fetched from there, while its pages
 * keep their public paths. A file's address therefore names its app, so each app can be an
 * image of its own, and no page path can hide a file or the other way round.
 */
export type AppName = 'admin' | 'hub' | 'public';
export type Target = AppName | 'api';

export const APPS: readonly AppName[] = ['admin', 'hub', 'public'];

/** Where an app's built files are fetched from. */
export const assetBase = (app: AppName): string => `/_${app}/`;

export interface PathRule {
  /** Matches itself and everything below it: `/admin` is for `/admin` and `/admin/…`, not `/administer`. */
  prefix: string;
  target: Target;
}

/** On every host, venues' own included. */
export const SHARED_RULES: readonly PathRule[] = [
  { prefix: '/api', target: 'api' },
  { prefix: '/open-api', target: 'api' },
  { prefix: '/open-api.json', target: 'api' },
  // the files of pictures
  { prefix: '/media', target: 'api' },
  // where guests pay when no real provider is set up
  { prefix: '/sandbox', target: 'api' },
  ...APPS.map((app): PathRule => ({ prefix: `/_${app}`, target: app })),
  // where the error page and an unknown venue's address lead
  { prefix: '/about', target: 'public' },
  { prefix: '/minside', target: 'public' },
];

/** On the main host; what no rule matches is the public app's. */
export const MAIN_RULES: readonly PathRule[] = [
  // the API puts what a system administrator wrote into the pages of the build (docs/adr/0013-edited-pages.md)
  { prefix: '/articles', target: 'api' },
  { prefix: '/special', target: 'api' },
  { prefix: '/admin', target: 'admin' },
  { prefix: '/login', target: 'admin' },
  { prefix: '/dinside', target: 'admin' },
  { prefix: '/reset-password', target: 'admin' },
  { prefix: '/activity-hub', target: 'hub' },
  { prefix: '/guest', target: 'hub' },
  { prefix: '/activate', target: 'hub' },
];

/** Files that browsers and search engines ask for at the root by themselves; the public app has them. */
export const ROOT_FILES: readonly string[] = ['/favicon.ico', '/robots.txt', '/sitemap.xml'];

/**
 * The slug of the venue whose own host this is, or undefined on the main host.
 * @param hostname without port, such as `fjord.localhost`
 * @param mainHost the installation's own host, such as `localhost` or `atrium.example`
 */
export function vendorOfHost(hostname: string, mainHost: string): string | undefined {
  const suffix = `.${mainHost}`;
  if (!hostname.endsWith(suffix)) {
    return undefined;
  }
  const slug = hostname.slice(0, -suffix.length);
  return slug !== 'www' && /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(slug) ? slug : undefined;
}

/** Who answers a path. @param path without query, beginning with `/` */
export function targetOf(path: string, isVendorHost: boolean): Target {
  const shared = SHARED_RULES.find((rule) => matches(rule, path));
  if (shared) {
    return shared.target;
  }
  if (ROOT_FILES.includes(path)) {
    return 'public';
  }
  if (isVendorHost) {
    return 'hub';
  }
  return MAIN_RULES.find((rule) => matches(rule, path))?.target ?? 'public';
}

function matches(rule: PathRule, path: string): boolean {
  return path === rule.prefix || path.startsWith(`${rule.prefix}/`);
}
