// Written by `npm run generate` from packages/api-client/openapi.json; do not edit.

/** Method, path, and whether a call that failed may be sent again: a read, or a write with its idempotency key. */
export const OPERATIONS = {
  addMembership: ['POST', '/api/v1/admin/customers/{id}/memberships', 'key'],
  applyBookingStatus: ['PUT', '/api/v1/admin/reservation/{id}/status', 'key'],
  bookJourney: ['POST', '/api/v1/spa/journeys', 'key'],
  cancelBooking: ['POST', '/api/v1/admin/reservation/{id}/cancel', 'key'],
  cancelGroupBooking: ['POST', '/api/v1/admin/bookings/groups/{id}/cancel', 'key'],
  cancelJourney: ['DELETE', '/api/v1/spa/journeys/{id}', 'key'],
  cancelStay: ['POST', '/api/v1/admin/stays/{id}/cancel', 'key'],
  createBooking: ['POST', '/api/admin/newBooking', 'key'],
  createCustomer: ['POST', '/api/v1/admin/customers', 'key'],
  createGroupBooking: ['POST', '/api/v1/admin/bookings/groups', 'key'],
  createSeatingReservation: ['POST', '/api/v1/seating/reservations', 'key'],
  createStay: ['POST', '/api/v1/admin/stays', 'key'],
  createTreatment: ['POST', '/api/spa/treatment', 'key'],
  createWaitingBooking: ['POST', '/api/v1/admin/waitingList', 'key'],
  deleteTreatment: ['DELETE', '/api/spa/treatment', 'key'],
  endMembership: ['POST', '/api/v1/admin/memberships/{id}/end', 'key'],
  getBooking: ['GET', '/api/v1/admin/reservation/{id}', 'read'],
  getBookingSeries: ['GET', '/api/v1/admin/bookings/series/{id}', 'read'],
  getCustomer: ['GET', '/api/v1/admin/customers/{id}', 'read'],
  getGroupBooking: ['GET', '/api/v1/admin/bookings/groups/{id}', 'read'],
  getJourney: ['GET', '/api/v1/spa/journeys/{id}', 'read'],
  getMembership: ['GET', '/api/v1/admin/memberships/{id}', 'read'],
  getMembershipType: ['GET', '/api/v1/admin/membershipTypes/{id}', 'read'],
  getPackage: ['GET', '/api/v1/admin/packages/{id}', 'read'],
  getPayment: ['GET', '/api/v1/admin/payments/{id}', 'read'],
  getPaymentTotals: ['GET', '/api/v1/admin/payments/totals', 'read'],
  getService: ['GET', '/api/v1/services/{id}', 'read'],
  getSettlement: ['GET', '/api/v1/admin/payments/settlement', 'read'],
  getStay: ['GET', '/api/v1/admin/stays/{id}', 'read'],
  getTableWait: ['GET', '/api/v1/seating/wait', 'read'],
  getTreatment: ['GET', '/api/v1/spa/treatments/{id}', 'read'],
  listActiveServices: ['GET', '/api/v1/services/active', 'read'],
  listBookedDay: ['POST', '/api/booking/bookedDay', 'read'],
  listBookingStatuses: ['GET', '/api/booking/bookingStatus', 'read'],
  listBookings: ['GET', '/api/v1/admin/bookings', 'read'],
  listCustomers: ['GET', '/api/v1/admin/customers', 'read'],
  listDiningRooms: ['GET', '/api/fnb/venues', 'read'],
  listFreeTherapists: ['GET', '/api/v1/spa/therapist', 'read'],
  listFreeTreatmentRooms: ['GET', '/api/spa/room/{date}/{start}/{end}/{treatmentTypeId}', 'read'],
  listJourneyOffers: ['POST', '/api/v1/spa/journeys/offers', 'read'],
  listMembershipTypes: ['GET', '/api/v1/admin/membershipTypes', 'read'],
  listMembershipUses: ['GET', '/api/v1/admin/memberships/{id}/usages', 'read'],
  listPackages: ['GET', '/api/v1/admin/packages', 'read'],
  listPauses: ['GET', '/api/v1/fnb/pauses', 'read'],
  listPaymentRequests: ['GET', '/api/v1/admin/paymentRequests', 'read'],
  listPayments: ['GET', '/api/v1/admin/payments', 'read'],
  listSeatedReservations: ['GET', '/api/v1/admin/seatedReservations/{from}/{to}', 'read'],
  listSeatingServices: ['GET', '/api/v1/seating/services', 'read'],
  listSegments: ['GET', '/api/admin/getSegments', 'read'],
  listServices: ['GET', '/api/v1/services', 'read'],
  listStays: ['GET', '/api/v1/admin/stays', 'read'],
  listTableBlocks: ['GET', '/api/v1/fnb/blocks', 'read'],
  listTherapists: ['GET', '/api/spa/therapist', 'read'],
  listTreatmentRooms: ['GET', '/api/v1/spa/rooms', 'read'],
  listTreatmentTypes: ['GET', '/api/spa/treatmenttype', 'read'],
  listTreatments: ['GET', '/api/spa/treatment', 'read'],
  listTreatmentsOfGuest: ['GET', '/api/spa/booked_treatments/{id}', 'read'],
  modifyBookings: ['POST', '/api/admin/modifyBookings', 'key'],
  moveJourney: ['PUT', '/api/v1/spa/journeys/{id}', 'key'],
  pageCustomerMemberships: ['GET', '/api/v1/admin/customers/{id}/memberships/pages', 'read'],
  pageGuestBookings: ['GET', '/api/v1/admin/customers/{id}/bookings/{period}', 'read'],
  pageGuestStays: ['GET', '/api/v1/admin/customers/{id}/stays', 'read'],
  pauseMembership: ['POST', '/api/v1/admin/memberships/{id}/pause', 'key'],
  requestPayment: ['POST', '/api/v1/admin/paymentRequests', 'key'],
  resumeMembership: ['POST', '/api/v1/admin/memberships/{id}/resume', 'key'],
  saveCustomer: ['PUT', '/api/admin/customer', 'key'],
  undoMembershipUse: ['POST', '/api/v1/admin/memberships/{id}/undoUse', 'key'],
  updateSeatingReservation: ['PUT', '/api/v1/seating/reservations/{id}', 'key'],
  updateStay: ['PUT', '/api/v1/admin/stays/{id}', 'key'],
  updateTreatment: ['PUT', '/api/v1/spa/treatment/{id}', 'key'],
  useMembership: ['POST', '/api/v1/admin/memberships/{id}/use', 'key'],
  withdrawPaymentRequest: ['DELETE', '/api/v1/admin/paymentRequests/{id}', 'key'],
} as const;

