import type {
  GetMeApiResponse,
  GetVendorBrandingApiResponse,
  VendorBrandingOutput,
} from '@atrium/api-client/hub';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { guestFixture, vendorFixture } from './fixtures';

/** The answers that every page of the venue `fjord` begins with. */
export const venueRoutes = (branding: VendorBrandingOutput = vendorFixture()): MockRoutes => ({
  'GET /api/v1/hub/vendors/:vendor': ({ params }) =>
    params.vendor === branding._vendor.slug || params.vendor === branding._vendor._id
      ? reply<GetVendorBrandingApiResponse>(200, { success: true, data: branding })
      : refuse(404, 'VENDOR_NOT_FOUND'),
  // Nobody tells of changes: the tests of the stream are those of the API and of the client.
  'GET /api/v1/hub/events': () => refuse(403, 'FORBIDDEN'),
  'GET /api/auth/me': () => reply<GetMeApiResponse>(200, { success: true, data: guestFixture() }),
});

/** `{success, data}` as nearly every answer is. */
export const ok = <T>(data: T, status = 200): Response => reply(status, { success: true, data });
