/**
 * The API as the admin uses it: generated hooks and types, with the cache tags that are declared by hand.
 * Import from here and never from `api.gen`, or hooks may run before they have their tags.
 */
import './admin/cache/booking-tags';
import './admin/cache/customer-tags';
import './admin/cache/membership-tags';
import './admin/cache/merge-tags';
import './admin/cache/payment-tags';
import './admin/cache/picture-tags';
import './admin/cache/seating-moves';
import './admin/cache/setup-tags';
import './admin/cache/spa-tags';

export * from './admin/api.gen';
