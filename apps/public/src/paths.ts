/** The pages of the public app, and the entrances to the other two. */
export const paths = {
  home: '/',
  about: '/about',
  /** Find a venue and go to its hub. */
  findVenue: '/minside',
  /** Find a venue with a dining room. */
  fnb: '/fnb',
  diningRooms: (venue: string) => `/fnb/${encodeURIComponent(venue)}`,
  venue: (vendorName: string) => `/minside/${encodeURIComponent(vendorName)}`,
} as const;

/** Pages of other apps: plain links, never the router's. */
export const doors = {
  hub: (vendor: string) => `/activity-hub/${encodeURIComponent(vendor)}`,
  /** Where an activity is booked, at a time of a day if one is chosen. @param place time in minutes from midnight */
  activity: (vendor: string, id: string, place?: { date: string; time: number }) =>
    `/activity-hub/${encodeURIComponent(vendor)}/new-activity/${id}${
      place ? `?date=${place.date}&time=${place.time}` : ''
    }`,
  staffLogin: '/login',
  apiDocumentation: '/open-api',
} as const;
