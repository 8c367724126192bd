/**
 * The API as the public pages use it: generated hooks and types, with the cache tags that are declared by hand.
 * Import from here and never from `api.gen`, or hooks may run before they have their tags.
 */
import './public/cache-tags';

export * from './public/api.gen';
