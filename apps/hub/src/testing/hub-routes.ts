import type {
  GetMeApiResponse,
  GetVendorBrandingApiResponse,
  VendorBrandingOutput,
} from '@atrium/api-client/hub';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { guestFixture, vendorFixture } from './fixtures';

/** The answers every page of the venue `fjord` needs. */
export const venueRoutes = (branding: VendorBrandingOutput = vendorFixture()): MockRoutes => ({
  'GET /api/v1/hub/vendors/:vendor': ({ params }) =>
    params.vendor === branding._vendor.slug || params.vendor === branding._vendor._id
      ? reply<GetVendorBrandingApiResponse>(200, { success: true, data: branding })
      : refuse(404, 'VENDOR_NOT_FOUND'),
  // No live events: the API and the client test those.
  'GET /api/v1/hub/events': () => refuse(403, 'FORBIDDEN'),
  'GET /api/v1/hub/activities/:vendorId/next': () => ok([]),
  'GET /api/v1/hub/activities/:vendorId/ratings': () => ok([]),
  'GET /api/v1/hub/treatments': () => ok({ upcoming: [], past: [] }),
  'GET /api/v1/hub/receipts': () => ok([]),
  'GET /api/v1/hub/stays': () => ok([]),
  'GET /api/v1/hub/treatment-waits': () => ok([]),
  'GET /api/v1/offers': () => ok([]),
  'GET /api/auth/sessions': () => ok([]),
  'GET /api/v1/hub/passkeys': () => ok([]),
  'GET /api/auth/me': () => reply<GetMeApiResponse>(200, { success: true, data: guestFixture() }),
});

/** `{success, data}`, like nearly every answer. */
export const ok = <T>(data: T, status = 200): Response => reply(status, { success: true, data });
