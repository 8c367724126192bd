import { normalise } from './search-text';

/** How venues call a guest who did not come, in the seven languages; normalised. */
const NO_SHOW =
  /no.?show|ikke mott|motte ikke|uteblev|uteblitt|utebliven|absent|nicht erschienen|no presentad|no se present|non presentat|mancat/;

/**
 * Whether a booking status is called a no-show. A status has no flag for it (specification section 3), so it
 * is the name that says so.
 */
export const isNoShowName = (name: string): boolean => NO_SHOW.test(normalise(name));
