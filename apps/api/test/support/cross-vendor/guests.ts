import { DAY } from '../scenes/booking-scene';
import { at, type Case, filters, refused } from './case';

const version = 0;
const REQUESTS = '/api/v1/admin/privacy/requests';
const filteredLog = (path: string): Case =>
  filters(
    ({ user }) => `${path}?actor=${user}`,
    ({ booking }) => `${path}?entityId=${booking}`,
  );
const filteredReport = (path: string): Case =>
  filters(
    ({ service }) => `${path}?from=${DAY}&until=${DAY}&service=${service}`,
    ({ segment }) => `${path}?from=${DAY}&until=${DAY}&segment=${segment}`,
  );

/** Calls about guests, and what they have. */
export const casesOfGuests: Record<string, Case> = {
  'get /api/v1/admin/customers/{id}': at(({ guest }) => `/api/v1/admin/customers/${guest}`),
  'put /api/admin/customer': refused(({ guest }) => [
    { path: '/api/admin/customer', body: { _id: guest, firstname: 'Intruder' } },
  ]),
  'put /api/v1/admin/customers/{id}/setPassword': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/setPassword`,
    { password: 'Fjord og fjell 8', confirmPassword: 'Fjord og fjell 8' },
  ),
  'post /api/v1/admin/customers/{id}/sendResetLink': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/sendResetLink`,
  ),
  'get /api/v1/admin/customers/{id}/auditLogs': refused((theirs, own) => [
    { path: `/api/v1/admin/customers/${theirs.guest}/auditLogs` },
    ...filteredLog(`/api/v1/admin/customers/${theirs.guest}/auditLogs`).calls(theirs, own),
  ]),
  'delete /api/admin/delete_customer': refused(({ guest }) => [
    { path: '/api/admin/delete_customer', body: { userId: guest } },
  ]),
  'get /api/v1/admin/privacy/requests': filters(({ guest }) => `${REQUESTS}?customerId=${guest}`),
  'post /api/v1/admin/privacy/requests': refused(({ guest }) => [
    {
      path: REQUESTS,
      body: { customerId: guest, kind: 'access', channel: 'phone', identityNote: 'Called back' },
    },
  ]),
  'get /api/v1/admin/privacy/requests/{id}': at(({ request }) => `${REQUESTS}/${request}`),
  'get /api/v1/admin/privacy/requests/{id}/receipt': at(
    ({ request }) => `${REQUESTS}/${request}/receipt`,
  ),
  'post /api/v1/admin/privacy/requests/{id}/identity': at(
    ({ request }) => `${REQUESTS}/${request}/identity`,
    { note: 'Passport' },
  ),
  'post /api/v1/admin/privacy/requests/{id}/answer': at(
    ({ request }) => `${REQUESTS}/${request}/answer`,
    {},
  ),
  'post /api/v1/admin/privacy/requests/{id}/refusal': at(
    ({ request }) => `${REQUESTS}/${request}/refusal`,
    { reason: 'Not ours' },
  ),
  'post /api/v1/admin/privacy/requests/{id}/extension': at(
    ({ request }) => `${REQUESTS}/${request}/extension`,
    { reason: 'Not ours' },
  ),
  'post /api/v1/admin/privacy/requests/{id}/lifting': at(
    ({ request }) => `${REQUESTS}/${request}/lifting`,
    { reason: 'Not ours' },
  ),
  'get /api/v1/admin/customers/duplicates': filters(
    ({ guest }) => `/api/v1/admin/customers/duplicates?guest=${guest}`,
  ),
  'put /api/v1/admin/customers/duplicates/{id}/dismiss': at(
    ({ pair }) => `/api/v1/admin/customers/duplicates/${pair}/dismiss`,
  ),
  'post /api/v1/admin/customers/merge/preview': refused((theirs, own) => [
    {
      path: '/api/v1/admin/customers/merge/preview',
      body: { kept: theirs.guest, merged: own.guest },
    },
    {
      path: '/api/v1/admin/customers/merge/preview',
      body: { kept: own.guest, merged: theirs.guest },
    },
  ]),
  'post /api/v1/admin/customers/merge': refused((theirs, own) => [
    { path: '/api/v1/admin/customers/merge', body: { kept: theirs.guest, merged: own.guest } },
    { path: '/api/v1/admin/customers/merge', body: { kept: own.guest, merged: theirs.guest } },
  ]),
  'get /api/v1/admin/customers/{id}/merges': at(
    ({ duplicate }) => `/api/v1/admin/customers/${duplicate}/merges`,
  ),
  'post /api/v1/admin/customers/merges/{id}/undo': at(
    ({ merge }) => `/api/v1/admin/customers/merges/${merge}/undo`,
  ),
  'get /api/v1/admin/guest-card-details/{id}': at(
    ({ guest }) => `/api/v1/admin/guest-card-details/${guest}`,
  ),
  'get /api/v1/admin/guest-card-details/{id}/figures': at(
    ({ guest }) => `/api/v1/admin/guest-card-details/${guest}/figures`,
  ),
  'get /api/v1/admin/messages': filters(({ booking }) => `/api/v1/admin/messages?about=${booking}`),
  'get /api/v1/admin/messages/{id}': at(({ message }) => `/api/v1/admin/messages/${message}`),
  'get /api/v1/admin/customers/{id}/messages': refused(({ guest, booking }) => [
    { path: `/api/v1/admin/customers/${guest}/messages` },
    { path: `/api/v1/admin/customers/${guest}/messages?about=${booking}` },
  ]),
  'post /api/v1/admin/customers/{id}/messages': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/messages`,
    { subject: 'Hi', text: 'There' },
  ),
  'post /api/v1/admin/customers/messages': refused((theirs, own) => [
    {
      path: '/api/v1/admin/customers/messages',
      body: { customers: [own.guest, theirs.guest], subject: 'Hi', text: 'There' },
    },
  ]),
  'post /api/v1/admin/customers/messages/recipients': refused((theirs, own) => [
    {
      path: '/api/v1/admin/customers/messages/recipients',
      body: { customers: [own.guest, theirs.guest] },
    },
  ]),
  'post /api/v1/admin/customers/{id}/messages/template': refused((theirs, own) => [
    {
      path: `/api/v1/admin/customers/${theirs.guest}/messages/template`,
      body: { template: own.template },
    },
    {
      path: `/api/v1/admin/customers/${own.guest}/messages/template`,
      body: { template: theirs.template },
    },
  ]),
  'post /api/v1/admin/customers/{id}/messages/{messageId}/resend': refused((theirs, own) => [
    { path: `/api/v1/admin/customers/${theirs.guest}/messages/${own.message}/resend` },
    { path: `/api/v1/admin/customers/${own.guest}/messages/${theirs.message}/resend` },
  ]),
  'post /api/v1/admin/messageTemplates/preview': refused(({ booking, guest }) =>
    [{ bookingId: booking }, { customerId: guest }].map((subject) => ({
      path: '/api/v1/admin/messageTemplates/preview',
      body: { kind: 'bookingConfirmation', language: 'en', subject: 'a', text: 'b', ...subject },
    })),
  ),
  'post /api/v1/admin/messageTemplates/testSend': refused(({ booking, guest }) =>
    [{ bookingId: booking }, { customerId: guest }].map((subject) => ({
      path: '/api/v1/admin/messageTemplates/testSend',
      body: { kind: 'bookingConfirmation', language: 'en', subject: 'a', text: 'b', ...subject },
    })),
  ),
  'put /api/v1/admin/messageTemplates/{id}': at(
    ({ template }) => `/api/v1/admin/messageTemplates/${template}`,
    { subject: 'Taken over', version },
  ),
  'delete /api/v1/admin/messageTemplates/{id}': at(
    ({ template }) => `/api/v1/admin/messageTemplates/${template}`,
  ),
  'get /api/v1/admin/customers/{id}/bookings/{period}': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/bookings/upcoming`,
  ),
  'get /api/v1/admin/dependents/{kind}/{id}': filters(
    ({ status }) => `/api/v1/admin/dependents/bookingStatus/${status}`,
    ({ membershipType }) => `/api/v1/admin/dependents/membershipType/${membershipType}`,
    (theirs) => `/api/v1/admin/dependents/package/${theirs.package}`,
    ({ segment }) => `/api/v1/admin/dependents/segment/${segment}`,
    ({ service }) => `/api/v1/admin/dependents/service/${service}`,
    ({ therapist }) => `/api/v1/admin/dependents/therapist/${therapist}`,
    ({ treatmentRoom }) => `/api/v1/admin/dependents/treatmentRoom/${treatmentRoom}`,
    ({ treatmentType }) => `/api/v1/admin/dependents/treatmentType/${treatmentType}`,
  ),
  'post /api/v1/admin/membershipTypes': refused(({ service, treatmentType, picture: _picture }) =>
    [{ services: [service] }, { treatmentTypes: [treatmentType] }, { _picture }].map((covered) => ({
      path: '/api/v1/admin/membershipTypes',
      body: { name: 'Card', price: 1, maxNumberOfUsages: 1, ...covered },
    })),
  ),
  'get /api/v1/admin/membershipTypes/{id}': at(
    ({ membershipType }) => `/api/v1/admin/membershipTypes/${membershipType}`,
  ),
  'put /api/v1/admin/membershipTypes/{id}': refused((theirs, own) => [
    {
      path: `/api/v1/admin/membershipTypes/${theirs.membershipType}`,
      body: { name: 'Ours', version },
    },
    {
      path: `/api/v1/admin/membershipTypes/${own.membershipType}`,
      body: { services: [theirs.service], version },
    },
    {
      path: `/api/v1/admin/membershipTypes/${own.membershipType}`,
      body: { treatmentTypes: [theirs.treatmentType], version },
    },
    {
      path: `/api/v1/admin/membershipTypes/${own.membershipType}`,
      body: { _picture: theirs.picture, version },
    },
  ]),
  'delete /api/v1/admin/membershipTypes/{id}': at(
    ({ membershipType }) => `/api/v1/admin/membershipTypes/${membershipType}`,
  ),
  'get /api/v1/admin/customers/{id}/memberships': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/memberships`,
  ),
  'post /api/v1/admin/customers/{id}/memberships': refused((theirs, own) => [
    {
      path: `/api/v1/admin/customers/${theirs.guest}/memberships`,
      body: { _membershipType: own.membershipType },
    },
    {
      path: `/api/v1/admin/customers/${own.guest}/memberships`,
      body: { _membershipType: theirs.membershipType },
    },
  ]),
  'get /api/v1/admin/customers/{id}/memberships/pages': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/memberships/pages`,
  ),
  'get /api/v1/admin/memberships/{id}': at(
    ({ membership }) => `/api/v1/admin/memberships/${membership}`,
  ),
  'get /api/v1/admin/memberships/{id}/usages': at(
    ({ membership }) => `/api/v1/admin/memberships/${membership}/usages`,
  ),
  'post /api/v1/admin/memberships/{id}/use': at(
    ({ membership }) => `/api/v1/admin/memberships/${membership}/use`,
    {},
  ),
  'post /api/v1/admin/memberships/{id}/undoUse': refused((theirs, own) => [
    {
      path: `/api/v1/admin/memberships/${theirs.membership}/undoUse`,
      body: { _use: own.membershipUse },
    },
    {
      path: `/api/v1/admin/memberships/${own.membership}/undoUse`,
      body: { _use: theirs.membershipUse },
    },
  ]),
  'get /api/v1/admin/stays': filters(({ guest }) => `/api/v1/admin/stays?guestId=${guest}`),
  'post /api/v1/admin/stays': refused((theirs, own) => {
    const stay = { arrivaldate: '2026-06-18', departuredate: '2026-06-20', adults: 1 };
    const body = (change: object) => ({
      path: '/api/v1/admin/stays',
      body: { _customer: own.guest, ...stay, ...change },
    });
    return [
      body({ _customer: theirs.guest }),
      body({ _package: theirs.package }),
      body({ services: [{ _service: theirs.service, dayNumber: 1 }] }),
      body({ treatmentTypes: [{ _treatmentType: theirs.treatmentType, quantity: 1 }] }),
    ];
  }),
  'get /api/v1/admin/customers/{id}/stays': at(
    ({ guest }) => `/api/v1/admin/customers/${guest}/stays`,
  ),
  'get /api/v1/admin/stays/{id}': at(({ stay }) => `/api/v1/admin/stays/${stay}`),
  'put /api/v1/admin/stays/{id}': refused((theirs, own) => [
    { path: `/api/v1/admin/stays/${theirs.stay}`, body: { adults: 2, version } },
    {
      path: `/api/v1/admin/stays/${own.stay}`,
      body: { services: [{ _service: theirs.service, dayNumber: 1 }], version },
    },
    {
      path: `/api/v1/admin/stays/${own.stay}`,
      body: { treatmentTypes: [{ _treatmentType: theirs.treatmentType, quantity: 1 }], version },
    },
  ]),
  'delete /api/v1/admin/stays/{id}': at(({ stay }) => `/api/v1/admin/stays/${stay}`),
  'post /api/v1/admin/stays/{id}/cancel': at(({ stay }) => `/api/v1/admin/stays/${stay}/cancel`, {
    version,
  }),
  'post /api/v1/admin/optOuts': refused(({ guest }) => [
    { path: '/api/v1/admin/optOuts', body: { customerId: guest, channel: 'email' } },
  ]),
  'delete /api/v1/admin/optOuts': refused(({ guest }) => [
    { path: '/api/v1/admin/optOuts', body: { customerId: guest, channel: 'email' } },
  ]),
  'get /api/v1/admin/reports/guests/rows': filteredReport('/api/v1/admin/reports/guests/rows'),
};
