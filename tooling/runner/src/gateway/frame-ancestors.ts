import { keptAnswers } from './kept-answers';
import { SECURITY_HEADERS } from './security-headers';

const TIMEOUT_MS = 5_000;
const NOBODY = "'none'";

/** `/container/{vendorId}/{containerId?}`, as the router of the public app has it. */
const CONTAINER = /^\/container\/([a-z0-9-]+)(?:\/[^/]+)?\/?$/i;

/** The venue whose booking a path shows in other sites, as it is written there; undefined for every other page. */
export const venueOfContainer = (path: string): string | undefined => CONTAINER.exec(path)?.[1];

/** The policy of a page that others may put into theirs. @param ancestors in the words of `frame-ancestors` */
export const policyWithin = (ancestors: string): string =>
  (SECURITY_HEADERS['content-security-policy'] ?? '').replace(
    `frame-ancestors ${NOBODY}`,
    `frame-ancestors ${ancestors}`,
  );

/**
 * Asks the API which sites a venue has named, at most once a minute. Where it does not answer, nobody may put the page
 * into theirs, and the next visitor asks again.
 * @param api such as `http://127.0.0.1:3001`
 */
export function frameAncestorsFrom(api: string): (venue: string) => Promise<string> {
  const kept = keptAnswers(NOBODY);
  return (venue) => kept(venue, () => ask(`${api}/api/v1/container/${venue}/ancestors`));
}

async function ask(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const ancestors = answer.headers.get('x-frame-ancestors');
  if (!answer.ok || !ancestors) throw new Error(`no ancestors from ${address}`);
  return ancestors;
}
