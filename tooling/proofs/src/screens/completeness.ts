import { notAsked } from './allowances';
import { screenRequests } from './requests';

interface OpenApi {
  paths: Record<string, { get?: { operationId?: string } }>;
}

/** Requests of guests' screens, of links in messages, of calendars and of monitoring. */
const NOT_OF_STAFF =
  /^\/api\/(v1\/(hub|opt_out|rating|container|feeds|fnb\/rooms|giftCards|itineraries|linked_booking|linked_treatment|offers|proof_of_work|sitePages|spa\/feeds)(\/|$)|spa\/treatments\/|health\/|metrics)/;

/** @throws {Error} naming each GET of the document that is missing here */
export function assertComplete(document: OpenApi): void {
  const operations = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get?.operationId && !NOT_OF_STAFF.test(path) ? [get.operationId] : [],
  );
  const unknown = operations.filter((name) => !(name in screenRequests || name in notAsked));
  const gone = [...Object.keys(screenRequests), ...Object.keys(notAsked)].filter(
    (name) => !operations.includes(name),
  );
  if (unknown.length > 0) {
    throw new Error(`no screen’s request is known for ${unknown.join(', ')}: see requests.ts`);
  }
  if (gone.length > 0) throw new Error(`the API has no ${gone.join(', ')}: see requests.ts`);
}
