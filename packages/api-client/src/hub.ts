/**
 * The API as the hub uses it: generated hooks and types, with the cache tags that are declared by hand.
 * Import from here and never from `api.gen`, or hooks may run before they have their tags.
 */
import './hub/cache-tags';

export * from './hub/api.gen';
