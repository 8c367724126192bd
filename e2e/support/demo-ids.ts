import type { APIRequestContext } from '@playwright/test';
import { accounts } from './accounts';
import { Api } from './api';

/** Ids of the demo guest's records, for addresses. */
export async function demoIds(request: APIRequestContext) {
  const staff = await Api.staff(request);
  const guests = await staff.call<{ _id: string; email?: string }[]>(
    'get',
    '/api/v1/admin/search_customer/Solbakken',
  );
  const guest = guests.find(({ email }) => email === accounts.guest)?._id ?? '';
  const first = async (path: string) =>
    (await staff.call<{ _id: string }[]>('get', path))[0]?._id ?? '';
  const stays = await staff.call<{ _id: string }[]>('get', `/api/v1/admin/stays?guestId=${guest}`);
  const services = await staff.call<{ _id: string; name: string }[]>(
    'get',
    '/api/v1/services/active',
  );
  const service = services.find(({ name }) => name === 'Spa and hot tubs')?._id ?? '';
  const signedIn = await Api.guest(request, 'fjord', accounts.guest);
  const { upcoming } = await signedIn.call<{ upcoming: { _id: string }[] }>(
    'get',
    `/api/v1/hub/reservations/fjord/${guest}`,
  );
  const types = await staff.call<{ _id: string }[]>('get', '/api/spa/treatments/fjord');
  const treatments = await staff.call<{ _id: string }[]>(
    'get',
    `/api/spa/booked_treatments/${guest}`,
  );
  const own = '/api/v1/hub/profile/requests';
  const newest = async () => (await signedIn.call<{ _id: string }[]>('get', own))[0];
  // another test may ask at the same moment, and one request is enough
  const asked = async () =>
    signedIn.call<{ _id: string }>('post', own, { kind: 'portability' }).catch(newest);
  const privacyRequest = ((await newest()) ?? (await asked()))?._id ?? '';
  return {
    guest,
    privacyRequest,
    treatmentType: types[0]?._id ?? '',
    treatment: treatments[0]?._id ?? '',
    /** Another demo guest to compare with; other tests merge and delete guests of their own. */
    otherGuest: guests.find(({ _id }) => _id !== guest)?._id ?? '',
    service,
    stay: stays[0]?._id ?? '',
    booking: upcoming[0]?._id ?? '',
    theme: await first('/api/v1/themes'),
    membership: await first(`/api/v1/admin/customers/${guest}/memberships`),
    membershipType: await first('/api/v1/admin/membershipTypes'),
    stayPackage: await first('/api/v1/admin/packages'),
    therapist: await first('/api/spa/therapist'),
  };
}
