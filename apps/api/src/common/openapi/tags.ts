import type { OpenAPIObject } from '@nestjs/swagger';

/** What each group of operations is about; generated clients have a class for each. */
const TAGS: Record<string, string> = {
  audit: 'Who changed what, and when.',
  auth: 'Signing in and out, passwords, second factors and sessions, of guests and staff.',
  'background work': 'Work of the venue that failed for good and waits for somebody.',
  'booking statuses': 'What a venue calls the states of its bookings, and what each does.',
  bookings: 'Bookings of activities and tables, as staff see and change them.',
  customers: 'The guests of a venue, as staff keep them.',
  'dining rooms': 'Rooms with their tables, blocks of tables, and pauses of online booking.',
  'gift cards': 'Gift cards: sold to visitors, used to pay, and kept by staff.',
  hub: 'What guests see of a venue, and their own profile.',
  'hub bookings': 'Bookings of activities and tables by guests.',
  'hub payments': 'Payments by a link that staff sent.',
  'hub treatments': 'Treatments and journeys of several, booked by guests.',
  imports: 'Files in and out: guests, bookings and the rest, as CSV.',
  live: 'Streams of changes, as server-sent events.',
  media: 'Pictures of the venue.',
  memberships: 'Prepaid uses and subscriptions of guests, and their types.',
  messages: 'Messages to guests, and their templates.',
  notices: 'What staff should know of, until they dismiss it.',
  'open booking': 'Bookings without an account, and the link by which they are changed.',
  operations: 'Health and figures of the process.',
  packages: 'What a stay can include.',
  partners: 'Keys of partners’ programs, and webhooks that tell them what happens.',
  payments: 'Payments, refunds, receipts and requests for money.',
  reports: 'Figures over a period.',
  reviews: 'What guests thought of a visit.',
  seating: 'The floor plan during service: parties, sections, the door and proposals.',
  sales: 'Memberships and packages that guests and visitors buy, and the itineraries of stays.',
  segments: 'Groups that a venue sorts its guests and bookings into.',
  services: 'Activities that can be booked, with their times, places and prices.',
  'site pages': 'Articles and special pages that a system administrator writes for the site.',
  spa: 'Treatments, therapists, shifts and rooms, as staff plan them.',
  stays: 'Overnight guests, and what their stay includes.',
  themes: 'Colours and type of the pages of a venue.',
  users: 'The staff of a venue.',
  vendors: 'Venues and their settings.',
  venue: 'What depends on what, asked before something is removed.',
  widgets: 'The booking on a venue’s own sites: which sites, and what it offers there.',
};

/** Says of each tag in use what it is about. @throws {Error} for one that is not in the list above */
export function describeTags(document: Pick<OpenAPIObject, 'paths' | 'tags'>): void {
  const used = Object.values(document.paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].flatMap((operation) => operation?.tags ?? []),
  );
  document.tags = [...new Set(used)].sort().map((name) => {
    const description = TAGS[name];
    if (!description) throw new Error(`Say in tags.ts what '${name}' is about.`);
    return { name, description };
  });
}
