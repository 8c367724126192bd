import { reportKinds } from '@atrium/rules/reports/report-kinds';
import { spaFigures } from '@atrium/rules/spa/spa-figures';
import type { Known } from './known';

/** The requests of one operation of the API, each a path with its query. */
type Requests = (known: Known) => string[];

const ADMIN = '/api/v1/admin';
const text = (value: string) => encodeURIComponent(value);
const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

const bookings: Requests = (known) => {
  const { today, weekAgo, monthAgo, yearAgo, twoMonthsAhead, yearAhead } = known;
  const { service, segment, status, rareStatus } = known;
  const day = { from: today, until: today };
  const week = { from: weekAgo, until: today };
  const month = { from: monthAgo, until: today };
  const asked: Record<string, string>[] = [
    {},
    day,
    week,
    month,
    { from: yearAgo, until: today },
    { ...month, limit: '200' },
    { ...month, service },
    { ...month, segment },
    { ...month, status },
    { ...month, status: rareStatus },
    { ...month, service, status: rareStatus },
    { ...month, waitingList: 'true' },
    { ...month, active: 'false' },
    { ...month, text: known.email },
    { ...month, text: known.lastname },
    { ...month, text: known.reference },
    { ...month, figure: 'noShow' },
    { ...month, order: 'desc' },
    { ...month, by: 'created' },
    { ...day, by: 'created' },
    { ...month, by: 'created', order: 'asc' },
    { ...month, by: 'created', sort: 'createdAt', order: 'desc', active: 'true', limit: '100' },
    { ...month, by: 'created', sort: 'createdAt', order: 'desc', service },
    { ...month, by: 'created', waitingList: 'true' },
    { ...month, by: 'created', customer: known.busyGuest },
    { ...month, active: 'true', limit: '100' },
    { ...month, active: 'false', waitingList: 'false' },
    { ...month, figure: 'due' },
    { ...month, figure: 'attended' },
    // the coming waiting list, and a name in the global search
    { from: today, until: twoMonthsAhead, waitingList: 'true', limit: '200' },
    { from: today, until: yearAhead, text: known.lastname, limit: '5' },
    { from: today, until: yearAhead, text: known.reference, limit: '5' },
    { from: yearAgo, until: today, text: known.reference, limit: '5' },
    { ...day, hour: '12' },
    { ...month, customer: known.busyGuest },
    { ...week, customer: 'none' },
    { ...week, sort: 'guest' },
    { ...week, sort: 'service' },
    { ...week, sort: 'participants' },
    { ...week, sort: 'createdAt', order: 'desc' },
  ];
  return asked.map((fields) => `${ADMIN}/bookings?${query(fields)}`);
};

const report =
  (path: (kind: string) => string): Requests =>
  ({ today, monthAgo, yearAgo, service, segment }) =>
    reportKinds.flatMap((kind) => [
      `${path(kind)}?${query({ from: monthAgo, until: today })}`,
      `${path(kind)}?${query({ from: yearAgo, until: today, groupBy: 'month' })}`,
      `${path(kind)}?${query({ from: monthAgo, until: today, service })}`,
      `${path(kind)}?${query({ from: monthAgo, until: today, segment, groupBy: 'week' })}`,
    ]);

const auditLogs =
  (path: (known: Known) => string): Requests =>
  (known) => {
    const { user, monthAgo, today } = known;
    const asked: Record<string, string>[] = [
      {},
      { entity: 'booking' },
      { action: 'booking.created' },
      { actor: user },
      { actorKind: 'guest' },
      { actorKind: 'staff' },
      { actorKind: 'visitor' },
      { actorKind: 'system' },
      { entity: 'service' },
      { entity: 'customer' },
      { action: 'service.updated' },
      { actorKind: 'staff', entity: 'booking' },
      { from: monthAgo, until: today },
    ];
    return asked.map((fields) => `${path(known)}?${query(fields)}`);
  };

