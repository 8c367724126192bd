/** The pages of the public app, and the entrances to the other two. */
export const paths = {
  home: '/',
  about: '/about',
  product: '/product',
  gdpr: '/gdpr',
  legal: '/legal',
  termsOfSale: '/termsOfSale',
  sla: '/sla',
  career: '/career',
  hallOfFame: '/hall-of-fame',
  pitchDeck: '/pitch_deck',
  technology: '/sastech',
  patchNotes: '/patchnotes',
  helpCenter: '/help-center',
  status: '/status',
  articles: '/articles',
  special: '/special',
  /** What the hub is, for a guest who has never been there. */
  guestPortal: '/minsidePortal',
  /** Find a venue and go to its hub. */
  findVenue: '/minside',
  /** Find a venue with a dining room. */
  fnb: '/fnb',
  diningRooms: (venue: string) => `/fnb/${encodeURIComponent(venue)}`,
  /** Find a venue with a spa. */
  spa: '/spa',
  spaOf: (venue: string) => `/spa/${encodeURIComponent(venue)}`,
  treatment: (venue: string, typeId: string) =>
    `/spa_booking/${encodeURIComponent(venue)}/${encodeURIComponent(typeId)}`,
  /** The treatments of a venue that takes bookings without an account. */
  treatmentsAt: (venue: string) => `/spa_booking/${encodeURIComponent(venue)}`,
  /** What can be booked at a venue without an account. */
  bookingAt: (venue: string) => `/booking/${encodeURIComponent(venue)}`,
  bookingOf: (venue: string, service: string, date?: string) =>
    `/booking/${encodeURIComponent(venue)}/${encodeURIComponent(service)}${date ? `/${date}` : ''}`,
  /** As messages link to it: the signature is in the fragment, which no log has. */
  linkedBooking: (id: string, venue: string, signature: string) =>
    `/open_booking/${id}?vendor=${encodeURIComponent(venue)}#${signature}`,
  /** A treatment; as above. */
  linkedTreatment: (id: string, venue: string, signature: string) =>
    `/open_booking/treatment/${id}?vendor=${encodeURIComponent(venue)}#${signature}`,
  /** How a payment stands; as above. @param place what is paid for */
  payment: (
    id: string,
    signature: string,
    place: { venue: string; _service: string; date: string; timeindex: number },
  ) => {
    const { venue: vendor, _service: service, date, timeindex } = place;
    const query = { vendor, payment: id, service, date, time: String(timeindex) };
    return `/payment_success?${new URLSearchParams(query)}#${signature}`;
  },
  /** Where a membership or a package is bought. */
  offer: (kind: 'membership' | 'package', id: string) => `/${kind}/${encodeURIComponent(id)}`,
  /** How the payment of a purchase stands; as above. */
  purchase: (
    kind: 'membership' | 'package',
    id: string,
    { venue: vendor, _id, signature }: { venue: string; _id: string; signature: string },
  ) => `/${kind}/${id}?${new URLSearchParams({ vendor, payment: _id })}#${signature}`,
  /** A stay, as messages link to it; as above. */
  itinerary: (venue: string, stay: string, signature: string) =>
    `/NCB/${encodeURIComponent(venue)}/${stay}#${signature}`,
  giftCard: (venue: string) => `/gift-card/${encodeURIComponent(venue)}`,
  giftCardBalance: (venue: string) => `/gift-card/${encodeURIComponent(venue)}/balance`,
  lostBooking: (venue: string) => `/open_booking/link?vendor=${encodeURIComponent(venue)}`,
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
  /** Where a treatment of a length is booked. @param place as above */
  treatment: (
    vendor: string,
    typeId: string,
    length: string,
    place?: { date: string; time: number },
  ) =>
    `/activity-hub/${encodeURIComponent(vendor)}/new-treatment/${typeId}?length=${length}${
      place ? `&date=${place.date}&time=${place.time}` : ''
    }`,
  staffLogin: '/login',
  apiDocumentation: '/open-api',
} as const;

/** Whether an address is a page of this app, and not of one that stands beside it. */
export const isOwnPage = (address: string): boolean =>
  address.startsWith('/') &&
  !/^\/(?:activity-hub|admin|api|dinside|login|open-api)(?:[/?#]|$)/.test(address);
