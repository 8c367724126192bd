/** The pages of the site that its own files make; an edited page cannot take the address of one. */
export const BUILT_ARTICLES = [
  'articles/nine-oclock',
  'articles/one-place-one-guest',
  'special/dining-room',
] as const;

/** Where a text may lead to without naming a venue. A test compares with the pages that there are. */
export const SITE_ADDRESSES: readonly string[] = [
  '/',
  '/about',
  '/articles',
  '/career',
  '/fnb',
  '/gdpr',
  '/hall-of-fame',
  '/help-center',
  '/legal',
  '/minside',
  '/minsidePortal',
  '/patchnotes',
  '/pitch_deck',
  '/product',
  '/sastech',
  '/sla',
  '/spa',
  '/special',
  '/status',
  '/termsOfSale',
  ...BUILT_ARTICLES.map((path) => `/${path}`),
  // of the other apps and the API
  '/activity-hub',
  '/dinside',
  '/login',
  '/open-api',
];