const paged =
  (path: (known: Known) => string, ...filters: Record<string, string>[]): Requests =>
  (known) =>
    [{}, { limit: '100' }, ...filters].map(
      (fields: Record<string, string>) => `${path(known)}?${query(fields)}`,
    );

const only =
  (path: (known: Known) => string): Requests =>
  (known) => [path(known)];

/** The requests of staff screens, by operation of the OpenAPI document. */
export const screenRequests: Readonly<Record<string, Requests>> = {
  listVendorOwners: only(({ vendor }) => `${ADMIN}/vendors/${vendor}/owners`),
  getOwnVendor: only(() => `${ADMIN}/vendor`),
  listVendors: paged(() => `${ADMIN}/vendors`),
  listCustomers: paged(() => `${ADMIN}/customers`),
  listCustomerTags: only(() => `${ADMIN}/customers/tags`),
  getCustomer: only(({ guest }) => `${ADMIN}/customers/${guest}`),
  listCustomerAuditLogs: auditLogs(({ busyGuest }) => `${ADMIN}/customers/${busyGuest}/auditLogs`),
  searchCustomers: ({ firstname, lastname, email, lastFive }) =>
    [
      lastname.slice(0, 3),
      lastname,
      lastname.slice(1, 5),
      email,
      lastFive,
      `${firstname} ${lastname}`,
      `${lastname} ${lastFive}`,
      `${email.split('@')[0]} nobody`,
    ].map((asked) => `${ADMIN}/search_customer/${text(asked)}`),
  listDuplicateCustomers: (known) => [
    `${ADMIN}/customers/duplicates`,
    `${ADMIN}/customers/duplicates?${query({ guest: known.guest })}`,
  ],
  listCustomerMerges: only(({ guest }) => `${ADMIN}/customers/${guest}/merges`),
  listAuditLogs: auditLogs(() => `${ADMIN}/auditLogs`),
  listParkedJobs: only(() => `${ADMIN}/parkedJobs`),
  listMessages: (known) => [
    ...paged(() => `${ADMIN}/messages`, { state: 'failed' }, { state: 'sent' })(known),
    `${ADMIN}/messages?${query({ about: known.booking })}`,
  ],
  getMessage: only(({ message }) => `${ADMIN}/messages/${message}`),
  listNotices: only(() => `${ADMIN}/notices`),
  listUsers: only(() => `${ADMIN}/users`),
  getUser: only(({ user }) => `${ADMIN}/users/${user}`),
  getOwnUser: only(() => `${ADMIN}/profile`),
  listSavedFilters: only(() => `${ADMIN}/profile/savedFilters`),
  getMe: only(() => '/api/auth/me'),
  listOwnSessions: only(() => '/api/auth/sessions'),
  getPasskeys: only(() => '/api/auth/passkeys'),
  getSecondFactor: only(() => '/api/auth/secondFactor'),
  listCustomerMessages: paged(({ busyGuest }) => `${ADMIN}/customers/${busyGuest}/messages`),
  listMessageTemplates: only(() => `${ADMIN}/messageTemplates`),
  listPreviewBookings: ({ lastname, reference }) => [
    `${ADMIN}/messageTemplates/previewBookings`,
    `${ADMIN}/messageTemplates/previewBookings?${query({ text: lastname })}`,
    `${ADMIN}/messageTemplates/previewBookings?${query({ text: reference })}`,
  ],
  listMessageKinds: only(() => `${ADMIN}/messageTemplates/kinds`),
  listThemes: only(() => '/api/v1/themes'),
  getVendorTheme: only(({ vendor }) => `/api/v1/themes/vendorDefault/${vendor}`),
  listServices: only(() => '/api/v1/services'),
  listActiveServices: only(() => '/api/v1/services/active'),
  listSeatingServices: only(() => '/api/v1/seating/services'),
  listSeatingProposals: only(({ today }) => `/api/v1/seating/proposals?${query({ date: today })}`),
  listDiningRooms: only(() => '/api/fnb/venues'),
  listPauses: only(() => '/api/v1/fnb/pauses'),
  listTableBlocks: only(
    ({ today, weekAhead }) => `/api/v1/fnb/blocks?${query({ from: today, until: weekAhead })}`,
  ),
  getTableWait: only(
    ({ room }) => `/api/v1/seating/wait?${query({ _venue: room, participants: '2' })}`,
  ),
  listSectionServices: only(({ today }) => `/api/v1/seating/sections/${today}`),
  listServingStaff: only(() => '/api/v1/seating/staff'),
  listDoorParties: only(() => '/api/v1/seating/door'),
  listTherapists: only(() => '/api/spa/therapist'),
  getServiceFeed: only(({ service }) => `/api/v1/services/${service}/feed`),
  getDiningRoomFeed: only(({ room }) => `/api/v1/fnb/venues/${room}/feed`),
  getCalendarFeed: only(({ therapist }) => `/api/v1/spa/therapist/${therapist}/feed`),
  getIntakeSettings: only(() => '/api/v1/spa/intake-settings'),
  getIntakeState: only(({ treatment }) => `/api/v1/spa/treatments/${treatment}/intake`),
  getMyDay: only(() => '/api/v1/spa/my-day'),
  getTherapist: only(({ therapist }) => `/api/v1/spa/therapist/${therapist}`),
  getSchedule: ({ today, weekAhead, monthAgo }) => [
    `${ADMIN}/spa/schedule/from/${today}/until/${today}`,
    `${ADMIN}/spa/schedule/from/${today}/until/${weekAhead}`,
    `${ADMIN}/spa/schedule/from/${monthAgo}/until/${today}`,
  ],
  getTherapistSchedule: only(
    ({ therapist, today, weekAhead }) =>
      `/api/spa/schedule/therapist/${therapist}?${query({ from: today, until: weekAhead })}`,
  ),
  getShift: only(({ shift }) => `/api/spa/schedule/${shift}`),
  listAbsences: only(
    ({ today, weekAhead }) => `/api/v1/spa/absences?${query({ from: today, until: weekAhead })}`,
  ),
  listShiftTemplates: only(() => '/api/v1/spa/shift-templates'),
  listTreatmentRooms: only(() => '/api/v1/spa/rooms'),
  listFreeStarts: only(
    ({ today, treatmentType }) => `/api/spa/treatmentPath/schedule/${today}/${treatmentType}`,
  ),
  listFreeTherapists: only(
    ({ today, treatmentType: type }) =>
      `/api/v1/spa/therapist?${query({ date: today, start: '600', end: '660', type })}`,
  ),
  listFreeTreatmentRooms: only(
    ({ today, treatmentType }) => `/api/spa/room/${today}/600/660/${treatmentType}`,
  ),
  listTreatments: only(({ today }) => `/api/spa/treatment?${query({ date: today })}`),
  getJourney: only(({ journey }) => `/api/v1/spa/journeys/${journey}`),
  listJourneyStarts: only(
    ({ journey, today }) => `/api/v1/spa/journeys/${journey}/starts?${query({ date: today })}`,
  ),
  getTreatment: only(({ treatment }) => `/api/v1/spa/treatments/${treatment}`),
  listTreatmentAuditLogs: paged(({ treatment }) => `/api/v1/spa/treatments/${treatment}/auditLogs`),
  listTreatmentWaits: only(({ today }) => `/api/v1/spa/treatment-waits?${query({ date: today })}`),
  listTreatmentsOfGuest: only(({ guest }) => `/api/spa/booked_treatments/${guest}`),
  listTreatmentTypes: only(() => '/api/spa/treatmenttype'),
  getService: only(({ service }) => `/api/v1/services/${service}`),
  listMembershipTypes: only(() => `${ADMIN}/membershipTypes`),
  getMembershipType: only(({ membershipType }) => `${ADMIN}/membershipTypes/${membershipType}`),
  listCustomerMemberships: only(
    ({ membersGuest }) => `${ADMIN}/customers/${membersGuest}/memberships`,
  ),
  pageCustomerMemberships: paged(
    ({ membersGuest }) => `${ADMIN}/customers/${membersGuest}/memberships/pages`,
  ),
  getMembership: only(({ membership }) => `${ADMIN}/memberships/${membership}`),
  listMembershipUses: paged(({ membership }) => `${ADMIN}/memberships/${membership}/usages`),
  listPackages: only(() => `${ADMIN}/packages`),
  listPictures: only(() => `${ADMIN}/pictures`),
  getPicture: only((known) => `${ADMIN}/pictures/${known.picture}`),
  getPackage: only((known) => `${ADMIN}/packages/${known.package}`),
  listBookings: bookings,
  exportBookings: ({ today, weekAgo, service }) => [
    `${ADMIN}/bookings.csv?${query({ from: weekAgo, until: today })}`,
    `${ADMIN}/bookings.csv?${query({ from: weekAgo, until: today, service })}`,
    `${ADMIN}/bookings.csv?${query({ from: weekAgo, until: today, by: 'created' })}`,
  ],
  getBooking: only(({ booking }) => `${ADMIN}/reservation/${booking}`),
  listBookingAuditLogs: paged(({ booking }) => `${ADMIN}/reservation/${booking}/auditLogs`),
  listGuestBookings: only(({ busyGuest }) => `/api/admin/getBookings/${busyGuest}`),
  pageGuestBookings: (known) =>
    ['upcoming', 'past'].flatMap((period) =>
      paged(({ busyGuest }) => `${ADMIN}/customers/${busyGuest}/bookings/${period}`)(known),
    ),
  listBookingsByCreation: only(
    ({ vendor, weekAgo }) => `/api/admin/bookings/createdAt/${weekAgo}/${weekAgo}/${vendor}`,
  ),
  listSeatedReservations: only(({ today }) => `${ADMIN}/seatedReservations/${today}/${today}`),
  getDashboard: ({ vendor, today, weekAgo, weekAhead }) => [
    `/api/admin/dashboard/${vendor}`,
    `/api/admin/dashboard/${vendor}?${query({ date: today })}`,
    `/api/admin/dashboard/${vendor}?${query({ date: weekAgo })}`,
    `/api/admin/dashboard/${vendor}?${query({ date: weekAhead })}`,
  ],
  getBookingSeries: only(({ series }) => `${ADMIN}/bookings/series/${series}`),
  listBookingStatuses: only(() => '/api/booking/bookingStatus'),
  getGroupBooking: only(({ group }) => `${ADMIN}/bookings/groups/${group}`),
  listSegments: only(() => '/api/admin/getSegments'),
  listDependents: (known) => [
    `${ADMIN}/dependents/bookingStatus/${known.status}`,
    `${ADMIN}/dependents/membershipType/${known.membershipType}`,
    `${ADMIN}/dependents/package/${known.package}`,
    `${ADMIN}/dependents/segment/${known.segment}`,
    `${ADMIN}/dependents/service/${known.service}`,
    `${ADMIN}/dependents/therapist/${known.therapist}`,
    `${ADMIN}/dependents/treatmentRoom/${known.treatmentRoom}`,
    `${ADMIN}/dependents/treatmentType/${known.treatmentType}`,
  ],
  listStays: only(({ staysGuest }) => `${ADMIN}/stays?${query({ guestId: staysGuest })}`),
  pageGuestStays: paged(({ staysGuest }) => `${ADMIN}/customers/${staysGuest}/stays`),
  getStay: only(({ stay }) => `${ADMIN}/stays/${stay}`),
  getGuestFigures: ({ guest, busyGuest }) => [
    `${ADMIN}/guest-card-details/${guest}/figures`,
    `${ADMIN}/guest-card-details/${busyGuest}/figures`,
  ],
  getGuestCard: ({ guest, busyGuest }) => [
    `${ADMIN}/guest-card-details/${guest}`,
    `${ADMIN}/guest-card-details/${busyGuest}`,
    `${ADMIN}/guest-card-details/${busyGuest}?hidePast=true`,
  ],
  listImportFields: only(() => `${ADMIN}/imports/guests/fields`),
  exportKind: () =>
    ['stays', 'memberships', 'tables'].map((kind) => `${ADMIN}/exports/${kind}.csv`),
  listOptOuts: paged(
    () => `${ADMIN}/optOuts`,
    { channel: 'email' },
    { channel: 'sms' },
    { text: 'and' },
  ),
  getReport: report((kind) => `${ADMIN}/reports/${kind}`),
  listReportGuests: ({ monthAgo, today, service }) => [
    `${ADMIN}/reports/guests/rows?${query({ from: monthAgo, until: today })}`,
    `${ADMIN}/reports/guests/rows?${query({ from: monthAgo, until: today, service, repeat: 'true' })}`,
  ],
  getSpaReport: ({ today, monthAgo, yearAgo }) => [
    `/api/reports/spa?${query({ lowDate: monthAgo, highDate: today })}`,
    `/api/reports/spa?${query({ lowDate: yearAgo, highDate: today })}`,
  ],
  listMostUsedTreatments: only(() => '/api/spa/statistics/mostUsedTreatment'),
  listSpaReportRows: ({ today, monthAgo, therapist }) =>
    spaFigures.map(
      (figure) =>
        `/api/v1/spa/reports/rows?${query({ from: monthAgo, until: today, figure, therapist })}`,
    ),
  exportSpaReportRows: ({ today, monthAgo, therapist }) =>
    spaFigures.map(
      (figure) =>
        `/api/v1/spa/reports/rows.csv?${query({ from: monthAgo, until: today, figure, therapist })}`,
    ),
  listPayments: (known) => {
    const { today, monthAgo, yearAgo } = known;
    const month = { from: monthAgo, until: today };
    const asked: Record<string, string>[] = [
      month,
      { from: yearAgo, until: today, limit: '100' },
      { ...month, state: 'notCollected' },
      { ...month, state: 'refunded' },
      { ...month, customer: known.busyGuest },
    ];
    return asked.map((one) => `${ADMIN}/payments?${query(one)}`);
  },
  getPaymentTotals: only(
    ({ today, monthAgo }) => `${ADMIN}/payments/totals?${query({ from: monthAgo, until: today })}`,
  ),
  getSettlement: only(
    ({ today, monthAgo }) =>
      `${ADMIN}/payments/settlement?${query({ from: monthAgo, until: today })}`,
  ),
  getPayment: only(({ payment }) => `${ADMIN}/payments/${payment}`),
  getReceiptFile: only(({ receipt }) => `${ADMIN}/receipts/${receipt}/pdf`),
  listPaymentCases: only(() => `${ADMIN}/payments/cases`),
  listPaymentRequests: only(() => `${ADMIN}/paymentRequests`),
  getMoney: only(({ booking }) => `${ADMIN}/money/booking/${booking}`),
  exportPayments: only(
    ({ today, monthAgo }) => `${ADMIN}/payments.csv?${query({ from: monthAgo, until: today })}`,
  ),
  getNoShowFee: only(({ booking }) => `${ADMIN}/reservation/${booking}/noShowFee`),
  getVoucherSettings: only(() => `${ADMIN}/voucherSettings`),
  listVouchers: paged(() => `${ADMIN}/vouchers`, { state: 'usable' }, { search: 'and' }),
  listApiKeys: only(() => `${ADMIN}/apiKeys`),
  listWebhooks: only(() => `${ADMIN}/webhooks`),
  getWidgetSettings: only(() => `${ADMIN}/widgets`),
  previewAnonymisation: paged(() => `${ADMIN}/privacy/anonymisation`),
  listAnonymisationRuns: paged(() => `${ADMIN}/privacy/anonymisation/runs`),
  listPrivacyRequests: paged(() => `${ADMIN}/privacy/requests`, { state: 'open' }),
  listReviews: paged(() => `${ADMIN}/reviews`, { rating: '1' }),
  getReviewSummary: only(() => `${ADMIN}/reviews/summary`),
  exportReport: report((kind) => `${ADMIN}/reports/${kind}/csv`),
};