/** Codes of refusals. A later version of the API may have others. */
export type KnownErrorCode =
  | 'API_VERSION_UNKNOWN'
  | 'BAD_REQUEST'
  | 'BOOKING_CANCELLED'
  | 'BOOKING_FAILED'
  | 'BOOKING_PAID'
  | 'CHILDREN_NOT_ALLOWED'
  | 'CHILD_AGES_REQUIRED'
  | 'COVERED_TWICE'
  | 'DATE_IN_PAST'
  | 'DOOR_NOT_TODAY'
  | 'EMAIL_TAKEN'
  | 'FIELD_REQUIRED'
  | 'FORBIDDEN'
  | 'GUEST_WITHOUT_EMAIL'
  | 'HEADERS_TOO_LARGE'
  | 'IDEMPOTENCY_IN_FLIGHT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INTERNAL'
  | 'INVALID_ADDON_QUANTITY'
  | 'INVALID_BIRTH_DATE'
  | 'INVALID_CHILDREN'
  | 'INVALID_DATE'
  | 'INVALID_EMAIL'
  | 'INVALID_NAME'
  | 'INVALID_PERIOD'
  | 'INVALID_PHONE'
  | 'INVALID_TIME'
  | 'JOURNEY_GUESTS'
  | 'JOURNEY_ON_SEVERAL_DAYS'
  | 'JOURNEY_OUT_OF_ORDER'
  | 'JOURNEY_TAKEN'
  | 'KEY_INVALID'
  | 'KEY_SCOPE_MISSING'
  | 'MEMBERSHIP_DOES_NOT_COVER'
  | 'MEMBERSHIP_ENDED'
  | 'MEMBERSHIP_EXPIRED'
  | 'MEMBERSHIP_NOT_PAUSED'
  | 'MEMBERSHIP_NOT_STARTED'
  | 'MEMBERSHIP_PAUSED'
  | 'MEMBERSHIP_TYPE_INACTIVE'
  | 'MEMBERSHIP_USED_UP'
  | 'MEMBERSHIP_USE_UNDONE'
  | 'MEMBERSHIP_WITHOUT_USES'
  | 'MISSING_GUEST_DETAILS'
  | 'MISSING_PARTICIPANTS'
  | 'MODULE_OFF'
  | 'MORE_THAN_OWED'
  | 'NOT_AT_TABLES'
  | 'NOT_FOUND'
  | 'NO_TABLE_FREE'
  | 'NO_THERAPIST_FREE'
  | 'NO_TREATMENT_ROOM_FREE'
  | 'OVERRIDE_REASON_REQUIRED'
  | 'PACKAGE_INACTIVE'
  | 'PARTY_TOO_LARGE'
  | 'PAUSE_WITHOUT_RESOURCE'
  | 'PAUSE_WITH_GUEST'
  | 'PAYLOAD_TOO_LARGE'
  | 'PAYMENT_BEING_TAKEN'
  | 'PAYMENT_REQUEST_OVER'
  | 'PAYMENT_UNDER_WAY'
  | 'PERIOD_TOO_LONG'
  | 'REFUND_ABOVE_LIMIT'
  | 'REQUEST_TIMEOUT'
  | 'ROOM_NOT_SUITABLE'
  | 'ROOM_TAKEN'
  | 'SERVICE_CLOSED'
  | 'SERVICE_INACTIVE'
  | 'SERVICE_UNAVAILABLE'
  | 'SERVICE_WITHOUT_TIMES'
  | 'SLOT_FULL'
  | 'STALE_VERSION'
  | 'STAY_CANCELLED'
  | 'STAY_DAY_OUT_OF_RANGE'
  | 'STAY_DOES_NOT_INCLUDE'
  | 'STAY_HAS_BOOKINGS'
  | 'STAY_SERVICE_BOOKED'
  | 'STAY_WITHOUT_NIGHT'
  | 'TABLE_TAKEN'
  | 'THERAPIST_CANNOT_GIVE'
  | 'THERAPIST_NOT_WORKING'
  | 'THERAPIST_TAKEN'
  | 'TIME_NOT_OFFERED'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_RESULTS'
  | 'TREATMENT_LOCKED'
  | 'TREATMENT_TYPE_INACTIVE'
  | 'UNAUTHENTICATED'
  | 'UNKNOWN_ADDON'
  | 'UNKNOWN_SERVICE'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'URI_TOO_LONG'
  | 'VALIDATION_FAILED'
  | 'VENDOR_NOT_FOUND'
  | 'VERSION_REQUIRED'
  | 'WAITING_LIST_NOT_OFFERED'
  | 'WISH_NOT_KEPT';
