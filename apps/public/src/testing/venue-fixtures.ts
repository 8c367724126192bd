import type {
  GetVendorBrandingApiResponse,
  SearchVendorsApiResponse,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';

const modules = {
  ...{ services: true, stays: true, spa: true },
  ...{ fnb: true, memberships: true, openBooking: true },
};

export const fjord: GetVendorBrandingApiResponse['data'] = {
  _vendor: {
    _id: '650000000000000000000001',
    name: 'Fjord Hotel & Spa',
    slug: 'fjord',
    languageCode: 'no',
    country: 'NO',
    currency: 'NOK',
    timezone: 'Europe/Oslo',
    spaTimeSlotSpaceInMinutes: 30,
    holdMinutes: 10,
    modules,
  },
  ...{ main: {}, signup: {}, title: {}, input: {}, buttonCTA: {}, link: {} },
};

const found: SearchVendorsApiResponse['data'] = [
  { _id: fjord._vendor._id, name: fjord._vendor.name, slug: 'fjord', country: 'NO', modules },
];

export const SEARCH = 'GET /api/v1/hub/vendors';

/** One venue, found by whatever is searched for. @param change of its modules */
export const venueRoutes = (change: Partial<typeof modules> = {}): MockRoutes => ({
  'GET /api/v1/hub/vendors/:vendor': ({ params }) => {
    if (params.vendor !== 'fjord') return refuse(404, 'VENDOR_NOT_FOUND');
    const _vendor = { ...fjord._vendor, modules: { ...modules, ...change } };
    return reply<GetVendorBrandingApiResponse>(200, {
      success: true,
      data: { ...fjord, _vendor },
    });
  },
  [SEARCH]: () => reply<SearchVendorsApiResponse>(200, { success: true, data: found }),
});
