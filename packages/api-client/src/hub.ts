/**
 * The API as the hub uses it: generated hooks and types, with the cache tags that are declared by hand.
 * Import from here and never from `api.gen`, or hooks may run before they have their tags.
 */
import './hub/cache-tags';
import type {
  HubBookingInput as AnyBookingInput,
  HubGroupItem as AnyGroupItem,
} from './hub/api.gen';

export * from './hub/api.gen';

/** The API takes `start` instead of `date`; the hub always says the date. */
export type HubBookingInput = AnyBookingInput & { date: string };
export type HubGroupItem = AnyGroupItem & { date: string };
