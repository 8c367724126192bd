import { anEmail, PASSWORD } from '../things/accounts';
import { PICTURES } from '../things/pictures';
import { at, type Case, filters, refused } from './case';

const version = 0;
const filteredLog = (path: string): Case =>
  filters(
    ({ user }) => `${path}?actor=${user}`,
    ({ booking }) => `${path}?entityId=${booking}`,
  );

/** Calls about how a venue is set up. */
export const casesOfTheSetUp: Record<string, Case> = {
  'put /api/v1/admin/vendor': refused(({ segment, picture }) => [
    { path: '/api/v1/admin/vendor', body: { _defaultSegment: segment, version } },
    { path: '/api/v1/admin/vendor', body: { _logoLight: picture, version } },
    { path: '/api/v1/admin/vendor', body: { _logoDark: picture, version } },
    { path: '/api/v1/admin/vendor', body: { _cover: picture, version } },
    { path: '/api/v1/admin/vendor', body: { _icon: picture, version } },
  ]),
  'put /api/v1/admin/widgets': refused(({ service, segment }, own) => {
    const widget = { name: 'Sauna', theme: 'auto', services: [own.service], categories: [] };
    const body = (change: object) => ({
      path: '/api/v1/admin/widgets',
      body: { origins: [], widgets: [{ ...widget, ...change }], version },
    });
    return [body({ services: [service] }), body({ _id: segment })];
  }),
  'get /api/v1/admin/auditLogs': filteredLog('/api/v1/admin/auditLogs'),
  'put /api/v1/admin/notices/{id}/dismiss': at(
    ({ notice }) => `/api/v1/admin/notices/${notice}/dismiss`,
  ),
  'post /api/v1/admin/parkedJobs/{id}/retry': at(
    ({ job }) => `/api/v1/admin/parkedJobs/${job}/retry`,
  ),
  'delete /api/v1/admin/parkedJobs/{id}': at(({ job }) => `/api/v1/admin/parkedJobs/${job}`),
  'put /api/v1/admin/apiKeys/{id}': at(({ apiKey }) => `/api/v1/admin/apiKeys/${apiKey}`, {
    ...{ name: 'Ours', scopes: ['bookings.read'], version },
  }),
  'post /api/v1/admin/apiKeys/{id}/renew': at(
    ({ apiKey }) => `/api/v1/admin/apiKeys/${apiKey}/renew`,
    { overlapHours: 0 },
  ),
  'delete /api/v1/admin/apiKeys/{id}': at(({ apiKey }) => `/api/v1/admin/apiKeys/${apiKey}`),
  'put /api/v1/admin/webhooks/{id}': at(({ webhook }) => `/api/v1/admin/webhooks/${webhook}`, {
    ...{ name: 'Ours', url: 'https://a.example', events: ['booking.created'], active: true },
    version,
  }),
  'delete /api/v1/admin/webhooks/{id}': at(({ webhook }) => `/api/v1/admin/webhooks/${webhook}`),
  'post /api/v1/admin/webhooks/{id}/secret': at(
    ({ webhook }) => `/api/v1/admin/webhooks/${webhook}/secret`,
    { overlapHours: 0 },
  ),
  'post /api/v1/admin/webhooks/{id}/test': at(
    ({ webhook }) => `/api/v1/admin/webhooks/${webhook}/test`,
  ),
  'get /api/v1/admin/webhooks/{id}/deliveries': at(
    ({ webhook }) => `/api/v1/admin/webhooks/${webhook}/deliveries`,
  ),
  'get /api/v1/admin/webhooks/{id}/deliveries/{deliveryId}': refused((theirs, own) => [
    { path: `/api/v1/admin/webhooks/${theirs.webhook}/deliveries/${own.webhookDelivery}` },
    { path: `/api/v1/admin/webhooks/${own.webhook}/deliveries/${theirs.webhookDelivery}` },
  ]),
  'post /api/v1/admin/webhooks/{id}/deliveries/{deliveryId}/resend': refused((theirs, own) => [
    { path: `/api/v1/admin/webhooks/${theirs.webhook}/deliveries/${own.webhookDelivery}/resend` },
    { path: `/api/v1/admin/webhooks/${own.webhook}/deliveries/${theirs.webhookDelivery}/resend` },
  ]),
  'put /api/v1/themes/{id}': at(({ theme }) => `/api/v1/themes/${theme}`, { name: 'Ours' }),
  'delete /api/v1/themes/{id}': at(({ theme }) => `/api/v1/themes/${theme}`),
  'get /api/v1/admin/users/{id}': at(({ user }) => `/api/v1/admin/users/${user}`),
  'put /api/v1/admin/users/{id}': at(({ user }) => `/api/v1/admin/users/${user}`, {
    email: anEmail(),
    version,
  }),
  'delete /api/v1/admin/users/{id}': at(({ user }) => `/api/v1/admin/users/${user}`),
  'delete /api/auth/sessions/{id}': at(({ session }) => `/api/auth/sessions/${session}`),
  'delete /api/auth/passkeys/{id}': at(({ passkey }) => `/api/auth/passkeys/${passkey}`, {
    password: PASSWORD,
  }),
  'delete /api/v1/admin/users/{id}/secondFactor': at(
    ({ user }) => `/api/v1/admin/users/${user}/secondFactor`,
  ),
  'post /api/v1/admin/users/{id}/sendInvitation': at(
    ({ user }) => `/api/v1/admin/users/${user}/sendInvitation`,
  ),
  'post /api/v1/services': refused(({ room, picture }) => [
    { path: '/api/v1/services', body: { name: 'Ours', capacity: 1, _venues: [room] } },
    { path: '/api/v1/services', body: { name: 'Ours', capacity: 1, _pictures: [picture] } },
  ]),
  'put /api/v1/services': refused((theirs, own) => [
    { path: '/api/v1/services', body: { _id: theirs.service, name: 'Ours' } },
    { path: '/api/v1/services', body: { _id: own.service, _venues: [theirs.room] } },
    { path: '/api/v1/services', body: { _id: own.service, _pictures: [theirs.picture] } },
  ]),
  'get /api/v1/services/{id}': at(({ service }) => `/api/v1/services/${service}`),
  'put /api/v1/services/{id}': refused((theirs, own) => [
    { path: `/api/v1/services/${theirs.service}`, body: { name: 'Ours', version } },
    { path: `/api/v1/services/${own.service}`, body: { _venues: [theirs.room], version } },
    { path: `/api/v1/services/${own.service}`, body: { _pictures: [theirs.picture], version } },
  ]),
  'delete /api/v1/services/{id}': at(({ service }) => `/api/v1/services/${service}`),
  'get /api/v1/services/{id}/feed': at(({ service }) => `/api/v1/services/${service}/feed`),
  'post /api/v1/services/{id}/feed': at(({ service }) => `/api/v1/services/${service}/feed`),
  'delete /api/v1/services/{id}/feed': at(({ service }) => `/api/v1/services/${service}/feed`),
  'post /api/v1/services/{id}/preview-change': refused((theirs, own) => [
    { path: `/api/v1/services/${theirs.service}/preview-change`, body: { capacity: 1 } },
    {
      path: `/api/v1/services/${own.service}/preview-change`,
      body: { _venues: [theirs.room] },
    },
    {
      path: `/api/v1/services/${own.service}/preview-change`,
      body: { _pictures: [theirs.picture] },
    },
  ]),
  'put /api/v1/admin/segments/{id}': at(({ segment }) => `/api/v1/admin/segments/${segment}`, {
    type: 'Ours',
    version,
  }),
  'delete /api/v1/admin/segments/{id}': at(({ segment }) => `/api/v1/admin/segments/${segment}`),
  ...Object.fromEntries(
    ['stop', 'start'].map((action) => [
      `post /api/v1/admin/memberships/{id}/renewal/${action}`,
      at(({ renewed }) => `/api/v1/admin/memberships/${renewed}/renewal/${action}`, {}),
    ]),
  ),
  ...Object.fromEntries(
    ['pause', 'resume', 'end'].map((action) => [
      `post /api/v1/admin/memberships/{id}/${action}`,
      at(({ membership }) => `/api/v1/admin/memberships/${membership}/${action}`, { version }),
    ]),
  ),
  'post /api/v1/admin/packages': refused(({ service, treatmentType, picture: _picture }) =>
    [
      { _picture },
      { services: [{ _service: service, dayNumber: 1 }] },
      { treatmentTypes: [{ _treatmentType: treatmentType, quantity: 1 }] },
    ].map((included) => ({
      path: '/api/v1/admin/packages',
      body: { name: 'Rest', nights: 2, price: 1, ...included },
    })),
  ),
  'get /api/v1/admin/packages/{id}': at((theirs) => `/api/v1/admin/packages/${theirs.package}`),
  'put /api/v1/admin/packages/{id}': refused((theirs, own) => [
    {
      path: `/api/v1/admin/packages/${own.package}`,
      body: { _picture: theirs.picture, version },
    },
    { path: `/api/v1/admin/packages/${theirs.package}`, body: { name: 'Ours', version } },
    {
      path: `/api/v1/admin/packages/${own.package}`,
      body: { services: [{ _service: theirs.service, dayNumber: 1 }], version },
    },
    {
      path: `/api/v1/admin/packages/${own.package}`,
      body: { treatmentTypes: [{ _treatmentType: theirs.treatmentType, quantity: 1 }], version },
    },
  ]),
  'delete /api/v1/admin/packages/{id}': at((theirs) => `/api/v1/admin/packages/${theirs.package}`),
  'get /api/v1/admin/pictures/{id}': at(({ picture }) => `${PICTURES}/${picture}`),
  'put /api/v1/admin/pictures/{id}': at(({ picture }) => `${PICTURES}/${picture}`, {
    focalPoint: { x: 0, y: 0 },
    version,
  }),
  'delete /api/v1/admin/pictures/{id}': at(({ picture }) => `${PICTURES}/${picture}`),
};
