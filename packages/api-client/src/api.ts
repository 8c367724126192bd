/**
 * The API as the apps use it: the generated hooks and types, with the cache tags that are declared by
 * hand, because only we know what a change makes stale. Import from here and never from `api.gen`,
 * or the hooks may be used before they have their tags. Files to save are apart (`downloads`): no page begins
 * with one.
 */
import './cache/booking-tags';
import './cache/customer-tags';
import './cache/membership-tags';
import './cache/merge-tags';
import './cache/setup-tags';

export * from './api.gen';
