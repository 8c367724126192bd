/** The pages of the public app, and the entrances to the other two. */
export const paths = {
  home: '/',
  about: '/about',
  /** Find a venue and go to its hub. */
  findVenue: '/minside',
  venue: (vendorName: string) => `/minside/${encodeURIComponent(vendorName)}`,
} as const;

/** Pages of other apps: plain links, never the router's. */
export const doors = {
  hub: (vendor: string) => `/activity-hub/${encodeURIComponent(vendor)}`,
  staffLogin: '/login',
  apiDocumentation: '/open-api',
} as const;
