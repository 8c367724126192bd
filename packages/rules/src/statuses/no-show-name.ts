import { normalise } from '../texts/search-text';

/** What venues call a guest who did not come, in the seven languages; normalised. */
const NO_SHOW =
  /no.?show|ikke mott|motte ikke|uteblev|uteblitt|utebliven|absent|nicht erschienen|no presentad|no se present|non presentat|mancat/;

/**
 * Whether a booking status is named like a no-show. Statuses have no flag for it, so the name
 * decides.
 */
export const isNoShowName = (name: string): boolean => NO_SHOW.test(normalise(name));
