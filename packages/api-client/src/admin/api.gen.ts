import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookingsByCreation: build.query<
      ListBookingsByCreationApiResponse,
      ListBookingsByCreationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/bookings/createdAt/${encodeURIComponent(String(queryArg["from"]))}/${encodeURIComponent(String(queryArg.to))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    saveCustomer: build.mutation<SaveCustomerApiResponse, SaveCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/customer`,
        method: "PUT",
        body: queryArg.customerSave,
      }),
    }),
    getDashboard: build.query<GetDashboardApiResponse, GetDashboardApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/dashboard/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    deleteBooking: build.mutation<
      DeleteBookingApiResponse,
      DeleteBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/deleteBooking`,
        method: "DELETE",
        body: queryArg.deleteBookingInput,
      }),
    }),
    deleteCustomer: build.mutation<
      DeleteCustomerApiResponse,
      DeleteCustomerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/delete_customer`,
        method: "DELETE",
        body: queryArg.customerDeletion,
      }),
    }),
    listGuestBookings: build.query<
      ListGuestBookingsApiResponse,
      ListGuestBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/getBookings/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listSegments: build.query<ListSegmentsApiResponse, ListSegmentsApiArg>({
      query: () => ({ url: `/api/admin/getSegments` }),
    }),
    modifyBookings: build.mutation<
      ModifyBookingsApiResponse,
      ModifyBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/modifyBookings`,
        method: "POST",
        body: queryArg.modifyBookingsInput,
      }),
    }),
    createBooking: build.mutation<
      CreateBookingApiResponse,
      CreateBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/newBooking`,
        method: "POST",
        body: queryArg.staffBookingInput,
      }),
    }),
    createBookingOverride: build.mutation<
      CreateBookingOverrideApiResponse,
      CreateBookingOverrideApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/newBookingOverride`,
        method: "POST",
        body: queryArg.overrideBookingInput,
      }),
    }),
    confirmIdentity: build.mutation<
      ConfirmIdentityApiResponse,
      ConfirmIdentityApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/confirmIdentity`,
        method: "POST",
        body: queryArg.confirmIdentityInput,
      }),
    }),
    askPasskey: build.mutation<AskPasskeyApiResponse, AskPasskeyApiArg>({
      query: () => ({
        url: `/api/auth/confirmIdentity/passkey`,
        method: "POST",
      }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    getPasskeys: build.query<GetPasskeysApiResponse, GetPasskeysApiArg>({
      query: () => ({ url: `/api/auth/passkeys` }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys`,
        method: "POST",
        body: queryArg.addPasskeyInput,
      }),
    }),
    offerPasskey: build.mutation<OfferPasskeyApiResponse, OfferPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/options`,
        method: "POST",
        body: queryArg.passkeyPasswordInput,
      }),
    }),
    removePasskey: build.mutation<
      RemovePasskeyApiResponse,
      RemovePasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        body: queryArg.passkeyPasswordInput,
      }),
    }),
    getSecondFactor: build.query<
      GetSecondFactorApiResponse,
      GetSecondFactorApiArg
    >({
      query: () => ({ url: `/api/auth/secondFactor` }),
    }),
    removeSecondFactor: build.mutation<
      RemoveSecondFactorApiResponse,
      RemoveSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/secondFactor`,
        method: "DELETE",
        body: queryArg.secondFactorPasswordInput,
      }),
    }),
    offerAuthenticator: build.mutation<
      OfferAuthenticatorApiResponse,
      OfferAuthenticatorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/secondFactor/authenticator`,
        method: "POST",
        body: queryArg.secondFactorPasswordInput,
      }),
    }),
    confirmAuthenticator: build.mutation<
      ConfirmAuthenticatorApiResponse,
      ConfirmAuthenticatorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/secondFactor/authenticator/confirm`,
        method: "POST",
        body: queryArg.confirmSecondFactorInput,
      }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/secondFactor/recoveryCodes`,
        method: "POST",
        body: queryArg.secondFactorPasswordInput,
      }),
    }),
    listOwnSessions: build.query<
      ListOwnSessionsApiResponse,
      ListOwnSessionsApiArg
    >({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    endOtherSessions: build.mutation<
      EndOtherSessionsApiResponse,
      EndOtherSessionsApiArg
    >({
      query: () => ({ url: `/api/auth/sessions`, method: "DELETE" }),
    }),
    endOwnSession: build.mutation<
      EndOwnSessionApiResponse,
      EndOwnSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listBookedDay: build.query<ListBookedDayApiResponse, ListBookedDayApiArg>({
      query: (queryArg) => ({
        url: `/api/booking/bookedDay`,
        method: "POST",
        body: queryArg.bookedDayInput,
      }),
    }),
    listBookingStatuses: build.query<
      ListBookingStatusesApiResponse,
      ListBookingStatusesApiArg
    >({
      query: () => ({ url: `/api/booking/bookingStatus` }),
    }),
    createBookingStatus: build.mutation<
      CreateBookingStatusApiResponse,
      CreateBookingStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/booking/bookingStatus`,
        method: "POST",
        body: queryArg.bookingStatusInput,
      }),
    }),
    updateBookingStatus: build.mutation<
      UpdateBookingStatusApiResponse,
      UpdateBookingStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/booking/bookingStatus`,
        method: "PUT",
        body: queryArg.bookingStatusChange,
      }),
    }),
    deleteBookingStatus: build.mutation<
      DeleteBookingStatusApiResponse,
      DeleteBookingStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/booking/bookingStatus`,
        method: "DELETE",
        body: queryArg.bookingStatusDeletion,
      }),
    }),
    orderBookingStatuses: build.mutation<
      OrderBookingStatusesApiResponse,
      OrderBookingStatusesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/booking/bookingStatus/order`,
        method: "PUT",
        body: queryArg.bookingStatusOrder,
      }),
    }),
    listDiningRooms: build.query<
      ListDiningRoomsApiResponse,
      ListDiningRoomsApiArg
    >({
      query: () => ({ url: `/api/fnb/venues` }),
    }),
    getSpaReport: build.query<GetSpaReportApiResponse, GetSpaReportApiArg>({
      query: (queryArg) => ({
        url: `/api/reports/spa`,
        params: {
          lowDate: queryArg.lowDate,
          highDate: queryArg.highDate,
        },
      }),
    }),
    listTreatmentsOfGuest: build.query<
      ListTreatmentsOfGuestApiResponse,
      ListTreatmentsOfGuestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/booked_treatments/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    lockTreatment: build.mutation<
      LockTreatmentApiResponse,
      LockTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/lockTreatment`,
        method: "PUT",
        body: queryArg.treatmentLockInput,
      }),
    }),
    listFreeTreatmentRooms: build.query<
      ListFreeTreatmentRoomsApiResponse,
      ListFreeTreatmentRoomsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/room/${encodeURIComponent(String(queryArg.date))}/${encodeURIComponent(String(queryArg.start))}/${encodeURIComponent(String(queryArg.end))}/${encodeURIComponent(String(queryArg.treatmentTypeId))}`,
        params: {
          treatment: queryArg.treatment,
        },
      }),
    }),
    createShift: build.mutation<CreateShiftApiResponse, CreateShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/spa/schedule`,
        method: "POST",
        body: queryArg.newShiftInput,
      }),
    }),
    updateShift: build.mutation<UpdateShiftApiResponse, UpdateShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/spa/schedule`,
        method: "PUT",
        body: queryArg.shiftChange,
      }),
    }),
    deleteShift: build.mutation<DeleteShiftApiResponse, DeleteShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/spa/schedule`,
        method: "DELETE",
        body: queryArg.shiftDeletion,
      }),
    }),
    getTherapistSchedule: build.query<
      GetTherapistScheduleApiResponse,
      GetTherapistScheduleApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/schedule/therapist/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          from: queryArg["from"],
          until: queryArg.until,
        },
      }),
    }),
    getShift: build.query<GetShiftApiResponse, GetShiftApiArg>({
      query: (queryArg) => ({
        url: `/api/spa/schedule/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listMostUsedTreatments: build.query<
      ListMostUsedTreatmentsApiResponse,
      ListMostUsedTreatmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/statistics/mostUsedTreatment`,
        params: {
          from: queryArg["from"],
          until: queryArg.until,
        },
      }),
    }),
    listTherapists: build.query<
      ListTherapistsApiResponse,
      ListTherapistsApiArg
    >({
      query: () => ({ url: `/api/spa/therapist` }),
    }),
    createTherapist: build.mutation<
      CreateTherapistApiResponse,
      CreateTherapistApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/therapist`,
        method: "POST",
        body: queryArg.therapistInput,
      }),
    }),
    updateTherapist: build.mutation<
      UpdateTherapistApiResponse,
      UpdateTherapistApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/therapist`,
        method: "PUT",
        body: queryArg.therapistChange,
      }),
    }),
    deleteTherapist: build.mutation<
      DeleteTherapistApiResponse,
      DeleteTherapistApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/therapist`,
        method: "DELETE",
        body: queryArg.therapistDeletion,
      }),
    }),
    listTreatments: build.query<
      ListTreatmentsApiResponse,
      ListTreatmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatment`,
        params: {
          therapist: queryArg.therapist,
          date: queryArg.date,
          until: queryArg.until,
        },
      }),
    }),
    createTreatment: build.mutation<
      CreateTreatmentApiResponse,
      CreateTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatment`,
        method: "POST",
        body: queryArg.treatmentInput,
      }),
    }),
    saveTreatment: build.mutation<
      SaveTreatmentApiResponse,
      SaveTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatment`,
        method: "PUT",
        body: queryArg.treatmentUpdate,
      }),
    }),
    deleteTreatment: build.mutation<
      DeleteTreatmentApiResponse,
      DeleteTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatment`,
        method: "DELETE",
        body: queryArg.treatmentDeletion,
      }),
    }),
    createTreatmentAndCustomer: build.mutation<
      CreateTreatmentAndCustomerApiResponse,
      CreateTreatmentAndCustomerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatmentAndCustomer`,
        method: "POST",
        body: queryArg.treatmentAndCustomerInput,
      }),
    }),
    listFreeStarts: build.query<
      ListFreeStartsApiResponse,
      ListFreeStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatmentPath/schedule/${encodeURIComponent(String(queryArg.date))}/${encodeURIComponent(String(queryArg.treatmentTypeId))}`,
        params: {
          length: queryArg.length,
          therapist: queryArg.therapist,
          treatment: queryArg.treatment,
          gender: queryArg.gender,
          online: queryArg.online,
        },
      }),
    }),
    listTreatmentTypes: build.query<
      ListTreatmentTypesApiResponse,
      ListTreatmentTypesApiArg
    >({
      query: () => ({ url: `/api/spa/treatmenttype` }),
    }),
    createTreatmentType: build.mutation<
      CreateTreatmentTypeApiResponse,
      CreateTreatmentTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatmenttype`,
        method: "POST",
        body: queryArg.treatmentTypeInput,
      }),
    }),
    updateTreatmentType: build.mutation<
      UpdateTreatmentTypeApiResponse,
      UpdateTreatmentTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatmenttype`,
        method: "PUT",
        body: queryArg.treatmentTypeChange,
      }),
    }),
    deleteTreatmentType: build.mutation<
      DeleteTreatmentTypeApiResponse,
      DeleteTreatmentTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatmenttype`,
        method: "DELETE",
        body: queryArg.treatmentTypeDeletion,
      }),
    }),
    listAuditLogs: build.query<ListAuditLogsApiResponse, ListAuditLogsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/auditLogs`,
        params: {
          cursor: queryArg.cursor,
          actor: queryArg.actor,
          entityId: queryArg.entityId,
          actorKind: queryArg.actorKind,
          entity: queryArg.entity,
          action: queryArg.action,
          from: queryArg["from"],
          until: queryArg.until,
          limit: queryArg.limit,
        },
      }),
    }),
    listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings`,
        params: {
          service: queryArg.service,
          status: queryArg.status,
          segment: queryArg.segment,
          customer: queryArg.customer,
          sort: queryArg.sort,
          order: queryArg.order,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          by: queryArg.by,
          from: queryArg["from"],
          until: queryArg.until,
          hour: queryArg.hour,
          waitingList: queryArg.waitingList,
          active: queryArg.active,
          text: queryArg.text,
          figure: queryArg.figure,
        },
      }),
    }),
    createGroupBooking: build.mutation<
      CreateGroupBookingApiResponse,
      CreateGroupBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/groups`,
        method: "POST",
        body: queryArg.groupBookingInput,
      }),
    }),
    getGroupBooking: build.query<
      GetGroupBookingApiResponse,
      GetGroupBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/groups/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    cancelGroupBooking: build.mutation<
      CancelGroupBookingApiResponse,
      CancelGroupBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/groups/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        body: queryArg.cancelTogetherInput,
      }),
    }),
    createBookingSeries: build.mutation<
      CreateBookingSeriesApiResponse,
      CreateBookingSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/series`,
        method: "POST",
        body: queryArg.bookingSeriesInput,
      }),
    }),
    previewBookingSeries: build.mutation<
      PreviewBookingSeriesApiResponse,
      PreviewBookingSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/series/preview`,
        method: "POST",
        body: queryArg.bookingSeriesInput,
      }),
    }),
    getBookingSeries: build.query<
      GetBookingSeriesApiResponse,
      GetBookingSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/series/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    cancelBookingSeries: build.mutation<
      CancelBookingSeriesApiResponse,
      CancelBookingSeriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/series/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        body: queryArg.cancelTogetherInput,
      }),
    }),
    applyBulkBookingStatus: build.mutation<
      ApplyBulkBookingStatusApiResponse,
      ApplyBulkBookingStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/bookings/status`,
        method: "PUT",
        body: queryArg.bulkStatusInput,
      }),
    }),
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    createCustomer: build.mutation<
      CreateCustomerApiResponse,
      CreateCustomerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers`,
        method: "POST",
        body: queryArg.customerInput,
      }),
    }),
    listDuplicateCustomers: build.query<
      ListDuplicateCustomersApiResponse,
      ListDuplicateCustomersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/duplicates`,
        params: {
          cursor: queryArg.cursor,
          guest: queryArg.guest,
          limit: queryArg.limit,
        },
      }),
    }),
    dismissDuplicateCustomers: build.mutation<
      DismissDuplicateCustomersApiResponse,
      DismissDuplicateCustomersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/duplicates/${encodeURIComponent(String(queryArg.id))}/dismiss`,
        method: "PUT",
      }),
    }),
    mergeCustomers: build.mutation<
      MergeCustomersApiResponse,
      MergeCustomersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/merge`,
        method: "POST",
        body: queryArg.mergeInput,
      }),
    }),
    previewCustomerMerge: build.mutation<
      PreviewCustomerMergeApiResponse,
      PreviewCustomerMergeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/merge/preview`,
        method: "POST",
        body: queryArg.mergePreviewInput,
      }),
    }),
    undoCustomerMerge: build.mutation<
      UndoCustomerMergeApiResponse,
      UndoCustomerMergeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/merges/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
      }),
    }),
    sendGroupMessage: build.mutation<
      SendGroupMessageApiResponse,
      SendGroupMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/messages`,
        method: "POST",
        body: queryArg.groupMessageInput,
      }),
    }),
    checkRecipients: build.mutation<
      CheckRecipientsApiResponse,
      CheckRecipientsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/messages/recipients`,
        method: "POST",
        body: queryArg.recipientsInput,
      }),
    }),
    listCustomerTags: build.query<
      ListCustomerTagsApiResponse,
      ListCustomerTagsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/customers/tags` }),
    }),
    getCustomer: build.query<GetCustomerApiResponse, GetCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listCustomerAuditLogs: build.query<
      ListCustomerAuditLogsApiResponse,
      ListCustomerAuditLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/auditLogs`,
        params: {
          cursor: queryArg.cursor,
          actor: queryArg.actor,
          entityId: queryArg.entityId,
          actorKind: queryArg.actorKind,
          entity: queryArg.entity,
          action: queryArg.action,
          from: queryArg["from"],
          until: queryArg.until,
          limit: queryArg.limit,
        },
      }),
    }),
    pageGuestBookings: build.query<
      PageGuestBookingsApiResponse,
      PageGuestBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/bookings/${encodeURIComponent(String(queryArg.period))}`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listCustomerMemberships: build.query<
      ListCustomerMembershipsApiResponse,
      ListCustomerMembershipsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/memberships`,
      }),
    }),
    addMembership: build.mutation<
      AddMembershipApiResponse,
      AddMembershipApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/memberships`,
        method: "POST",
        body: queryArg.newMembershipInput,
      }),
    }),
    pageCustomerMemberships: build.query<
      PageCustomerMembershipsApiResponse,
      PageCustomerMembershipsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/memberships/pages`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    listCustomerMerges: build.query<
      ListCustomerMergesApiResponse,
      ListCustomerMergesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/merges`,
      }),
    }),
    listCustomerMessages: build.query<
      ListCustomerMessagesApiResponse,
      ListCustomerMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/messages`,
        params: {
          cursor: queryArg.cursor,
          about: queryArg.about,
          state: queryArg.state,
          limit: queryArg.limit,
        },
      }),
    }),
    sendCustomerMessage: build.mutation<
      SendCustomerMessageApiResponse,
      SendCustomerMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/messages`,
        method: "POST",
        body: queryArg.sendMessageInput,
      }),
    }),
    sendCustomerTemplate: build.mutation<
      SendCustomerTemplateApiResponse,
      SendCustomerTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/messages/template`,
        method: "POST",
        body: queryArg.sendTemplateInput,
      }),
    }),
    resendCustomerMessage: build.mutation<
      ResendCustomerMessageApiResponse,
      ResendCustomerMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.messageId))}/resend`,
        method: "POST",
      }),
    }),
    sendCustomerResetLink: build.mutation<
      SendCustomerResetLinkApiResponse,
      SendCustomerResetLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/sendResetLink`,
        method: "POST",
      }),
    }),
    setCustomerPassword: build.mutation<
      SetCustomerPasswordApiResponse,
      SetCustomerPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/setPassword`,
        method: "PUT",
        body: queryArg.setPasswordInput,
      }),
    }),
    pageGuestStays: build.query<
      PageGuestStaysApiResponse,
      PageGuestStaysApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/customers/${encodeURIComponent(String(queryArg.id))}/stays`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    listDependents: build.query<
      ListDependentsApiResponse,
      ListDependentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/dependents/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getGuestCard: build.query<GetGuestCardApiResponse, GetGuestCardApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/guest-card-details/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          hidePast: queryArg.hidePast,
        },
      }),
    }),
    getGuestFigures: build.query<
      GetGuestFiguresApiResponse,
      GetGuestFiguresApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/guest-card-details/${encodeURIComponent(String(queryArg.id))}/figures`,
      }),
    }),
    runImport: build.mutation<RunImportApiResponse, RunImportApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/imports/${encodeURIComponent(String(queryArg.kind))}`,
        method: "POST",
        body: queryArg.importInput,
      }),
    }),
    tryImport: build.mutation<TryImportApiResponse, TryImportApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/imports/${encodeURIComponent(String(queryArg.kind))}/dryRun`,
        method: "POST",
        body: queryArg.importInput,
      }),
    }),
    listImportFields: build.query<
      ListImportFieldsApiResponse,
      ListImportFieldsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/imports/${encodeURIComponent(String(queryArg.kind))}/fields`,
      }),
    }),
    listMembershipTypes: build.query<
      ListMembershipTypesApiResponse,
      ListMembershipTypesApiArg
    >({
      query: () => ({ url: `/api/v1/admin/membershipTypes` }),
    }),
    createMembershipType: build.mutation<
      CreateMembershipTypeApiResponse,
      CreateMembershipTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/membershipTypes`,
        method: "POST",
        body: queryArg.membershipTypeInput,
      }),
    }),
    getMembershipType: build.query<
      GetMembershipTypeApiResponse,
      GetMembershipTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/membershipTypes/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateMembershipType: build.mutation<
      UpdateMembershipTypeApiResponse,
      UpdateMembershipTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/membershipTypes/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.membershipTypeChange,
      }),
    }),
    deleteMembershipType: build.mutation<
      DeleteMembershipTypeApiResponse,
      DeleteMembershipTypeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/membershipTypes/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getMembership: build.query<GetMembershipApiResponse, GetMembershipApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    endMembership: build.mutation<
      EndMembershipApiResponse,
      EndMembershipApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/end`,
        method: "POST",
        body: queryArg.membershipActionInput,
      }),
    }),
    pauseMembership: build.mutation<
      PauseMembershipApiResponse,
      PauseMembershipApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/pause`,
        method: "POST",
        body: queryArg.membershipActionInput,
      }),
    }),
    getRenewal: build.query<GetRenewalApiResponse, GetRenewalApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/renewal`,
      }),
    }),
    forgetRenewalCard: build.mutation<
      ForgetRenewalCardApiResponse,
      ForgetRenewalCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/card`,
        method: "DELETE",
      }),
    }),
    startRenewal: build.mutation<StartRenewalApiResponse, StartRenewalApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/start`,
        method: "POST",
      }),
    }),
    stopRenewal: build.mutation<StopRenewalApiResponse, StopRenewalApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/stop`,
        method: "POST",
      }),
    }),
    resumeMembership: build.mutation<
      ResumeMembershipApiResponse,
      ResumeMembershipApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/resume`,
        method: "POST",
        body: queryArg.membershipActionInput,
      }),
    }),
    undoMembershipUse: build.mutation<
      UndoMembershipUseApiResponse,
      UndoMembershipUseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/undoUse`,
        method: "POST",
        body: queryArg.undoUseInput,
      }),
    }),
    listMembershipUses: build.query<
      ListMembershipUsesApiResponse,
      ListMembershipUsesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/usages`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    useMembership: build.mutation<
      UseMembershipApiResponse,
      UseMembershipApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/memberships/${encodeURIComponent(String(queryArg.id))}/use`,
        method: "POST",
        body: queryArg.useMembershipInput,
      }),
    }),
    listMessageTemplates: build.query<
      ListMessageTemplatesApiResponse,
      ListMessageTemplatesApiArg
    >({
      query: () => ({ url: `/api/v1/admin/messageTemplates` }),
    }),
    createMessageTemplate: build.mutation<
      CreateMessageTemplateApiResponse,
      CreateMessageTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/messageTemplates`,
        method: "POST",
        body: queryArg.messageTemplateInput,
      }),
    }),
    listMessageKinds: build.query<
      ListMessageKindsApiResponse,
      ListMessageKindsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/messageTemplates/kinds`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    previewMessageTemplate: build.mutation<
      PreviewMessageTemplateApiResponse,
      PreviewMessageTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/messageTemplates/preview`,
        method: "POST",
        body: queryArg.messagePreviewInput,
      }),
    }),
    listPreviewBookings: build.query<
      ListPreviewBookingsApiResponse,
      ListPreviewBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/messageTemplates/previewBookings`,
        params: {
          text: queryArg.text,
        },
      }),
    }),
    sendTestMessage: build.mutation<
      SendTestMessageApiResponse,
      SendTestMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/messageTemplates/testSend`,
        method: "POST",
        body: queryArg.messagePreviewInput,
      }),
    }),
    updateMessageTemplate: build.mutation<
      UpdateMessageTemplateApiResponse,
      UpdateMessageTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/messageTemplates/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.messageTemplateChange,
      }),
    }),
    deleteMessageTemplate: build.mutation<
      DeleteMessageTemplateApiResponse,
      DeleteMessageTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/messageTemplates/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/messages`,
        params: {
          cursor: queryArg.cursor,
          about: queryArg.about,
          state: queryArg.state,
          limit: queryArg.limit,
        },
      }),
    }),
    getMessage: build.query<GetMessageApiResponse, GetMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/messages/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getMoney: build.query<GetMoneyApiResponse, GetMoneyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/money/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listNotices: build.query<ListNoticesApiResponse, ListNoticesApiArg>({
      query: () => ({ url: `/api/v1/admin/notices` }),
    }),
    dismissNotices: build.mutation<
      DismissNoticesApiResponse,
      DismissNoticesApiArg
    >({
      query: () => ({ url: `/api/v1/admin/notices/dismiss`, method: "PUT" }),
    }),
    dismissNotice: build.mutation<
      DismissNoticeApiResponse,
      DismissNoticeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/notices/${encodeURIComponent(String(queryArg.id))}/dismiss`,
        method: "PUT",
      }),
    }),
    listOptOuts: build.query<ListOptOutsApiResponse, ListOptOutsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/optOuts`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          channel: queryArg.channel,
          text: queryArg.text,
        },
      }),
    }),
    addOptOut: build.mutation<AddOptOutApiResponse, AddOptOutApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/optOuts`,
        method: "POST",
        body: queryArg.optOutInput,
      }),
    }),
    removeOptOut: build.mutation<RemoveOptOutApiResponse, RemoveOptOutApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/optOuts`,
        method: "DELETE",
        body: queryArg.optOutInput,
      }),
    }),
    listPackages: build.query<ListPackagesApiResponse, ListPackagesApiArg>({
      query: () => ({ url: `/api/v1/admin/packages` }),
    }),
    createPackage: build.mutation<
      CreatePackageApiResponse,
      CreatePackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/packages`,
        method: "POST",
        body: queryArg.packageInput,
      }),
    }),
    getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/packages/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updatePackage: build.mutation<
      UpdatePackageApiResponse,
      UpdatePackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/packages/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.packageChange,
      }),
    }),
    deletePackage: build.mutation<
      DeletePackageApiResponse,
      DeletePackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/packages/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listParkedJobs: build.query<
      ListParkedJobsApiResponse,
      ListParkedJobsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/parkedJobs` }),
    }),
    removeParkedJob: build.mutation<
      RemoveParkedJobApiResponse,
      RemoveParkedJobApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/parkedJobs/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    retryParkedJob: build.mutation<
      RetryParkedJobApiResponse,
      RetryParkedJobApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/parkedJobs/${encodeURIComponent(String(queryArg.id))}/retry`,
        method: "POST",
      }),
    }),
    listPaymentRequests: build.query<
      ListPaymentRequestsApiResponse,
      ListPaymentRequestsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/paymentRequests` }),
    }),
    requestPayment: build.mutation<
      RequestPaymentApiResponse,
      RequestPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/paymentRequests`,
        method: "POST",
        body: queryArg.paymentRequestInput,
      }),
    }),
    withdrawPaymentRequest: build.mutation<
      WithdrawPaymentRequestApiResponse,
      WithdrawPaymentRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/paymentRequests/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/payments`,
        params: {
          state: queryArg.state,
          customer: queryArg.customer,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          from: queryArg["from"],
          until: queryArg.until,
          provider: queryArg.provider,
        },
      }),
    }),
    listPaymentCases: build.query<
      ListPaymentCasesApiResponse,
      ListPaymentCasesApiArg
    >({
      query: () => ({ url: `/api/v1/admin/payments/cases` }),
    }),
    getSettlement: build.query<GetSettlementApiResponse, GetSettlementApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/payments/settlement`,
        params: {
          from: queryArg["from"],
          until: queryArg.until,
        },
      }),
    }),
    getPaymentTotals: build.query<
      GetPaymentTotalsApiResponse,
      GetPaymentTotalsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/payments/totals`,
        params: {
          state: queryArg.state,
          customer: queryArg.customer,
          from: queryArg["from"],
          until: queryArg.until,
          provider: queryArg.provider,
        },
      }),
    }),
    getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/payments/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    closePaymentCase: build.mutation<
      ClosePaymentCaseApiResponse,
      ClosePaymentCaseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/payments/${encodeURIComponent(String(queryArg.id))}/close`,
        method: "POST",
        body: queryArg.closeCaseInput,
      }),
    }),
    refundPayment: build.mutation<
      RefundPaymentApiResponse,
      RefundPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/payments/${encodeURIComponent(String(queryArg.id))}/refunds`,
        method: "POST",
        body: queryArg.refundInput,
      }),
    }),
    checkPayment: build.mutation<CheckPaymentApiResponse, CheckPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/payments/${encodeURIComponent(String(queryArg.id))}/settle`,
        method: "POST",
      }),
    }),
    listPictures: build.query<ListPicturesApiResponse, ListPicturesApiArg>({
      query: () => ({ url: `/api/v1/admin/pictures` }),
    }),
    uploadPicture: build.mutation<
      UploadPictureApiResponse,
      UploadPictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/pictures`,
        method: "POST",
        body: queryArg.body,
        params: {
          name: queryArg.name,
        },
      }),
    }),
    getPicture: build.query<GetPictureApiResponse, GetPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/pictures/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updatePicture: build.mutation<
      UpdatePictureApiResponse,
      UpdatePictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.pictureChange,
      }),
    }),
    deletePicture: build.mutation<
      DeletePictureApiResponse,
      DeletePictureApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/pictures/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    previewAnonymisation: build.query<
      PreviewAnonymisationApiResponse,
      PreviewAnonymisationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/anonymisation`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    tryAnonymisation: build.mutation<
      TryAnonymisationApiResponse,
      TryAnonymisationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/anonymisation/dryRuns`,
        method: "POST",
        body: queryArg.dryRunInput,
      }),
    }),
    listAnonymisationRuns: build.query<
      ListAnonymisationRunsApiResponse,
      ListAnonymisationRunsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/anonymisation/runs`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    listPrivacyRequests: build.query<
      ListPrivacyRequestsApiResponse,
      ListPrivacyRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests`,
        params: {
          cursor: queryArg.cursor,
          customerId: queryArg.customerId,
          state: queryArg.state,
          kind: queryArg.kind,
          limit: queryArg.limit,
        },
      }),
    }),
    recordPrivacyRequest: build.mutation<
      RecordPrivacyRequestApiResponse,
      RecordPrivacyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests`,
        method: "POST",
        body: queryArg.privacyRequestInput,
      }),
    }),
    getPrivacyRequest: build.query<
      GetPrivacyRequestApiResponse,
      GetPrivacyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    answerPrivacyRequest: build.mutation<
      AnswerPrivacyRequestApiResponse,
      AnswerPrivacyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests/${encodeURIComponent(String(queryArg.id))}/answer`,
        method: "POST",
        body: queryArg.privacyAnswerInput,
      }),
    }),
    extendPrivacyRequest: build.mutation<
      ExtendPrivacyRequestApiResponse,
      ExtendPrivacyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests/${encodeURIComponent(String(queryArg.id))}/extension`,
        method: "POST",
        body: queryArg.privacyReasonInput,
      }),
    }),
    checkPrivacyIdentity: build.mutation<
      CheckPrivacyIdentityApiResponse,
      CheckPrivacyIdentityApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests/${encodeURIComponent(String(queryArg.id))}/identity`,
        method: "POST",
        body: queryArg.privacyIdentityInput,
      }),
    }),
    liftRestriction: build.mutation<
      LiftRestrictionApiResponse,
      LiftRestrictionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests/${encodeURIComponent(String(queryArg.id))}/lifting`,
        method: "POST",
        body: queryArg.privacyReasonInput,
      }),
    }),
    refusePrivacyRequest: build.mutation<
      RefusePrivacyRequestApiResponse,
      RefusePrivacyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/privacy/requests/${encodeURIComponent(String(queryArg.id))}/refusal`,
        method: "POST",
        body: queryArg.privacyReasonInput,
      }),
    }),
    getOwnUser: build.query<GetOwnUserApiResponse, GetOwnUserApiArg>({
      query: () => ({ url: `/api/v1/admin/profile` }),
    }),
    updateOwnUser: build.mutation<
      UpdateOwnUserApiResponse,
      UpdateOwnUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/profile`,
        method: "PUT",
        body: queryArg.updateOwnUserInput,
      }),
    }),
    changeOwnUserPassword: build.mutation<
      ChangeOwnUserPasswordApiResponse,
      ChangeOwnUserPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/profile/password`,
        method: "PUT",
        body: queryArg.changeOwnPasswordInput,
      }),
    }),
    listSavedFilters: build.query<
      ListSavedFiltersApiResponse,
      ListSavedFiltersApiArg
    >({
      query: () => ({ url: `/api/v1/admin/profile/savedFilters` }),
    }),
    saveFilters: build.mutation<SaveFiltersApiResponse, SaveFiltersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/profile/savedFilters`,
        method: "PUT",
        body: queryArg.savedFiltersInput,
      }),
    }),
    quickUpdateBooking: build.mutation<
      QuickUpdateBookingApiResponse,
      QuickUpdateBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/quick-update`,
        method: "PUT",
        body: queryArg.quickUpdateInput,
      }),
    }),
    listReportGuests: build.query<
      ListReportGuestsApiResponse,
      ListReportGuestsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reports/guests/rows`,
        params: {
          service: queryArg.service,
          segment: queryArg.segment,
          from: queryArg["from"],
          until: queryArg.until,
          repeat: queryArg.repeat,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getReport: build.query<GetReportApiResponse, GetReportApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/reports/${encodeURIComponent(String(queryArg.report))}`,
        params: {
          service: queryArg.service,
          segment: queryArg.segment,
          from: queryArg["from"],
          until: queryArg.until,
          groupBy: queryArg.groupBy,
        },
      }),
    }),
    getBooking: build.query<GetBookingApiResponse, GetBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listBookingAuditLogs: build.query<
      ListBookingAuditLogsApiResponse,
      ListBookingAuditLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}/auditLogs`,
        params: {
          cursor: queryArg.cursor,
          actor: queryArg.actor,
          entityId: queryArg.entityId,
          actorKind: queryArg.actorKind,
          entity: queryArg.entity,
          action: queryArg.action,
          from: queryArg["from"],
          until: queryArg.until,
          limit: queryArg.limit,
        },
      }),
    }),
    cancelBooking: build.mutation<
      CancelBookingApiResponse,
      CancelBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        body: queryArg.cancelBookingInput,
      }),
    }),
    getNoShowFee: build.query<GetNoShowFeeApiResponse, GetNoShowFeeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}/noShowFee`,
      }),
    }),
    chargeNoShowFee: build.mutation<
      ChargeNoShowFeeApiResponse,
      ChargeNoShowFeeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}/noShowFee`,
        method: "POST",
        body: queryArg.chargeNoShowFeeInput,
      }),
    }),
    promoteBooking: build.mutation<
      PromoteBookingApiResponse,
      PromoteBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}/promote`,
        method: "POST",
        body: queryArg.promoteBookingInput,
      }),
    }),
    restoreBooking: build.mutation<
      RestoreBookingApiResponse,
      RestoreBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: "POST",
        body: queryArg.restoreBookingInput,
      }),
    }),
    applyBookingStatus: build.mutation<
      ApplyBookingStatusApiResponse,
      ApplyBookingStatusApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/reservation/${encodeURIComponent(String(queryArg.id))}/status`,
        method: "PUT",
        body: queryArg.applyStatusInput,
      }),
    }),
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/reviews`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          rating: queryArg.rating,
        },
      }),
    }),
    getReviewSummary: build.query<
      GetReviewSummaryApiResponse,
      GetReviewSummaryApiArg
    >({
      query: () => ({ url: `/api/v1/admin/reviews/summary` }),
    }),
    searchCustomers: build.query<
      SearchCustomersApiResponse,
      SearchCustomersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/search_customer/${encodeURIComponent(String(queryArg.term))}`,
        params: {
          page: queryArg.page,
          sort: queryArg.sort,
          order: queryArg.order,
        },
      }),
    }),
    listSeatedReservations: build.query<
      ListSeatedReservationsApiResponse,
      ListSeatedReservationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/seatedReservations/${encodeURIComponent(String(queryArg["from"]))}/${encodeURIComponent(String(queryArg.to))}`,
      }),
    }),
    createSegment: build.mutation<
      CreateSegmentApiResponse,
      CreateSegmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/segments`,
        method: "POST",
        body: queryArg.segmentInput,
      }),
    }),
    updateSegment: build.mutation<
      UpdateSegmentApiResponse,
      UpdateSegmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/segments/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.segmentChange,
      }),
    }),
    deleteSegment: build.mutation<
      DeleteSegmentApiResponse,
      DeleteSegmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/segments/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listSitePages: build.query<ListSitePagesApiResponse, ListSitePagesApiArg>({
      query: () => ({ url: `/api/v1/admin/sitePages` }),
    }),
    createSitePage: build.mutation<
      CreateSitePageApiResponse,
      CreateSitePageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/sitePages`,
        method: "POST",
        body: queryArg.sitePageInput,
      }),
    }),
    previewSitePage: build.mutation<
      PreviewSitePageApiResponse,
      PreviewSitePageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/sitePages/preview`,
        method: "POST",
        body: queryArg.sitePreviewInput,
      }),
    }),
    getSitePage: build.query<GetSitePageApiResponse, GetSitePageApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/sitePages/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateSitePage: build.mutation<
      UpdateSitePageApiResponse,
      UpdateSitePageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/sitePages/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.sitePageChange,
      }),
    }),
    deleteSitePage: build.mutation<
      DeleteSitePageApiResponse,
      DeleteSitePageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/sitePages/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getSchedule: build.query<GetScheduleApiResponse, GetScheduleApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/spa/schedule/from/${encodeURIComponent(String(queryArg["from"]))}/until/${encodeURIComponent(String(queryArg.until))}`,
      }),
    }),
    listStays: build.query<ListStaysApiResponse, ListStaysApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/stays`,
        params: {
          guestId: queryArg.guestId,
        },
      }),
    }),
    createStay: build.mutation<CreateStayApiResponse, CreateStayApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/stays`,
        method: "POST",
        body: queryArg.newStayInput,
      }),
    }),
    getStay: build.query<GetStayApiResponse, GetStayApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/stays/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateStay: build.mutation<UpdateStayApiResponse, UpdateStayApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/stays/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.stayChange,
      }),
    }),
    deleteStay: build.mutation<DeleteStayApiResponse, DeleteStayApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/stays/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    cancelStay: build.mutation<CancelStayApiResponse, CancelStayApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/stays/${encodeURIComponent(String(queryArg.id))}/cancel`,
        method: "POST",
        body: queryArg.cancelStayInput,
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: () => ({ url: `/api/v1/admin/users` }),
    }),
    inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/users`,
        method: "POST",
        body: queryArg.createUserInput,
      }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.updateUserInput,
      }),
    }),
    deactivateUser: build.mutation<
      DeactivateUserApiResponse,
      DeactivateUserApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    resetUserSecondFactor: build.mutation<
      ResetUserSecondFactorApiResponse,
      ResetUserSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${encodeURIComponent(String(queryArg.id))}/secondFactor`,
        method: "DELETE",
      }),
    }),
    sendUserInvitation: build.mutation<
      SendUserInvitationApiResponse,
      SendUserInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/users/${encodeURIComponent(String(queryArg.id))}/sendInvitation`,
        method: "POST",
      }),
    }),
    getOwnVendor: build.query<GetOwnVendorApiResponse, GetOwnVendorApiArg>({
      query: () => ({ url: `/api/v1/admin/vendor` }),
    }),
    updateOwnVendor: build.mutation<
      UpdateOwnVendorApiResponse,
      UpdateOwnVendorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendor`,
        method: "PUT",
        body: queryArg.updateVendorInput,
      }),
    }),
    listVendors: build.query<ListVendorsApiResponse, ListVendorsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    createVendor: build.mutation<CreateVendorApiResponse, CreateVendorApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors`,
        method: "POST",
        body: queryArg.createVendorInput,
      }),
    }),
    updateVendor: build.mutation<UpdateVendorApiResponse, UpdateVendorApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.administerVendorInput,
      }),
    }),
    listVendorOwners: build.query<
      ListVendorOwnersApiResponse,
      ListVendorOwnersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${encodeURIComponent(String(queryArg.id))}/owners`,
      }),
    }),
    inviteVendorOwner: build.mutation<
      InviteVendorOwnerApiResponse,
      InviteVendorOwnerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${encodeURIComponent(String(queryArg.id))}/owners`,
        method: "POST",
        body: queryArg.inviteOwnerInput,
      }),
    }),
    sendVendorOwnerInvitation: build.mutation<
      SendVendorOwnerInvitationApiResponse,
      SendVendorOwnerInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vendors/${encodeURIComponent(String(queryArg.id))}/owners/${encodeURIComponent(String(queryArg.userId))}/sendInvitation`,
        method: "POST",
      }),
    }),
    getVoucherSettings: build.query<
      GetVoucherSettingsApiResponse,
      GetVoucherSettingsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/voucherSettings` }),
    }),
    updateVoucherSettings: build.mutation<
      UpdateVoucherSettingsApiResponse,
      UpdateVoucherSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/voucherSettings`,
        method: "PUT",
        body: queryArg.voucherSettingsInput,
      }),
    }),
    listVouchers: build.query<ListVouchersApiResponse, ListVouchersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers`,
        params: {
          cursor: queryArg.cursor,
          state: queryArg.state,
          search: queryArg.search,
          limit: queryArg.limit,
        },
      }),
    }),
    issueVoucher: build.mutation<IssueVoucherApiResponse, IssueVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers`,
        method: "POST",
        body: queryArg.issueVoucherInput,
      }),
    }),
    getVoucherBalance: build.mutation<
      GetVoucherBalanceApiResponse,
      GetVoucherBalanceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers/balance`,
        method: "POST",
        body: queryArg.voucherCodeInput,
      }),
    }),
    useVoucher: build.mutation<UseVoucherApiResponse, UseVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers/uses`,
        method: "POST",
        body: queryArg.useVoucherInput,
      }),
    }),
    getVoucher: build.query<GetVoucherApiResponse, GetVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    blockVoucher: build.mutation<BlockVoucherApiResponse, BlockVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers/${encodeURIComponent(String(queryArg.id))}/block`,
        method: "POST",
        body: queryArg.blockVoucherInput,
      }),
    }),
    extendVoucher: build.mutation<
      ExtendVoucherApiResponse,
      ExtendVoucherApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers/${encodeURIComponent(String(queryArg.id))}/extend`,
        method: "POST",
        body: queryArg.extendVoucherInput,
      }),
    }),
    sendVoucher: build.mutation<SendVoucherApiResponse, SendVoucherApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/vouchers/${encodeURIComponent(String(queryArg.id))}/send`,
        method: "POST",
      }),
    }),
    createWaitingBooking: build.mutation<
      CreateWaitingBookingApiResponse,
      CreateWaitingBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/waitingList`,
        method: "POST",
        body: queryArg.staffBookingInput,
      }),
    }),
    createDropIn: build.mutation<CreateDropInApiResponse, CreateDropInApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/drop-in`,
        method: "POST",
        body: queryArg.staffBookingInput,
      }),
    }),
    listTableBlocks: build.query<
      ListTableBlocksApiResponse,
      ListTableBlocksApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/blocks`,
        params: {
          from: queryArg["from"],
          until: queryArg.until,
        },
      }),
    }),
    createTableBlock: build.mutation<
      CreateTableBlockApiResponse,
      CreateTableBlockApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/blocks`,
        method: "POST",
        body: queryArg.tableBlockInput,
      }),
    }),
    deleteTableBlock: build.mutation<
      DeleteTableBlockApiResponse,
      DeleteTableBlockApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/blocks/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listPauses: build.query<ListPausesApiResponse, ListPausesApiArg>({
      query: () => ({ url: `/api/v1/fnb/pauses` }),
    }),
    pauseOnlineBooking: build.mutation<
      PauseOnlineBookingApiResponse,
      PauseOnlineBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/pauses`,
        method: "POST",
        body: queryArg.pauseInput,
      }),
    }),
    resumeOnlineBooking: build.mutation<
      ResumeOnlineBookingApiResponse,
      ResumeOnlineBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/pauses/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    createDiningRoom: build.mutation<
      CreateDiningRoomApiResponse,
      CreateDiningRoomApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/venues`,
        method: "POST",
        body: queryArg.diningRoomInput,
      }),
    }),
    updateDiningRoom: build.mutation<
      UpdateDiningRoomApiResponse,
      UpdateDiningRoomApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/venues/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.diningRoomChange,
      }),
    }),
    deleteDiningRoom: build.mutation<
      DeleteDiningRoomApiResponse,
      DeleteDiningRoomApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/venues/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          confirmImpact: queryArg.confirmImpact,
        },
      }),
    }),
    getDiningRoomFeed: build.query<
      GetDiningRoomFeedApiResponse,
      GetDiningRoomFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/venues/${encodeURIComponent(String(queryArg.id))}/feed`,
      }),
    }),
    makeDiningRoomFeed: build.mutation<
      MakeDiningRoomFeedApiResponse,
      MakeDiningRoomFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/venues/${encodeURIComponent(String(queryArg.id))}/feed`,
        method: "POST",
      }),
    }),
    revokeDiningRoomFeed: build.mutation<
      RevokeDiningRoomFeedApiResponse,
      RevokeDiningRoomFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/venues/${encodeURIComponent(String(queryArg.id))}/feed`,
        method: "DELETE",
      }),
    }),
    previewDiningRoomChange: build.mutation<
      PreviewDiningRoomChangeApiResponse,
      PreviewDiningRoomChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/venues/${encodeURIComponent(String(queryArg.id))}/impact`,
        method: "POST",
        body: queryArg.diningRoomDraft,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    getActivity: build.query<GetActivityApiResponse, GetActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/activity/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          date: queryArg.date,
          from: queryArg["from"],
          until: queryArg.until,
          code: queryArg.code,
        },
      }),
    }),
    listDoorParties: build.query<
      ListDoorPartiesApiResponse,
      ListDoorPartiesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/door`,
        params: {
          _venue: queryArg._venue,
          date: queryArg.date,
        },
      }),
    }),
    createDoorParty: build.mutation<
      CreateDoorPartyApiResponse,
      CreateDoorPartyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/door`,
        method: "POST",
        body: queryArg.doorPartyInput,
      }),
    }),
    updateDoorParty: build.mutation<
      UpdateDoorPartyApiResponse,
      UpdateDoorPartyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/door/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.doorPartyChange,
      }),
    }),
    seatDoorParty: build.mutation<
      SeatDoorPartyApiResponse,
      SeatDoorPartyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/door/${encodeURIComponent(String(queryArg.id))}/seat`,
        method: "POST",
        body: queryArg.doorSeatInput,
      }),
    }),
    listSeatingProposals: build.query<
      ListSeatingProposalsApiResponse,
      ListSeatingProposalsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/proposals`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    findSeatingProposals: build.mutation<
      FindSeatingProposalsApiResponse,
      FindSeatingProposalsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/proposals`,
        method: "POST",
        body: queryArg.seatingProposalsQuery,
      }),
    }),
    acceptSeatingProposal: build.mutation<
      AcceptSeatingProposalApiResponse,
      AcceptSeatingProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/proposals/${encodeURIComponent(String(queryArg.id))}/accept`,
        method: "POST",
      }),
    }),
    undoSeatingProposal: build.mutation<
      UndoSeatingProposalApiResponse,
      UndoSeatingProposalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/proposals/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
      }),
    }),
    createSeatingReservation: build.mutation<
      CreateSeatingReservationApiResponse,
      CreateSeatingReservationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/reservations`,
        method: "POST",
        body: queryArg.seatingReservationInput,
      }),
    }),
    updateSeatingReservation: build.mutation<
      UpdateSeatingReservationApiResponse,
      UpdateSeatingReservationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/reservations/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.seatingReservationChange,
      }),
    }),
    deleteSeatingReservation: build.mutation<
      DeleteSeatingReservationApiResponse,
      DeleteSeatingReservationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/reservations/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listSectionServices: build.query<
      ListSectionServicesApiResponse,
      ListSectionServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/sections/${encodeURIComponent(String(queryArg.date))}`,
      }),
    }),
    updateSectionServices: build.mutation<
      UpdateSectionServicesApiResponse,
      UpdateSectionServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/seating/sections/${encodeURIComponent(String(queryArg.date))}`,
        method: "PUT",
        body: queryArg.sectionServiceInput,
      }),
    }),
    listSeatingServices: build.query<
      ListSeatingServicesApiResponse,
      ListSeatingServicesApiArg
    >({
      query: () => ({ url: `/api/v1/seating/services` }),
    }),
    listServingStaff: build.query<
      ListServingStaffApiResponse,
      ListServingStaffApiArg
    >({
      query: () => ({ url: `/api/v1/seating/staff` }),
    }),
    getTableWait: build.query<GetTableWaitApiResponse, GetTableWaitApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/seating/wait`,
        params: {
          _venue: queryArg._venue,
          participants: queryArg.participants,
          date: queryArg.date,
        },
      }),
    }),
    listServices: build.query<ListServicesApiResponse, ListServicesApiArg>({
      query: () => ({ url: `/api/v1/services` }),
    }),
    createService: build.mutation<
      CreateServiceApiResponse,
      CreateServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/services`,
        method: "POST",
        body: queryArg.serviceInput,
      }),
    }),
    saveService: build.mutation<SaveServiceApiResponse, SaveServiceApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services`,
        method: "PUT",
        body: queryArg.serviceChangeWithId,
      }),
    }),
    listActiveServices: build.query<
      ListActiveServicesApiResponse,
      ListActiveServicesApiArg
    >({
      query: () => ({ url: `/api/v1/services/active` }),
    }),
    getService: build.query<GetServiceApiResponse, GetServiceApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/services/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    updateService: build.mutation<
      UpdateServiceApiResponse,
      UpdateServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/services/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.serviceChange,
      }),
    }),
    deleteService: build.mutation<
      DeleteServiceApiResponse,
      DeleteServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/services/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getServiceFeed: build.query<
      GetServiceFeedApiResponse,
      GetServiceFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/services/${encodeURIComponent(String(queryArg.id))}/feed`,
      }),
    }),
    makeServiceFeed: build.mutation<
      MakeServiceFeedApiResponse,
      MakeServiceFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/services/${encodeURIComponent(String(queryArg.id))}/feed`,
        method: "POST",
      }),
    }),
    revokeServiceFeed: build.mutation<
      RevokeServiceFeedApiResponse,
      RevokeServiceFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/services/${encodeURIComponent(String(queryArg.id))}/feed`,
        method: "DELETE",
      }),
    }),
    previewServiceChange: build.mutation<
      PreviewServiceChangeApiResponse,
      PreviewServiceChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/services/${encodeURIComponent(String(queryArg.id))}/preview-change`,
        method: "POST",
        body: queryArg.serviceChange,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listAbsences: build.query<ListAbsencesApiResponse, ListAbsencesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/absences`,
        params: {
          from: queryArg["from"],
          until: queryArg.until,
        },
      }),
    }),
    createAbsence: build.mutation<
      CreateAbsenceApiResponse,
      CreateAbsenceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/absences`,
        method: "POST",
        body: queryArg.absenceInput,
      }),
    }),
    updateAbsence: build.mutation<
      UpdateAbsenceApiResponse,
      UpdateAbsenceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/absences/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.absenceChange,
      }),
    }),
    deleteAbsence: build.mutation<
      DeleteAbsenceApiResponse,
      DeleteAbsenceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/absences/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getIntakeSettings: build.query<
      GetIntakeSettingsApiResponse,
      GetIntakeSettingsApiArg
    >({
      query: () => ({ url: `/api/v1/spa/intake-settings` }),
    }),
    updateIntakeSettings: build.mutation<
      UpdateIntakeSettingsApiResponse,
      UpdateIntakeSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/intake-settings`,
        method: "PUT",
        body: queryArg.intakeSettingsInput,
      }),
    }),
    bookJourney: build.mutation<BookJourneyApiResponse, BookJourneyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/journeys`,
        method: "POST",
        body: queryArg.journeyInput,
      }),
    }),
    listJourneyOffers: build.query<
      ListJourneyOffersApiResponse,
      ListJourneyOffersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/journeys/offers`,
        method: "POST",
        body: queryArg.journeyQuery,
      }),
    }),
    getJourney: build.query<GetJourneyApiResponse, GetJourneyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/journeys/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    moveJourney: build.mutation<MoveJourneyApiResponse, MoveJourneyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/journeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.journeyMove,
      }),
    }),
    cancelJourney: build.mutation<
      CancelJourneyApiResponse,
      CancelJourneyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/journeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    sendJourneyConfirmation: build.mutation<
      SendJourneyConfirmationApiResponse,
      SendJourneyConfirmationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/journeys/${encodeURIComponent(String(queryArg.id))}/confirmation`,
        method: "POST",
      }),
    }),
    listJourneyStarts: build.query<
      ListJourneyStartsApiResponse,
      ListJourneyStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/journeys/${encodeURIComponent(String(queryArg.id))}/starts`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    getMyDay: build.query<GetMyDayApiResponse, GetMyDayApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/my-day`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    listSpaReportRows: build.query<
      ListSpaReportRowsApiResponse,
      ListSpaReportRowsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/reports/rows`,
        params: {
          figure: queryArg.figure,
          therapist: queryArg.therapist,
          room: queryArg.room,
          type: queryArg["type"],
          segment: queryArg.segment,
          limit: queryArg.limit,
          cursor: queryArg.cursor,
          from: queryArg["from"],
          until: queryArg.until,
          hour: queryArg.hour,
        },
      }),
    }),
    listTreatmentRooms: build.query<
      ListTreatmentRoomsApiResponse,
      ListTreatmentRoomsApiArg
    >({
      query: () => ({ url: `/api/v1/spa/rooms` }),
    }),
    createTreatmentRoom: build.mutation<
      CreateTreatmentRoomApiResponse,
      CreateTreatmentRoomApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/rooms`,
        method: "POST",
        body: queryArg.treatmentRoomInput,
      }),
    }),
    updateTreatmentRoom: build.mutation<
      UpdateTreatmentRoomApiResponse,
      UpdateTreatmentRoomApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/rooms/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.treatmentRoomChange,
      }),
    }),
    deleteTreatmentRoom: build.mutation<
      DeleteTreatmentRoomApiResponse,
      DeleteTreatmentRoomApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/rooms/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    copySchedule: build.mutation<CopyScheduleApiResponse, CopyScheduleApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/schedule/copy`,
        method: "POST",
        body: queryArg.scheduleCopyInput,
      }),
    }),
    deleteShifts: build.mutation<DeleteShiftsApiResponse, DeleteShiftsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/schedule/shifts`,
        method: "DELETE",
        body: queryArg.shiftsDeletion,
      }),
    }),
    listShiftTemplates: build.query<
      ListShiftTemplatesApiResponse,
      ListShiftTemplatesApiArg
    >({
      query: () => ({ url: `/api/v1/spa/shift-templates` }),
    }),
    createShiftTemplate: build.mutation<
      CreateShiftTemplateApiResponse,
      CreateShiftTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/shift-templates`,
        method: "POST",
        body: queryArg.shiftTemplateInput,
      }),
    }),
    updateShiftTemplate: build.mutation<
      UpdateShiftTemplateApiResponse,
      UpdateShiftTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/shift-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.shiftTemplateChange,
      }),
    }),
    deleteShiftTemplate: build.mutation<
      DeleteShiftTemplateApiResponse,
      DeleteShiftTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/shift-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    planShiftsFromTemplate: build.mutation<
      PlanShiftsFromTemplateApiResponse,
      PlanShiftsFromTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/shift-templates/${encodeURIComponent(String(queryArg.id))}/shifts`,
        method: "POST",
        body: queryArg.shiftTemplateUse,
      }),
    }),
    takeOver: build.mutation<TakeOverApiResponse, TakeOverApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/takeovers`,
        method: "POST",
        body: queryArg.takeoverInput,
      }),
    }),
    previewTakeover: build.mutation<
      PreviewTakeoverApiResponse,
      PreviewTakeoverApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/takeovers/preview`,
        method: "POST",
        body: queryArg.takeoverPreviewInput,
      }),
    }),
    listFreeTherapists: build.query<
      ListFreeTherapistsApiResponse,
      ListFreeTherapistsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/therapist`,
        params: {
          type: queryArg["type"],
          treatment: queryArg.treatment,
          date: queryArg.date,
          start: queryArg.start,
          end: queryArg.end,
          outsideWorkingTime: queryArg.outsideWorkingTime,
        },
      }),
    }),
    getTherapist: build.query<GetTherapistApiResponse, GetTherapistApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/therapist/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getCalendarFeed: build.query<
      GetCalendarFeedApiResponse,
      GetCalendarFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/therapist/${encodeURIComponent(String(queryArg.id))}/feed`,
      }),
    }),
    makeCalendarFeed: build.mutation<
      MakeCalendarFeedApiResponse,
      MakeCalendarFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/therapist/${encodeURIComponent(String(queryArg.id))}/feed`,
        method: "POST",
      }),
    }),
    revokeCalendarFeed: build.mutation<
      RevokeCalendarFeedApiResponse,
      RevokeCalendarFeedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/therapist/${encodeURIComponent(String(queryArg.id))}/feed`,
        method: "DELETE",
      }),
    }),
    listTreatmentWaits: build.query<
      ListTreatmentWaitsApiResponse,
      ListTreatmentWaitsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatment-waits`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    removeTreatmentWait: build.mutation<
      RemoveTreatmentWaitApiResponse,
      RemoveTreatmentWaitApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatment-waits/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    tellWaitingGuest: build.mutation<
      TellWaitingGuestApiResponse,
      TellWaitingGuestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatment-waits/${encodeURIComponent(String(queryArg.id))}/tell`,
        method: "POST",
      }),
    }),
    updateTreatment: build.mutation<
      UpdateTreatmentApiResponse,
      UpdateTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatment/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.treatmentChange,
      }),
    }),
    getTreatment: build.query<GetTreatmentApiResponse, GetTreatmentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatments/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listTreatmentAuditLogs: build.query<
      ListTreatmentAuditLogsApiResponse,
      ListTreatmentAuditLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatments/${encodeURIComponent(String(queryArg.id))}/auditLogs`,
        params: {
          cursor: queryArg.cursor,
          actor: queryArg.actor,
          entityId: queryArg.entityId,
          actorKind: queryArg.actorKind,
          entity: queryArg.entity,
          action: queryArg.action,
          from: queryArg["from"],
          until: queryArg.until,
          limit: queryArg.limit,
        },
      }),
    }),
    sendTreatmentConfirmation: build.mutation<
      SendTreatmentConfirmationApiResponse,
      SendTreatmentConfirmationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatments/${encodeURIComponent(String(queryArg.id))}/confirmation`,
        method: "POST",
      }),
    }),
    getIntakeState: build.query<
      GetIntakeStateApiResponse,
      GetIntakeStateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatments/${encodeURIComponent(String(queryArg.id))}/intake`,
      }),
    }),
    getIntakeLink: build.mutation<
      GetIntakeLinkApiResponse,
      GetIntakeLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatments/${encodeURIComponent(String(queryArg.id))}/intake/link`,
        method: "POST",
      }),
    }),
    readIntake: build.mutation<ReadIntakeApiResponse, ReadIntakeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatments/${encodeURIComponent(String(queryArg.id))}/intake/reading`,
        method: "POST",
      }),
    }),
    setTreatmentProgress: build.mutation<
      SetTreatmentProgressApiResponse,
      SetTreatmentProgressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/spa/treatments/${encodeURIComponent(String(queryArg.id))}/progress`,
        method: "PUT",
        body: queryArg.progressInput,
      }),
    }),
    listThemes: build.query<ListThemesApiResponse, ListThemesApiArg>({
      query: () => ({ url: `/api/v1/themes` }),
    }),
    createTheme: build.mutation<CreateThemeApiResponse, CreateThemeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/themes`,
        method: "POST",
        body: queryArg.themeInput,
      }),
    }),
    updateTheme: build.mutation<UpdateThemeApiResponse, UpdateThemeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/themes/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.themeChange,
      }),
    }),
    deleteTheme: build.mutation<DeleteThemeApiResponse, DeleteThemeApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/themes/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListBookingsByCreationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput[];
  message?: string;
};
export type ListBookingsByCreationApiArg = {
  from: string;
  to: string;
  id: string;
};
export type SaveCustomerApiResponse =
  | /** status 200 Success */ {
      success: boolean;
      data: CustomerOutput;
      message?: string;
    }
  | /** status 201 Created */ {
      success: boolean;
      data: CustomerOutput;
      message?: string;
    };
export type SaveCustomerApiArg = {
  customerSave: CustomerSave;
};
export type GetDashboardApiResponse = /** status 200 Success */ {
  success: boolean;
  data: Dashboard;
  message?: string;
};
export type GetDashboardApiArg = {
  id: string;
  /** Default the venue's today. */
  date?: string;
};
export type DeleteBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteBookingApiArg = {
  deleteBookingInput: DeleteBookingInput;
};
export type DeleteCustomerApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteCustomerApiArg = {
  customerDeletion: CustomerDeletion;
};
export type ListGuestBookingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestBookings;
  message?: string;
};
export type ListGuestBookingsApiArg = {
  id: string;
};
export type ListSegmentsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SegmentOutput[];
  message?: string;
};
export type ListSegmentsApiArg = void;
export type ModifyBookingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput[];
  message?: string;
};
export type ModifyBookingsApiArg = {
  modifyBookingsInput: ModifyBookingsInput;
};
export type CreateBookingApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type CreateBookingApiArg = {
  staffBookingInput: StaffBookingInput;
};
export type CreateBookingOverrideApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type CreateBookingOverrideApiArg = {
  overrideBookingInput: OverrideBookingInput;
};
export type ConfirmIdentityApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ConfirmedIdentityOutput;
  message?: string;
};
export type ConfirmIdentityApiArg = {
  confirmIdentityInput: ConfirmIdentityInput;
};
export type AskPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyRequestOutput;
  message?: string;
};
export type AskPasskeyApiArg = void;
export type GetMeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AccountOutput;
  message?: string;
};
export type GetMeApiArg = void;
export type GetPasskeysApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyOutput[];
  message?: string;
};
export type GetPasskeysApiArg = void;
export type AddPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AddedPasskeyOutput;
  message?: string;
};
export type AddPasskeyApiArg = {
  addPasskeyInput: AddPasskeyInput;
};
export type OfferPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyCreationOutput;
  message?: string;
};
export type OfferPasskeyApiArg = {
  passkeyPasswordInput: PasskeyPasswordInput;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
  passkeyPasswordInput: PasskeyPasswordInput;
};
export type GetSecondFactorApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SecondFactorOutput;
  message?: string;
};
export type GetSecondFactorApiArg = void;
export type RemoveSecondFactorApiResponse = unknown;
export type RemoveSecondFactorApiArg = {
  secondFactorPasswordInput: SecondFactorPasswordInput;
};
export type OfferAuthenticatorApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OfferedAuthenticatorOutput;
  message?: string;
};
export type OfferAuthenticatorApiArg = {
  secondFactorPasswordInput: SecondFactorPasswordInput;
};
export type ConfirmAuthenticatorApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RecoveryCodesOutput;
  message?: string;
};
export type ConfirmAuthenticatorApiArg = {
  confirmSecondFactorInput: ConfirmSecondFactorInput;
};
export type RenewRecoveryCodesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RecoveryCodesOutput;
  message?: string;
};
export type RenewRecoveryCodesApiArg = {
  secondFactorPasswordInput: SecondFactorPasswordInput;
};
export type ListOwnSessionsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OwnSessionOutput[];
  message?: string;
};
export type ListOwnSessionsApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  id: string;
};
export type ListBookedDayApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookedTime[];
  message?: string;
};
export type ListBookedDayApiArg = {
  bookedDayInput: BookedDayInput;
};
export type ListBookingStatusesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingStatusOutput[];
  message?: string;
};
export type ListBookingStatusesApiArg = void;
export type CreateBookingStatusApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingStatusOutput;
  message?: string;
};
export type CreateBookingStatusApiArg = {
  bookingStatusInput: BookingStatusInput;
};
export type UpdateBookingStatusApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingStatusOutput;
  message?: string;
};
export type UpdateBookingStatusApiArg = {
  bookingStatusChange: BookingStatusChange;
};
export type DeleteBookingStatusApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteBookingStatusApiArg = {
  bookingStatusDeletion: BookingStatusDeletion;
};
export type OrderBookingStatusesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingStatusOutput[];
  message?: string;
};
export type OrderBookingStatusesApiArg = {
  bookingStatusOrder: BookingStatusOrder;
};
export type ListDiningRoomsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: DiningRoomOutput[];
  message?: string;
};
export type ListDiningRoomsApiArg = void;
export type GetSpaReportApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SpaReportOutput;
  message?: string;
};
export type GetSpaReportApiArg = {
  /** First day, yyyy-mm-dd. */
  lowDate: string;
  /** Last day, included; at most 400 days with the first. */
  highDate: string;
};
export type ListTreatmentsOfGuestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOutput[];
  message?: string;
};
export type ListTreatmentsOfGuestApiArg = {
  id: string;
};
export type LockTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOutput;
  message?: string;
};
export type LockTreatmentApiArg = {
  treatmentLockInput: TreatmentLockInput;
};
export type ListFreeTreatmentRoomsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: FreeRoomOutput[];
  message?: string;
};
export type ListFreeTreatmentRoomsApiArg = {
  treatmentTypeId: string;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  start: number;
  /** End with reset, minutes from midnight of the same day, up to 2880. */
  end: number;
  /** Id of a treatment to be moved: its own time is free to it. */
  treatment?: string;
};
export type CreateShiftApiResponse = /** status 201 Success */ {
  success: boolean;
  data: ShiftOutput[];
  message?: string;
};
export type CreateShiftApiArg = {
  newShiftInput: NewShiftInput;
};
export type UpdateShiftApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ShiftOutput;
  message?: string;
};
export type UpdateShiftApiArg = {
  shiftChange: ShiftChange;
};
export type DeleteShiftApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteShiftApiArg = {
  shiftDeletion: ShiftDeletion;
};
export type GetTherapistScheduleApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ScheduleOutput;
  message?: string;
};
export type GetTherapistScheduleApiArg = {
  id: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 93 days. */
  until: string;
};
export type GetShiftApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ShiftOutput;
  message?: string;
};
export type GetShiftApiArg = {
  id: string;
};
export type ListMostUsedTreatmentsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MostUsedTreatmentOutput[];
  message?: string;
};
export type ListMostUsedTreatmentsApiArg = {
  /** First day, yyyy-mm-dd. Default: 30 days with today. */
  from?: string;
  /** Last day, included; at most 400 days with the first. Default: today. */
  until?: string;
};
export type ListTherapistsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TherapistOutput[];
  message?: string;
};
export type ListTherapistsApiArg = void;
export type CreateTherapistApiResponse = /** status 201 Success */ {
  success: boolean;
  data: TherapistOutput;
  message?: string;
};
export type CreateTherapistApiArg = {
  therapistInput: TherapistInput;
};
export type UpdateTherapistApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TherapistOutput;
  message?: string;
};
export type UpdateTherapistApiArg = {
  therapistChange: TherapistChange;
};
export type DeleteTherapistApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteTherapistApiArg = {
  therapistDeletion: TherapistDeletion;
};
export type ListTreatmentsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOutput[];
  message?: string;
};
export type ListTreatmentsApiArg = {
  /** Id of a therapist: only theirs. */
  therapist?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Last day, yyyy-mm-dd: up to 93 days. Default: `date`. */
  until?: string;
};
export type CreateTreatmentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: TreatmentOutput;
  message?: string;
};
export type CreateTreatmentApiArg = {
  treatmentInput: TreatmentInput;
};
export type SaveTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOutput;
  message?: string;
};
export type SaveTreatmentApiArg = {
  treatmentUpdate: TreatmentUpdate;
};
export type DeleteTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteTreatmentApiArg = {
  treatmentDeletion: TreatmentDeletion;
};
export type CreateTreatmentAndCustomerApiResponse = /** status 201 Success */ {
  success: boolean;
  data: TreatmentOutput;
  message?: string;
};
export type CreateTreatmentAndCustomerApiArg = {
  treatmentAndCustomerInput: TreatmentAndCustomerInput;
};
export type ListFreeStartsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: FreeStartsOutput;
  message?: string;
};
export type ListFreeStartsApiArg = {
  treatmentTypeId: string;
  /** yyyy-mm-dd */
  date: string;
  /** Id of one of the type's lengths. Default: its first. */
  length?: string;
  /** Id of a therapist who has to be among those who give it. */
  therapist?: string;
  /** Id of a treatment to be moved: its own time is free to it. */
  treatment?: string;
  /** Every therapist is a woman, or a man. */
  gender?: "woman" | "man";
  /** As guests are offered it: with the notice and the booking window of the type. Default: no. */
  online?: boolean;
};
export type ListTreatmentTypesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentTypeOutput[];
  message?: string;
};
export type ListTreatmentTypesApiArg = void;
export type CreateTreatmentTypeApiResponse = /** status 201 Success */ {
  success: boolean;
  data: TreatmentTypeOutput;
  message?: string;
};
export type CreateTreatmentTypeApiArg = {
  treatmentTypeInput: TreatmentTypeInput;
};
export type UpdateTreatmentTypeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentTypeOutput;
  message?: string;
};
export type UpdateTreatmentTypeApiArg = {
  treatmentTypeChange: TreatmentTypeChange;
};
export type DeleteTreatmentTypeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteTreatmentTypeApiArg = {
  treatmentTypeDeletion: TreatmentTypeDeletion;
};
export type ListAuditLogsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AuditPageOutput;
  message?: string;
};
export type ListAuditLogsApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Id of the user or guest who acted. */
  actor?: string;
  /** Id of the changed thing. */
  entityId?: string;
  /** Kind of actor. */
  actorKind?: "staff" | "guest" | "key" | "visitor" | "system";
  /** What was changed, e.g. `booking`. */
  entity?: string;
  /** The action, e.g. `booking.cancelled`. */
  action?: string;
  /** First day, in the venue's time zone. */
  from?: string;
  /** Last day, inclusive, in the venue's time zone. */
  until?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type ListBookingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingPage;
  message?: string;
};
export type ListBookingsApiArg = {
  /** Id of a service. */
  service?: string;
  /** Id of a booking status; bookings without one are in the first that says neither arrived nor left.
    `none`: only bookings without one. */
  status?: string;
  /** Id of a segment; `none`: bookings without one. */
  segment?: string;
  /** Id of a guest; `none`: drop-ins, and bookings whose guest has been erased. */
  customer?: string;
  /** Column; day, time and id decide between equals. Default: `start`; of what was made in the period
    `createdAt`, latest first. By another column than the period's own at most 20,000 are put in order. */
  sort?: "guest" | "service" | "start" | "participants" | "createdAt";
  order?: "asc" | "desc";
  /** 1 to 200, default 50. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string;
  /** What the days of the period are: those on which bookings start, the default, or were made. */
  by?: "start" | "created";
  /** First day; default the venue's today. */
  from?: string;
  /** Last day, included; default the first. */
  until?: string;
  /** Only those that start within this hour of the clock, 0 to 23. */
  hour?: number;
  waitingList?: boolean;
  /** Absent: both. */
  active?: boolean;
  /** Part of a guest's name, email or phone; the first three characters of a booking number, or any four; or a room number. */
  text?: string;
  /** Only those that a report counts so: `counted` (active and not waiting), `waiting`, `cancelled`, `due`
    (counted, and their end has passed), `attended` or `noShow` (due, and never marked as arrived);
    `arrived` and `expected` (counted, marked as arrived or still waited for, over or not). */
  figure?:
    | "waiting"
    | "counted"
    | "noShow"
    | "expected"
    | "cancelled"
    | "due"
    | "attended"
    | "arrived";
};
export type CreateGroupBookingApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingsTogetherOutput;
  message?: string;
};
export type CreateGroupBookingApiArg = {
  groupBookingInput: GroupBookingInput;
};
export type GetGroupBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingsTogetherOutput;
  message?: string;
};
export type GetGroupBookingApiArg = {
  id: string;
};
export type CancelGroupBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingsTogetherOutput;
  message?: string;
};
export type CancelGroupBookingApiArg = {
  id: string;
  cancelTogetherInput: CancelTogetherInput;
};
export type CreateBookingSeriesApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingSeriesOutput;
  message?: string;
};
export type CreateBookingSeriesApiArg = {
  bookingSeriesInput: BookingSeriesInput;
};
export type PreviewBookingSeriesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingSeriesPlan;
  message?: string;
};
export type PreviewBookingSeriesApiArg = {
  bookingSeriesInput: BookingSeriesInput;
};
export type GetBookingSeriesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingsTogetherOutput;
  message?: string;
};
export type GetBookingSeriesApiArg = {
  id: string;
};
export type CancelBookingSeriesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingsTogetherOutput;
  message?: string;
};
export type CancelBookingSeriesApiArg = {
  id: string;
  cancelTogetherInput: CancelTogetherInput;
};
export type ApplyBulkBookingStatusApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BulkStatusResult[];
  message?: string;
};
export type ApplyBulkBookingStatusApiArg = {
  bulkStatusInput: BulkStatusInput;
};
export type ListCustomersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: CustomersPageOutput;
  message?: string;
};
export type ListCustomersApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type CreateCustomerApiResponse = /** status 201 Success */ {
  success: boolean;
  data: CustomerOutput;
  message?: string;
};
export type CreateCustomerApiArg = {
  customerInput: CustomerInput;
};
export type ListDuplicateCustomersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: DuplicatesPageOutput;
  message?: string;
};
export type ListDuplicateCustomersApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Id of a guest: only the duplicates of that guest. */
  guest?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type DismissDuplicateCustomersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DismissDuplicateCustomersApiArg = {
  id: string;
};
export type MergeCustomersApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MergeDoneOutput;
  message?: string;
};
export type MergeCustomersApiArg = {
  mergeInput: MergeInput;
};
export type PreviewCustomerMergeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MergePreviewOutput;
  message?: string;
};
export type PreviewCustomerMergeApiArg = {
  mergePreviewInput: MergePreviewInput;
};
export type UndoCustomerMergeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MergeDoneOutput;
  message?: string;
};
export type UndoCustomerMergeApiArg = {
  id: string;
};
export type SendGroupMessageApiResponse = /** status 201 Success */ {
  success: boolean;
  data: RecipientsOutput;
  message?: string;
};
export type SendGroupMessageApiArg = {
  groupMessageInput: GroupMessageInput;
};
export type CheckRecipientsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RecipientsOutput;
  message?: string;
};
export type CheckRecipientsApiArg = {
  recipientsInput: RecipientsInput;
};
export type ListCustomerTagsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: CustomerTagsOutput;
  message?: string;
};
export type ListCustomerTagsApiArg = void;
export type GetCustomerApiResponse = /** status 200 Success */ {
  success: boolean;
  data: CustomerOutput;
  message?: string;
};
export type GetCustomerApiArg = {
  id: string;
};
export type ListCustomerAuditLogsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AuditPageOutput;
  message?: string;
};
export type ListCustomerAuditLogsApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Id of the user or guest who acted. */
  actor?: string;
  /** Id of the changed thing. */
  entityId?: string;
  /** Kind of actor. */
  actorKind?: "staff" | "guest" | "key" | "visitor" | "system";
  /** What was changed, e.g. `booking`. */
  entity?: string;
  /** The action, e.g. `booking.cancelled`. */
  action?: string;
  /** First day, in the venue's time zone. */
  from?: string;
  /** Last day, inclusive, in the venue's time zone. */
  until?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type PageGuestBookingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestBookingsPage;
  message?: string;
};
export type PageGuestBookingsApiArg = {
  /** The guest's. */
  id: string;
  /** `upcoming`: not over yet, soonest first. `past`: over or cancelled, latest first. */
  period: "upcoming" | "past";
  /** 1 to 100. */
  limit?: number;
  /** `nextUpcoming`, `nextCancelled`, `nextPast` or `nextCursor` of the page before; absent for the first. */
  cursor?: string;
};
export type ListCustomerMembershipsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipOutput[];
  message?: string;
};
export type ListCustomerMembershipsApiArg = {
  id: string;
};
export type AddMembershipApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MembershipOutput;
  message?: string;
};
export type AddMembershipApiArg = {
  id: string;
  newMembershipInput: NewMembershipInput;
};
export type PageCustomerMembershipsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipsPage;
  message?: string;
};
export type PageCustomerMembershipsApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 200. */
  limit?: number;
};
export type ListCustomerMergesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestMergeOutput[];
  message?: string;
};
export type ListCustomerMergesApiArg = {
  id: string;
};
export type ListCustomerMessagesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessagesPageOutput;
  message?: string;
};
export type ListCustomerMessagesApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Only messages about the booking, stay or membership of this id. */
  about?: string;
  /** Only messages in this state. */
  state?: "failed" | "pending" | "sending" | "sent" | "unsent" | "suppressed";
  /** How many, 1 to 100. */
  limit?: number;
};
export type SendCustomerMessageApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MessageOutput;
  message?: string;
};
export type SendCustomerMessageApiArg = {
  id: string;
  sendMessageInput: SendMessageInput;
};
export type SendCustomerTemplateApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MessageOutput;
  message?: string;
};
export type SendCustomerTemplateApiArg = {
  id: string;
  sendTemplateInput: SendTemplateInput;
};
export type ResendCustomerMessageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessageOutput;
  message?: string;
};
export type ResendCustomerMessageApiArg = {
  id: string;
  messageId: string;
};
export type SendCustomerResetLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type SendCustomerResetLinkApiArg = {
  id: string;
};
export type SetCustomerPasswordApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type SetCustomerPasswordApiArg = {
  id: string;
  setPasswordInput: SetPasswordInput;
};
export type PageGuestStaysApiResponse = /** status 200 Success */ {
  success: boolean;
  data: StaysPage;
  message?: string;
};
export type PageGuestStaysApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 200. */
  limit?: number;
};
export type ListDependentsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: DependentOutput[];
  message?: string;
};
export type ListDependentsApiArg = {
  kind: DependedOnKind;
  id: string;
};
export type GetGuestCardApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestCardOutput;
  message?: string;
};
export type GetGuestCardApiArg = {
  id: string;
  /** Leaves out past and cancelled bookings; `?hidePast` alone means yes. Default: no. */
  hidePast?: boolean;
};
export type GetGuestFiguresApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestFiguresOutput;
  message?: string;
};
export type GetGuestFiguresApiArg = {
  id: string;
};
export type RunImportApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ImportReport;
  message?: string;
};
export type RunImportApiArg = {
  /** `guests`, `bookings`, `stays`, `memberships` or `tables`, which are those of the dining rooms. */
  kind: "bookings" | "memberships" | "stays" | "guests" | "tables";
  importInput: ImportInput;
};
export type TryImportApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ImportReport;
  message?: string;
};
export type TryImportApiArg = {
  /** `guests`, `bookings`, `stays`, `memberships` or `tables`, which are those of the dining rooms. */
  kind: "bookings" | "memberships" | "stays" | "guests" | "tables";
  importInput: ImportInput;
};
export type ListImportFieldsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ImportFieldOutput[];
  message?: string;
};
export type ListImportFieldsApiArg = {
  /** `guests`, `bookings`, `stays`, `memberships` or `tables`, which are those of the dining rooms. */
  kind: "bookings" | "memberships" | "stays" | "guests" | "tables";
};
export type ListMembershipTypesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipTypeOutput[];
  message?: string;
};
export type ListMembershipTypesApiArg = void;
export type CreateMembershipTypeApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MembershipTypeOutput;
  message?: string;
};
export type CreateMembershipTypeApiArg = {
  membershipTypeInput: MembershipTypeInput;
};
export type GetMembershipTypeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipTypeOutput;
  message?: string;
};
export type GetMembershipTypeApiArg = {
  id: string;
};
export type UpdateMembershipTypeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipTypeOutput;
  message?: string;
};
export type UpdateMembershipTypeApiArg = {
  id: string;
  membershipTypeChange: MembershipTypeChange;
};
export type DeleteMembershipTypeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteMembershipTypeApiArg = {
  id: string;
};
export type GetMembershipApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipOutput;
  message?: string;
};
export type GetMembershipApiArg = {
  id: string;
};
export type EndMembershipApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipOutput;
  message?: string;
};
export type EndMembershipApiArg = {
  id: string;
  membershipActionInput: MembershipActionInput;
};
export type PauseMembershipApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipOutput;
  message?: string;
};
export type PauseMembershipApiArg = {
  id: string;
  membershipActionInput: MembershipActionInput;
};
export type GetRenewalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type GetRenewalApiArg = {
  id: string;
};
export type ForgetRenewalCardApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type ForgetRenewalCardApiArg = {
  id: string;
};
export type StartRenewalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type StartRenewalApiArg = {
  id: string;
};
export type StopRenewalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type StopRenewalApiArg = {
  id: string;
};
export type ResumeMembershipApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipOutput;
  message?: string;
};
export type ResumeMembershipApiArg = {
  id: string;
  membershipActionInput: MembershipActionInput;
};
export type UndoMembershipUseApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipOutput;
  message?: string;
};
export type UndoMembershipUseApiArg = {
  id: string;
  undoUseInput: UndoUseInput;
};
export type ListMembershipUsesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipUsesPage;
  message?: string;
};
export type ListMembershipUsesApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type UseMembershipApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MembershipOutput;
  message?: string;
};
export type UseMembershipApiArg = {
  id: string;
  useMembershipInput: UseMembershipInput;
};
export type ListMessageTemplatesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessageTemplateOutput[];
  message?: string;
};
export type ListMessageTemplatesApiArg = void;
export type CreateMessageTemplateApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MessageTemplateOutput;
  message?: string;
};
export type CreateMessageTemplateApiArg = {
  messageTemplateInput: MessageTemplateInput;
};
export type ListMessageKindsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessageKindOutput[];
  message?: string;
};
export type ListMessageKindsApiArg = {
  /** Of the product's own texts. Default: the caller's. */
  language?: string;
};
export type PreviewMessageTemplateApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessagePreviewOutput;
  message?: string;
};
export type PreviewMessageTemplateApiArg = {
  messagePreviewInput: MessagePreviewInput;
};
export type ListPreviewBookingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PreviewBookingOutput[];
  message?: string;
};
export type ListPreviewBookingsApiArg = {
  /** A booking number, or any part of a guest's name, email or phone; up to 100 characters. Default: the newest. */
  text?: string;
};
export type SendTestMessageApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MessageOutput;
  message?: string;
};
export type SendTestMessageApiArg = {
  messagePreviewInput: MessagePreviewInput;
};
export type UpdateMessageTemplateApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessageTemplateOutput;
  message?: string;
};
export type UpdateMessageTemplateApiArg = {
  id: string;
  messageTemplateChange: MessageTemplateChange;
};
export type DeleteMessageTemplateApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteMessageTemplateApiArg = {
  id: string;
};
export type ListMessagesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessagesPageOutput;
  message?: string;
};
export type ListMessagesApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Only messages about the booking, stay or membership of this id. */
  about?: string;
  /** Only messages in this state. */
  state?: "failed" | "pending" | "sending" | "sent" | "unsent" | "suppressed";
  /** How many, 1 to 100. */
  limit?: number;
};
export type GetMessageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MessageOutput;
  message?: string;
};
export type GetMessageApiArg = {
  id: string;
};
export type GetMoneyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MoneyOutput;
  message?: string;
};
export type GetMoneyApiArg = {
  id: string;
  kind: "membership" | "stay" | "voucher" | "booking" | "treatment";
};
export type ListNoticesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: NoticeOutput[];
  message?: string;
};
export type ListNoticesApiArg = void;
export type DismissNoticesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DismissNoticesApiArg = void;
export type DismissNoticeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DismissNoticeApiArg = {
  id: string;
};
export type ListOptOutsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OptOutsPageOutput;
  message?: string;
};
export type ListOptOutsApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
  /** For this channel only. */
  channel?: "email" | "sms";
  /** Only guests whose name, email, phone or loyalty code contains each word; up to 100 characters. */
  text?: string;
};
export type AddOptOutApiResponse = /** status 201 Success */ {
  success: boolean;
  data: OptOutOutput;
  message?: string;
};
export type AddOptOutApiArg = {
  optOutInput: OptOutInput;
};
export type RemoveOptOutApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RemoveOptOutApiArg = {
  optOutInput: OptOutInput;
};
export type ListPackagesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PackageOutput[];
  message?: string;
};
export type ListPackagesApiArg = void;
export type CreatePackageApiResponse = /** status 201 Success */ {
  success: boolean;
  data: PackageOutput;
  message?: string;
};
export type CreatePackageApiArg = {
  packageInput: PackageInput;
};
export type GetPackageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PackageOutput;
  message?: string;
};
export type GetPackageApiArg = {
  id: string;
};
export type UpdatePackageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PackageOutput;
  message?: string;
};
export type UpdatePackageApiArg = {
  id: string;
  packageChange: PackageChange;
};
export type DeletePackageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeletePackageApiArg = {
  id: string;
};
export type ListParkedJobsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ParkedJobOutput[];
  message?: string;
};
export type ListParkedJobsApiArg = void;
export type RemoveParkedJobApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RemoveParkedJobApiArg = {
  id: string;
};
export type RetryParkedJobApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RetryParkedJobApiArg = {
  id: string;
};
export type ListPaymentRequestsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentRequestOutput[];
  message?: string;
};
export type ListPaymentRequestsApiArg = void;
export type RequestPaymentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: PaymentRequestOutput;
  message?: string;
};
export type RequestPaymentApiArg = {
  paymentRequestInput: PaymentRequestInput;
};
export type WithdrawPaymentRequestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type WithdrawPaymentRequestApiArg = {
  id: string;
};
export type ListPaymentsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentsPage;
  message?: string;
};
export type ListPaymentsApiArg = {
  state?: PaymentDeskState;
  /** Id of a guest. */
  customer?: string;
  /** How many, 1 to 100. Default: 50. */
  limit?: number;
  /** `nextCursor` of the previous page. */
  cursor?: string;
  /** First day on which they were begun, `yyyy-mm-dd`. */
  from: string;
  /** Last day, included. */
  until: string;
  /** Who collects the money. */
  provider?: "sandbox" | "stripe" | "voucher";
};
export type ListPaymentCasesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentOutput[];
  message?: string;
};
export type ListPaymentCasesApiArg = void;
export type GetSettlementApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SettlementDay[];
  message?: string;
};
export type GetSettlementApiArg = {
  /** First day, `yyyy-mm-dd`. */
  from: string;
  /** Last day, included. */
  until: string;
};
export type GetPaymentTotalsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentTotal[];
  message?: string;
};
export type GetPaymentTotalsApiArg = {
  state?: PaymentDeskState;
  /** Id of a guest. */
  customer?: string;
  /** First day on which they were begun, `yyyy-mm-dd`. */
  from: string;
  /** Last day, included. */
  until: string;
  /** Who collects the money. */
  provider?: "sandbox" | "stripe" | "voucher";
};
export type GetPaymentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentDetail;
  message?: string;
};
export type GetPaymentApiArg = {
  id: string;
};
export type ClosePaymentCaseApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentDetail;
  message?: string;
};
export type ClosePaymentCaseApiArg = {
  id: string;
  closeCaseInput: CloseCaseInput;
};
export type RefundPaymentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentDetail;
  message?: string;
};
export type RefundPaymentApiArg = {
  id: string;
  refundInput: RefundInput;
};
export type CheckPaymentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentDetail;
  message?: string;
};
export type CheckPaymentApiArg = {
  id: string;
};
export type ListPicturesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PicturesOutput;
  message?: string;
};
export type ListPicturesApiArg = void;
export type UploadPictureApiResponse = /** status 201 Success */ {
  success: boolean;
  data: PictureOutput;
  message?: string;
};
export type UploadPictureApiArg = {
  /** Of the file, for staff to find it by. */
  name: string;
  body: Blob;
};
export type GetPictureApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PictureOutput;
  message?: string;
};
export type GetPictureApiArg = {
  id: string;
};
export type UpdatePictureApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PictureOutput;
  message?: string;
};
export type UpdatePictureApiArg = {
  id: string;
  pictureChange: PictureChange;
};
export type DeletePictureApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeletePictureApiArg = {
  id: string;
};
export type PreviewAnonymisationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AnonymisationPreviewOutput;
  message?: string;
};
export type PreviewAnonymisationApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type TryAnonymisationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type TryAnonymisationApiArg = {
  dryRunInput: DryRunInput;
};
export type ListAnonymisationRunsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AnonymisationRunsPageOutput;
  message?: string;
};
export type ListAnonymisationRunsApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type ListPrivacyRequestsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PrivacyRequestsPageOutput;
  message?: string;
};
export type ListPrivacyRequestsApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Those of this guest only: id. */
  customerId?: string;
  /** Those in this state only. */
  state?:
    "lapsed" | "refused" | "open" | "withdrawn" | "unconfirmed" | "answered";
  /** Those of this kind only. */
  kind?:
    | "access"
    | "correction"
    | "erasure"
    | "restriction"
    | "objection"
    | "portability";
  /** How many, 1 to 100. */
  limit?: number;
};
export type RecordPrivacyRequestApiResponse = /** status 201 Success */ {
  success: boolean;
  data: PrivacyRequestOutput;
  message?: string;
};
export type RecordPrivacyRequestApiArg = {
  privacyRequestInput: PrivacyRequestInput;
};
export type GetPrivacyRequestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PrivacyRequestOutput;
  message?: string;
};
export type GetPrivacyRequestApiArg = {
  id: string;
};
export type AnswerPrivacyRequestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PrivacyRequestOutput;
  message?: string;
};
export type AnswerPrivacyRequestApiArg = {
  id: string;
  privacyAnswerInput: PrivacyAnswerInput;
};
export type ExtendPrivacyRequestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PrivacyRequestOutput;
  message?: string;
};
export type ExtendPrivacyRequestApiArg = {
  id: string;
  privacyReasonInput: PrivacyReasonInput;
};
export type CheckPrivacyIdentityApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PrivacyRequestOutput;
  message?: string;
};
export type CheckPrivacyIdentityApiArg = {
  id: string;
  privacyIdentityInput: PrivacyIdentityInput;
};
export type LiftRestrictionApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PrivacyRequestOutput;
  message?: string;
};
export type LiftRestrictionApiArg = {
  id: string;
  privacyReasonInput: PrivacyReasonInput;
};
export type RefusePrivacyRequestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PrivacyRequestOutput;
  message?: string;
};
export type RefusePrivacyRequestApiArg = {
  id: string;
  privacyReasonInput: PrivacyReasonInput;
};
export type GetOwnUserApiResponse = /** status 200 Success */ {
  success: boolean;
  data: UserOutput;
  message?: string;
};
export type GetOwnUserApiArg = void;
export type UpdateOwnUserApiResponse = /** status 200 Success */ {
  success: boolean;
  data: UserOutput;
  message?: string;
};
export type UpdateOwnUserApiArg = {
  updateOwnUserInput: UpdateOwnUserInput;
};
export type ChangeOwnUserPasswordApiResponse = unknown;
export type ChangeOwnUserPasswordApiArg = {
  changeOwnPasswordInput: ChangeOwnPasswordInput;
};
export type ListSavedFiltersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SavedFilterOutput[];
  message?: string;
};
export type ListSavedFiltersApiArg = void;
export type SaveFiltersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SavedFilterOutput[];
  message?: string;
};
export type SaveFiltersApiArg = {
  savedFiltersInput: SavedFiltersInput;
};
export type QuickUpdateBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type QuickUpdateBookingApiArg = {
  quickUpdateInput: QuickUpdateInput;
};
export type ListReportGuestsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ReportGuestsPage;
  message?: string;
};
export type ListReportGuestsApiArg = {
  /** Id of a service, to count only its bookings. */
  service?: string;
  /** Id of a segment, to count only its bookings; `none`: bookings without one. */
  segment?: string;
  /** First day, `yyyy-mm-dd`. */
  from: string;
  /** Last day, included; at most 400 days with the first. */
  until: string;
  /** Only guests with more than one booking that counts. Default: false. */
  repeat?: boolean;
  /** How many, 1 to 100. Default: 50. */
  limit?: number;
  /** `nextCursor` of the previous page. */
  cursor?: string;
};
export type GetReportApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ReportOutput;
  message?: string;
};
export type GetReportApiArg = {
  /** Which report. */
  report:
    | "bookings"
    | "treatments"
    | "participants"
    | "guests"
    | "occupancy"
    | "revenue"
    | "no-shows"
    | "refusals"
    | "covers"
    | "turn-times"
    | "table-use"
    | "therapist-use"
    | "treatment-rooms";
  /** Id of a service, to count only its bookings; treatments have no service. */
  service?: string;
  /** Id of a segment, to count only its bookings, or its treatments; working time belongs to none. */
  segment?: string;
  /** First day, `yyyy-mm-dd`. */
  from: string;
  /** Last day, included; at most 400 days with the first. */
  until: string;
  /** Length of a period; weeks start on Monday. Default: `day`. */
  groupBy?: "day" | "week" | "month";
};
export type GetBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type GetBookingApiArg = {
  id: string;
};
export type ListBookingAuditLogsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AuditPageOutput;
  message?: string;
};
export type ListBookingAuditLogsApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Id of the user or guest who acted. */
  actor?: string;
  /** Id of the changed thing. */
  entityId?: string;
  /** Kind of actor. */
  actorKind?: "staff" | "guest" | "key" | "visitor" | "system";
  /** What was changed, e.g. `booking`. */
  entity?: string;
  /** The action, e.g. `booking.cancelled`. */
  action?: string;
  /** First day, in the venue's time zone. */
  from?: string;
  /** Last day, inclusive, in the venue's time zone. */
  until?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type CancelBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type CancelBookingApiArg = {
  id: string;
  cancelBookingInput: CancelBookingInput;
};
export type GetNoShowFeeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: NoShowFeeOutput;
  message?: string;
};
export type GetNoShowFeeApiArg = {
  id: string;
};
export type ChargeNoShowFeeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: NoShowFeeOutput;
  message?: string;
};
export type ChargeNoShowFeeApiArg = {
  id: string;
  chargeNoShowFeeInput: ChargeNoShowFeeInput;
};
export type PromoteBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type PromoteBookingApiArg = {
  id: string;
  promoteBookingInput: PromoteBookingInput;
};
export type RestoreBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type RestoreBookingApiArg = {
  id: string;
  restoreBookingInput: RestoreBookingInput;
};
export type ApplyBookingStatusApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type ApplyBookingStatusApiArg = {
  id: string;
  applyStatusInput: ApplyStatusInput;
};
export type ListReviewsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ReviewsPageOutput;
  message?: string;
};
export type ListReviewsApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
  /** Only with this rating, 1 to 5. */
  rating?: number;
};
export type GetReviewSummaryApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ReviewSummaryOutput;
  message?: string;
};
export type GetReviewSummaryApiArg = void;
export type SearchCustomersApiResponse =
  /** status 200 15 per page; `X-Total-Count` has the total, at most 600 */ GuestFoundOutput[];
export type SearchCustomersApiArg = {
  term: string;
  /** 15 guests each, from 1 to 40. */
  page?: number;
  /** Column; the names decide between equals. Default: lastname. */
  sort?: "lastname" | "firstname" | "email" | "phone" | "loyaltyCode";
  order?: "asc" | "desc";
};
export type ListSeatedReservationsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput[];
  message?: string;
};
export type ListSeatedReservationsApiArg = {
  from: string;
  to: string;
};
export type CreateSegmentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: SegmentOutput;
  message?: string;
};
export type CreateSegmentApiArg = {
  segmentInput: SegmentInput;
};
export type UpdateSegmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SegmentOutput;
  message?: string;
};
export type UpdateSegmentApiArg = {
  id: string;
  segmentChange: SegmentChange;
};
export type DeleteSegmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteSegmentApiArg = {
  id: string;
};
export type ListSitePagesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SitePageRowOutput[];
  message?: string;
};
export type ListSitePagesApiArg = void;
export type CreateSitePageApiResponse = /** status 201 Success */ {
  success: boolean;
  data: SitePageOutput;
  message?: string;
};
export type CreateSitePageApiArg = {
  sitePageInput: SitePageInput;
};
export type PreviewSitePageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SitePreviewOutput;
  message?: string;
};
export type PreviewSitePageApiArg = {
  sitePreviewInput: SitePreviewInput;
};
export type GetSitePageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SitePageOutput;
  message?: string;
};
export type GetSitePageApiArg = {
  id: string;
};
export type UpdateSitePageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SitePageOutput;
  message?: string;
};
export type UpdateSitePageApiArg = {
  id: string;
  sitePageChange: SitePageChange;
};
export type DeleteSitePageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteSitePageApiArg = {
  id: string;
};
export type GetScheduleApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ScheduleOutput;
  message?: string;
};
export type GetScheduleApiArg = {
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 93 days. */
  until: string;
};
export type ListStaysApiResponse = /** status 200 Success */ {
  success: boolean;
  data: StaffStayOutput[];
  message?: string;
};
export type ListStaysApiArg = {
  /** Id of the guest. */
  guestId: string;
};
export type CreateStayApiResponse = /** status 201 Success */ {
  success: boolean;
  data: StaffStayOutput;
  message?: string;
};
export type CreateStayApiArg = {
  newStayInput: NewStayInput;
};
export type GetStayApiResponse = /** status 200 Success */ {
  success: boolean;
  data: StaffStayOutput;
  message?: string;
};
export type GetStayApiArg = {
  id: string;
};
export type UpdateStayApiResponse = /** status 200 Success */ {
  success: boolean;
  data: StaffStayOutput;
  message?: string;
};
export type UpdateStayApiArg = {
  id: string;
  stayChange: StayChange;
};
export type DeleteStayApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteStayApiArg = {
  id: string;
};
export type CancelStayApiResponse = /** status 200 Success */ {
  success: boolean;
  data: StaffStayOutput;
  message?: string;
};
export type CancelStayApiArg = {
  id: string;
  cancelStayInput: CancelStayInput;
};
export type ListUsersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: UserOutput[];
  message?: string;
};
export type ListUsersApiArg = void;
export type InviteUserApiResponse = /** status 201 Success */ {
  success: boolean;
  data: UserOutput;
  message?: string;
};
export type InviteUserApiArg = {
  createUserInput: CreateUserInput;
};
export type GetUserApiResponse = /** status 200 Success */ {
  success: boolean;
  data: UserOutput;
  message?: string;
};
export type GetUserApiArg = {
  id: string;
};
export type UpdateUserApiResponse = /** status 200 Success */ {
  success: boolean;
  data: UserOutput;
  message?: string;
};
export type UpdateUserApiArg = {
  id: string;
  updateUserInput: UpdateUserInput;
};
export type DeactivateUserApiResponse = unknown;
export type DeactivateUserApiArg = {
  id: string;
};
export type ResetUserSecondFactorApiResponse = unknown;
export type ResetUserSecondFactorApiArg = {
  id: string;
};
export type SendUserInvitationApiResponse = unknown;
export type SendUserInvitationApiArg = {
  id: string;
};
export type GetOwnVendorApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VendorOutput;
  message?: string;
};
export type GetOwnVendorApiArg = void;
export type UpdateOwnVendorApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VendorOutput;
  message?: string;
};
export type UpdateOwnVendorApiArg = {
  updateVendorInput: UpdateVendorInput;
};
export type ListVendorsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VendorsPageOutput;
  message?: string;
};
export type ListVendorsApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type CreateVendorApiResponse = /** status 201 Success */ {
  success: boolean;
  data: VendorOutput;
  message?: string;
};
export type CreateVendorApiArg = {
  createVendorInput: CreateVendorInput;
};
export type UpdateVendorApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VendorOutput;
  message?: string;
};
export type UpdateVendorApiArg = {
  id: string;
  administerVendorInput: AdministerVendorInput;
};
export type ListVendorOwnersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: UserOutput[];
  message?: string;
};
export type ListVendorOwnersApiArg = {
  id: string;
};
export type InviteVendorOwnerApiResponse = /** status 201 Success */ {
  success: boolean;
  data: UserOutput;
  message?: string;
};
export type InviteVendorOwnerApiArg = {
  id: string;
  inviteOwnerInput: InviteOwnerInput;
};
export type SendVendorOwnerInvitationApiResponse = unknown;
export type SendVendorOwnerInvitationApiArg = {
  id: string;
  userId: string;
};
export type GetVoucherSettingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VoucherSettingsOutput;
  message?: string;
};
export type GetVoucherSettingsApiArg = void;
export type UpdateVoucherSettingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VoucherSettingsOutput;
  message?: string;
};
export type UpdateVoucherSettingsApiArg = {
  voucherSettingsInput: VoucherSettingsInput;
};
export type ListVouchersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VouchersPage;
  message?: string;
};
export type ListVouchersApiArg = {
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  state?: VoucherState;
  /** Last four characters of a code, or the start of a name or an email. */
  search?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type IssueVoucherApiResponse = /** status 201 Success */ {
  success: boolean;
  data: VoucherDetail;
  message?: string;
};
export type IssueVoucherApiArg = {
  issueVoucherInput: IssueVoucherInput;
};
export type GetVoucherBalanceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GiftCardBalance;
  message?: string;
};
export type GetVoucherBalanceApiArg = {
  voucherCodeInput: VoucherCodeInput;
};
export type UseVoucherApiResponse = /** status 201 Success */ {
  success: boolean;
  data: UsedVoucher;
  message?: string;
};
export type UseVoucherApiArg = {
  useVoucherInput: UseVoucherInput;
};
export type GetVoucherApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VoucherDetail;
  message?: string;
};
export type GetVoucherApiArg = {
  id: string;
};
export type BlockVoucherApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VoucherDetail;
  message?: string;
};
export type BlockVoucherApiArg = {
  id: string;
  blockVoucherInput: BlockVoucherInput;
};
export type ExtendVoucherApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VoucherDetail;
  message?: string;
};
export type ExtendVoucherApiArg = {
  id: string;
  extendVoucherInput: ExtendVoucherInput;
};
export type SendVoucherApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VoucherDetail;
  message?: string;
};
export type SendVoucherApiArg = {
  id: string;
};
export type CreateWaitingBookingApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type CreateWaitingBookingApiArg = {
  staffBookingInput: StaffBookingInput;
};
export type CreateDropInApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type CreateDropInApiArg = {
  staffBookingInput: StaffBookingInput;
};
export type ListTableBlocksApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TableBlockOutput[];
  message?: string;
};
export type ListTableBlocksApiArg = {
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 60 days. */
  until: string;
};
export type CreateTableBlockApiResponse = /** status 201 Success */ {
  success: boolean;
  data: TableBlockOutput;
  message?: string;
};
export type CreateTableBlockApiArg = {
  tableBlockInput: TableBlockInput;
};
export type DeleteTableBlockApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteTableBlockApiArg = {
  id: string;
};
export type ListPausesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PauseOutput[];
  message?: string;
};
export type ListPausesApiArg = void;
export type PauseOnlineBookingApiResponse = /** status 201 Success */ {
  success: boolean;
  data: PauseOutput;
  message?: string;
};
export type PauseOnlineBookingApiArg = {
  pauseInput: PauseInput;
};
export type ResumeOnlineBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type ResumeOnlineBookingApiArg = {
  id: string;
};
export type CreateDiningRoomApiResponse = /** status 201 Success */ {
  success: boolean;
  data: DiningRoomOutput;
  message?: string;
};
export type CreateDiningRoomApiArg = {
  diningRoomInput: DiningRoomInput;
};
export type UpdateDiningRoomApiResponse = /** status 200 Success */ {
  success: boolean;
  data: DiningRoomOutput;
  message?: string;
};
export type UpdateDiningRoomApiArg = {
  id: string;
  diningRoomChange: DiningRoomChange;
};
export type DeleteDiningRoomApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteDiningRoomApiArg = {
  id: string;
  /** Delete it although coming bookings have its tables. Default: false. */
  confirmImpact?: boolean;
};
export type GetDiningRoomFeedApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingFeedOutput;
  message?: string;
};
export type GetDiningRoomFeedApiArg = {
  id: string;
};
export type MakeDiningRoomFeedApiResponse = /** status 201 Success */ {
  success: boolean;
  data: NewBookingFeedOutput;
  message?: string;
};
export type MakeDiningRoomFeedApiArg = {
  id: string;
};
export type RevokeDiningRoomFeedApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RevokeDiningRoomFeedApiArg = {
  id: string;
};
export type PreviewDiningRoomChangeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RoomImpact;
  message?: string;
};
export type PreviewDiningRoomChangeApiArg = {
  id: string;
  /** Bookings on a page, 1 to 500. Default: 200. */
  limit?: number;
  /** `nextCursor` of the previous page. */
  cursor?: string;
  diningRoomDraft: DiningRoomDraft;
};
export type GetActivityApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ActivityWithAvailability;
  message?: string;
};
export type GetActivityApiArg = {
  id: string;
  date?: string;
  from?: string;
  until?: string;
  /** Of a service that is protected by one; also accepted as header `x-service-code`. */
  code?: string;
};
export type ListDoorPartiesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: DoorPartyOutput[];
  message?: string;
};
export type ListDoorPartiesApiArg = {
  /** A dining room; absent: all. */
  _venue?: string;
  /** The evening's day, yyyy-mm-dd. Absent: today at the venue. */
  date?: string;
};
export type CreateDoorPartyApiResponse = /** status 201 Success */ {
  success: boolean;
  data: DoorPartyOutput;
  message?: string;
};
export type CreateDoorPartyApiArg = {
  doorPartyInput: DoorPartyInput;
};
export type UpdateDoorPartyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: DoorPartyOutput;
  message?: string;
};
export type UpdateDoorPartyApiArg = {
  id: string;
  doorPartyChange: DoorPartyChange;
};
export type SeatDoorPartyApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type SeatDoorPartyApiArg = {
  id: string;
  doorSeatInput: DoorSeatInput;
};
export type ListSeatingProposalsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SeatingProposalOutput[];
  message?: string;
};
export type ListSeatingProposalsApiArg = {
  date: string;
};
export type FindSeatingProposalsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SeatingProposalOutput[];
  message?: string;
};
export type FindSeatingProposalsApiArg = {
  seatingProposalsQuery: SeatingProposalsQuery;
};
export type AcceptSeatingProposalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SeatingProposalOutput;
  message?: string;
};
export type AcceptSeatingProposalApiArg = {
  id: string;
};
export type UndoSeatingProposalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SeatingProposalOutput;
  message?: string;
};
export type UndoSeatingProposalApiArg = {
  id: string;
};
export type CreateSeatingReservationApiResponse = /** status 201 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type CreateSeatingReservationApiArg = {
  seatingReservationInput: SeatingReservationInput;
};
export type UpdateSeatingReservationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingOutput;
  message?: string;
};
export type UpdateSeatingReservationApiArg = {
  id: string;
  seatingReservationChange: SeatingReservationChange;
};
export type DeleteSeatingReservationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteSeatingReservationApiArg = {
  id: string;
};
export type ListSectionServicesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SectionServiceOutput[];
  message?: string;
};
export type ListSectionServicesApiArg = {
  date: string;
};
export type UpdateSectionServicesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SectionServiceOutput;
  message?: string;
};
export type UpdateSectionServicesApiArg = {
  date: string;
  sectionServiceInput: SectionServiceInput;
};
export type ListSeatingServicesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceOutput[];
  message?: string;
};
export type ListSeatingServicesApiArg = void;
export type ListServingStaffApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServingStaff[];
  message?: string;
};
export type ListServingStaffApiArg = void;
export type GetTableWaitApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TableWaitOutput;
  message?: string;
};
export type GetTableWaitApiArg = {
  /** The dining room. */
  _venue: string;
  /** Children included. */
  participants: number;
  /** The evening's day, yyyy-mm-dd: today, or yesterday while its evening goes on. Absent: today. */
  date?: string;
};
export type ListServicesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceOutput[];
  message?: string;
};
export type ListServicesApiArg = void;
export type CreateServiceApiResponse = /** status 201 Success */ {
  success: boolean;
  data: ServiceOutput;
  message?: string;
};
export type CreateServiceApiArg = {
  serviceInput: ServiceInput;
};
export type SaveServiceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceOutput;
  message?: string;
};
export type SaveServiceApiArg = {
  serviceChangeWithId: ServiceChangeWithId;
};
export type ListActiveServicesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceOutput[];
  message?: string;
};
export type ListActiveServicesApiArg = void;
export type GetServiceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceOutput;
  message?: string;
};
export type GetServiceApiArg = {
  id: string;
};
export type UpdateServiceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceOutput;
  message?: string;
};
export type UpdateServiceApiArg = {
  id: string;
  serviceChange: ServiceChange;
};
export type DeleteServiceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteServiceApiArg = {
  id: string;
};
export type GetServiceFeedApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookingFeedOutput;
  message?: string;
};
export type GetServiceFeedApiArg = {
  id: string;
};
export type MakeServiceFeedApiResponse = /** status 201 Success */ {
  success: boolean;
  data: NewBookingFeedOutput;
  message?: string;
};
export type MakeServiceFeedApiArg = {
  id: string;
};
export type RevokeServiceFeedApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RevokeServiceFeedApiArg = {
  id: string;
};
export type PreviewServiceChangeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceImpact;
  message?: string;
};
export type PreviewServiceChangeApiArg = {
  id: string;
  /** Bookings on a page, 1 to 500. Default: 200. */
  limit?: number;
  /** `nextCursor` of the previous page. */
  cursor?: string;
  serviceChange: ServiceChange;
};
export type ListAbsencesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AbsenceOutput[];
  message?: string;
};
export type ListAbsencesApiArg = {
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 93 days. */
  until: string;
};
export type CreateAbsenceApiResponse = /** status 201 Success */ {
  success: boolean;
  data: AbsenceOutput;
  message?: string;
};
export type CreateAbsenceApiArg = {
  absenceInput: AbsenceInput;
};
export type UpdateAbsenceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AbsenceOutput;
  message?: string;
};
export type UpdateAbsenceApiArg = {
  id: string;
  absenceChange: AbsenceChange;
};
export type DeleteAbsenceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteAbsenceApiArg = {
  id: string;
};
export type GetIntakeSettingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: IntakeSettingsOutput;
  message?: string;
};
export type GetIntakeSettingsApiArg = void;
export type UpdateIntakeSettingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: IntakeSettingsOutput;
  message?: string;
};
export type UpdateIntakeSettingsApiArg = {
  intakeSettingsInput: IntakeSettingsInput;
};
export type BookJourneyApiResponse = /** status 201 Success */ {
  success: boolean;
  data: JourneyOutput;
  message?: string;
};
export type BookJourneyApiArg = {
  journeyInput: JourneyInput;
};
export type ListJourneyOffersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: JourneyOffersOutput;
  message?: string;
};
export type ListJourneyOffersApiArg = {
  journeyQuery: JourneyQuery;
};
export type GetJourneyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: JourneyOutput;
  message?: string;
};
export type GetJourneyApiArg = {
  id: string;
};
export type MoveJourneyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: JourneyOutput;
  message?: string;
};
export type MoveJourneyApiArg = {
  id: string;
  journeyMove: JourneyMove;
};
export type CancelJourneyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type CancelJourneyApiArg = {
  id: string;
};
export type SendJourneyConfirmationApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MessageOutput;
  message?: string;
};
export type SendJourneyConfirmationApiArg = {
  id: string;
};
export type ListJourneyStartsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: JourneyStart[];
  message?: string;
};
export type ListJourneyStartsApiArg = {
  id: string;
  /** yyyy-mm-dd */
  date: string;
};
export type GetMyDayApiResponse = /** status 200 Success */ {
  success: boolean;
  data: MyDayOutput;
  message?: string;
};
export type GetMyDayApiArg = {
  /** yyyy-mm-dd. Default: the venue's today. */
  date?: string;
};
export type ListSpaReportRowsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SpaRowsPage;
  message?: string;
};
export type ListSpaReportRowsApiArg = {
  /** Treatments that count as this, the gaps between treatments, or the time that therapists work. */
  figure: SpaFigure;
  /** Id: only theirs. */
  therapist?: string;
  /** Id: only there. */
  room?: string;
  /** Id of a treatment type. */
  type?: string;
  /** Id of a segment. */
  segment?: string;
  /** How many, 1 to 100. Default: 50. */
  limit?: number;
  /** `nextCursor` of the previous page. */
  cursor?: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, included; at most 400 days with the first. */
  until: string;
  /** Only what begins in this hour, 0 to 23. */
  hour?: number;
};
export type ListTreatmentRoomsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentRoomOutput[];
  message?: string;
};
export type ListTreatmentRoomsApiArg = void;
export type CreateTreatmentRoomApiResponse = /** status 201 Success */ {
  success: boolean;
  data: TreatmentRoomOutput;
  message?: string;
};
export type CreateTreatmentRoomApiArg = {
  treatmentRoomInput: TreatmentRoomInput;
};
export type UpdateTreatmentRoomApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentRoomOutput;
  message?: string;
};
export type UpdateTreatmentRoomApiArg = {
  id: string;
  treatmentRoomChange: TreatmentRoomChange;
};
export type DeleteTreatmentRoomApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteTreatmentRoomApiArg = {
  id: string;
};
export type CopyScheduleApiResponse = /** status 201 Success */ {
  success: boolean;
  data: ShiftOutput[];
  message?: string;
};
export type CopyScheduleApiArg = {
  scheduleCopyInput: ScheduleCopyInput;
};
export type DeleteShiftsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteShiftsApiArg = {
  shiftsDeletion: ShiftsDeletion;
};
export type ListShiftTemplatesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ShiftTemplateOutput[];
  message?: string;
};
export type ListShiftTemplatesApiArg = void;
export type CreateShiftTemplateApiResponse = /** status 201 Success */ {
  success: boolean;
  data: ShiftTemplateOutput;
  message?: string;
};
export type CreateShiftTemplateApiArg = {
  shiftTemplateInput: ShiftTemplateInput;
};
export type UpdateShiftTemplateApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ShiftTemplateOutput;
  message?: string;
};
export type UpdateShiftTemplateApiArg = {
  id: string;
  shiftTemplateChange: ShiftTemplateChange;
};
export type DeleteShiftTemplateApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteShiftTemplateApiArg = {
  id: string;
};
export type PlanShiftsFromTemplateApiResponse = /** status 201 Success */ {
  success: boolean;
  data: ShiftOutput[];
  message?: string;
};
export type PlanShiftsFromTemplateApiArg = {
  id: string;
  shiftTemplateUse: ShiftTemplateUse;
};
export type TakeOverApiResponse = /** status 201 Success */ {
  success: boolean;
  data: TakeoverOutput;
  message?: string;
};
export type TakeOverApiArg = {
  takeoverInput: TakeoverInput;
};
export type PreviewTakeoverApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TakeoverPreviewOutput;
  message?: string;
};
export type PreviewTakeoverApiArg = {
  takeoverPreviewInput: TakeoverPreviewInput;
};
export type ListFreeTherapistsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: FreeTherapistOutput[];
  message?: string;
};
export type ListFreeTherapistsApiArg = {
  /** Id of the treatment type. */
  type: string;
  /** Id of a treatment to be moved: its own time is free to it. */
  treatment?: string;
  date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  start: number;
  /** End with reset, minutes from midnight of the same day, up to 2880. */
  end: number;
  /** With those who do not work then and whom nobody has. Default: no. */
  outsideWorkingTime?: boolean;
};
export type GetTherapistApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TherapistOutput;
  message?: string;
};
export type GetTherapistApiArg = {
  id: string;
};
export type GetCalendarFeedApiResponse = /** status 200 Success */ {
  success: boolean;
  data: CalendarFeedOutput;
  message?: string;
};
export type GetCalendarFeedApiArg = {
  id: string;
};
export type MakeCalendarFeedApiResponse = /** status 201 Success */ {
  success: boolean;
  data: NewCalendarFeedOutput;
  message?: string;
};
export type MakeCalendarFeedApiArg = {
  id: string;
};
export type RevokeCalendarFeedApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RevokeCalendarFeedApiArg = {
  id: string;
};
export type ListTreatmentWaitsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentWaitOutput[];
  message?: string;
};
export type ListTreatmentWaitsApiArg = {
  /** yyyy-mm-dd. Absent: all. */
  date?: string;
};
export type RemoveTreatmentWaitApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RemoveTreatmentWaitApiArg = {
  id: string;
};
export type TellWaitingGuestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentWaitOutput;
  message?: string;
};
export type TellWaitingGuestApiArg = {
  id: string;
};
export type UpdateTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOutput;
  message?: string;
};
export type UpdateTreatmentApiArg = {
  id: string;
  treatmentChange: TreatmentChange;
};
export type GetTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOutput;
  message?: string;
};
export type GetTreatmentApiArg = {
  id: string;
};
export type ListTreatmentAuditLogsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AuditPageOutput;
  message?: string;
};
export type ListTreatmentAuditLogsApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Id of the user or guest who acted. */
  actor?: string;
  /** Id of the changed thing. */
  entityId?: string;
  /** Kind of actor. */
  actorKind?: "staff" | "guest" | "key" | "visitor" | "system";
  /** What was changed, e.g. `booking`. */
  entity?: string;
  /** The action, e.g. `booking.cancelled`. */
  action?: string;
  /** First day, in the venue's time zone. */
  from?: string;
  /** Last day, inclusive, in the venue's time zone. */
  until?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type SendTreatmentConfirmationApiResponse = /** status 201 Success */ {
  success: boolean;
  data: MessageOutput;
  message?: string;
};
export type SendTreatmentConfirmationApiArg = {
  id: string;
};
export type GetIntakeStateApiResponse = /** status 200 Success */ {
  success: boolean;
  data: IntakeStateOutput;
  message?: string;
};
export type GetIntakeStateApiArg = {
  id: string;
};
export type GetIntakeLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: IntakeLinkOutput;
  message?: string;
};
export type GetIntakeLinkApiArg = {
  id: string;
};
export type ReadIntakeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ReadIntakeOutput[];
  message?: string;
};
export type ReadIntakeApiArg = {
  id: string;
};
export type SetTreatmentProgressApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOutput;
  message?: string;
};
export type SetTreatmentProgressApiArg = {
  id: string;
  progressInput: ProgressInput;
};
export type ListThemesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ThemeOutput[];
  message?: string;
};
export type ListThemesApiArg = void;
export type CreateThemeApiResponse = /** status 201 Success */ {
  success: boolean;
  data: ThemeOutput;
  message?: string;
};
export type CreateThemeApiArg = {
  themeInput: ThemeInput;
};
export type UpdateThemeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ThemeOutput;
  message?: string;
};
export type UpdateThemeApiArg = {
  id: string;
  themeChange: ThemeChange;
};
export type DeleteThemeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteThemeApiArg = {
  id: string;
};
export type BookingCustomer = {
  _id: string;
  firstname: string;
  lastname: string;
  phone?: string;
  email?: string;
  /** What the kitchen must know. */
  allergies?: string;
  /** Staff's mark; absent: none. */
  vip?: boolean;
  /** What the guest likes. */
  preferences?: string;
  /** Staff's words for kinds of guests; absent: none. */
  tags?: string[];
};
export type BookingServiceRef = {
  _id: string;
  /** In the caller's language where the service has it. */
  name: string;
};
export type BookingStatusRef = {
  _id: string;
  name: string;
  /** `#rrggbb` */
  color: string;
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
};
export type SegmentRef = {
  _id: string;
  type: string;
};
export type AddonSnapshot = {
  _id: string;
  name: string;
  /** Minor units for one. */
  price: number;
};
export type BookedAddonOutput = {
  _id: string;
  _addon: AddonSnapshot;
  /** 1 to 99 */
  quantity: number;
};
export type CompanionOutput = {
  name: string;
};
export type BookingTableOutput = {
  _table: string;
};
export type TableAttribute = "window" | "outside" | "highChair" | "wheelchair";
export type TableWishOutput = {
  attributes: TableAttribute[];
  /** Which of the `attributes` their tables have. */
  granted: TableAttribute[];
  /** Id of the table that they like. */
  _table?: string;
  /** Absent where the table is gone. */
  tableName?: string;
  /** Whether they have the table that they like. */
  tableGranted: boolean;
};
export type ActivityAgeBand = {
  _id: string;
  name: string;
  /** Years, the first and the last that belong to it. */
  from: number;
  to: number;
  /** Minor units for one; 0: free. */
  price: number;
};
export type PrepaidPartOutput = {
  /** `all`, `share` or `perHead`. */
  kind: string;
  /** Of `share`: hundredths of a per cent. */
  basisPoints?: number;
  /** Of `perHead`: minor units. */
  amount?: number;
};
export type CancellationStepOutput = {
  hours: number;
  /** Hundredths of a per cent of the price. */
  basisPoints: number;
};
export type CoveredByOutput = {
  /** `membership` or `stay`. */
  kind: string;
  /** Id of the membership or stay. */
  _id: string;
  /** Of the membership's type, as it was booked. */
  name?: string;
  /** Id of the service's line in the stay. */
  _stayService?: string;
};
export type BookingTermsOutput = {
  /** Minor units for one participant. */
  price: number;
  /** What children of an age pay, as agreed. Absent: everybody pays the price. */
  ageBands?: ActivityAgeBand[];
  /** ISO 4217. */
  currency: string;
  /** Hours before the start. */
  cancellationHours: number;
  /** ISO instant until which the guest may cancel, itself included. */
  cancellationDeadline: string;
  /** 'none', 'optional' or 'required'. */
  prepayment: string;
  /** How much of it is paid in advance. Absent: all of it, or nothing where nothing is prepaid. */
  prepaidPart?: PrepaidPartOutput;
  /** What cancelling costs, the earliest step first. Empty: nothing until the deadline. */
  cancellation: CancellationStepOutput[];
  /** What not coming costs by the card that was given for it, in minor units. Absent: nothing. */
  noShowFee?: number;
  /** A membership or a stay, that pays instead of the guest: the price is 0. */
  coveredBy?: CoveredByOutput;
};
export type PriceLineKind =
  "participants" | "adults" | "children" | "band" | "addon";
export type PriceLineOutput = {
  /** `participants`: the whole party, where no price depends on age. Otherwise `adults`, each age `band` with anyone in
    it, and `children` in no band. `addon`: something booked along with it. */
  kind: PriceLineKind;
  /** Of a band or an addon, in the caller's language. */
  name?: string;
  /** Of a band: the first and the last age in it. */
  from?: number;
  to?: number;
  quantity: number;
  /** Minor units for one. */
  price: number;
  /** Minor units: price times quantity. */
  amount: number;
};
export type PrepaidOutput = {
  /** Minor units that were paid and not returned. */
  paid: number;
  /** Minor units of it that go back, by the terms, if it is cancelled now. */
  refund: number;
};
export type BookingOutput = {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** Absent for a drop-in guest, and when the guest has been deleted. */
  _customer?: BookingCustomer;
  _service: BookingServiceRef;
  _bookingStatus?: BookingStatusRef;
  _segment?: SegmentRef;
  /** Id of the series it is a date of. */
  _series?: string;
  /** Id of what was booked in one go. */
  _group?: string;
  /** The day as an ISO date-time at 00:00Z. */
  start: string;
  /** The day, yyyy-mm-dd. */
  date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** End, minutes from midnight of the same day; past 1440 it ends on the next. */
  timeindexEnd: number;
  /** Children included. */
  participants: number;
  numberOfChildren: number;
  /** Years of each child. Absent: not given, or of no consequence. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  addons: BookedAddonOutput[];
  companions: CompanionOutput[];
  tables: BookingTableOutput[];
  tableWish?: TableWishOutput;
  /** False when cancelled, made inactive by its status, or waiting. */
  active: boolean;
  waitingList: boolean;
  /** 1 is next; only of a waiting booking. */
  waitingListPosition?: number;
  attendenceVerified: boolean;
  /** Made by the guest. */
  onlineBooking: boolean;
  terms: BookingTermsOutput;
  /** Minor units: what each of the party pays, and the addons. */
  totalPrice: number;
  /** The total, line by line. Absent: there is nothing to pay for. */
  priceLines?: PriceLineOutput[];
  /** Absent where nothing was paid, and wherever more than this one is answered. */
  prepaid?: PrepaidOutput;
  /** Minor units that go back to the guest by this change; absent: nothing, or there was no change. */
  refunded?: number;
  /** Minor units that this change adds to what is prepaid; its guest would have paid them first, of staff nothing is asked.
    Absent: nothing, or there was no change. */
  prepaymentDue?: number;
  /** ISO instant. */
  cancelledAt?: string;
  createdAt: string;
  updatedAt: string;
  /** Send it back with a change; a stale one answers 409 STALE_VERSION. */
  version: number;
};
export type FieldFailure = {
  /** Path of the field, dotted, e.g. `times.0.start`. */
  field: string;
  /** Which rule it breaks, stable as the other codes. */
  code?: string;
  /** In the language of the answer; in English what the validator says, with its limits. */
  message: string;
};
export type Failure = {
  /** Always false. */
  success: boolean;
  /** The HTTP status again. */
  statusCode: number;
  /** Stable, upper snake case; texts may change, codes do not. */
  code: string;
  /** What a person is told, in the language that `Accept-Language` asks for; English without one. */
  error: string;
  /** The same text as `error`. */
  message: string;
  /** Which fields, when the request itself was at fault. */
  details?: FieldFailure[];
  /** Facts beside the text, e.g. `available` or `currentVersion`. */
  data?: {
    [key: string]: unknown;
  };
  /** The id under which the log has the rest; only with 500. */
  requestId?: string;
};
export type AddressOutput = {
  street?: string;
  postalCode?: string;
  city?: string;
  country?: string;
};
export type CustomerOutput = {
  /** Staff's comments about the guest. */
  globalComments?: string;
  /** What the kitchen must know. */
  allergies?: string;
  /** Staff's mark. */
  vip: boolean;
  /** What the guest likes. */
  preferences?: string;
  /** Staff's words for kinds of guests. */
  tags: string[];
  active: boolean;
  /** 'Eternal'. */
  doNotDelete: boolean;
  company?: string;
  level?: string;
  /** The guest can sign in. */
  hasPassword: boolean;
  /** The system it was imported from. */
  importedFrom?: string;
  /** ISO instant since which the guest’s data is only kept, at their request; no staff may change it. */
  restrictedAt?: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** Calendar date `yyyy-mm-dd`. */
  birthDate?: string;
  /** Free text. */
  gender?: string;
  loyaltyCode?: string;
  address?: AddressOutput;
  /** One of the seven languages. Absent: the venue's. */
  languageCode?: string;
  version: number;
};
export type AddressInput = {
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  /** ISO 3166-1 alpha-2, or the country's name. */
  country?: string | null;
};
export type CustomerSave = {
  loyaltyCode?: string | null;
  /** Staff's comments about the guest, who never sees them. */
  globalComments?: string | null;
  /** What the kitchen must know. */
  allergies?: string | null;
  /** Staff's mark, never shown to the guest. Default: false. */
  vip?: boolean;
  /** What the guest likes. */
  preferences?: string | null;
  /** Staff's words for kinds of guests, never shown to the guest; each is kept once. */
  tags?: string[];
  /** False: cannot sign in. Default: true. */
  active?: boolean;
  /** 'Eternal': neither anonymised nor deleted. Default: false. */
  doNotDelete?: boolean;
  company?: string | null;
  /** Free text, e.g. a loyalty tier. */
  level?: string | null;
  /** One of first and last name is required. At most 100 characters. */
  firstname?: string | null;
  lastname?: string | null;
  /** The same as `firstname`. */
  firstName?: string | null;
  /** The same as `lastname`. */
  lastName?: string | null;
  /** Unique among the venue's guests, ignoring case. */
  email?: string | null;
  /** With country prefix, or as dialled in the venue's country. */
  phone?: string | null;
  /** Calendar date from 1900 to today, `yyyy-mm-dd`; `yyyy-m-d` is taken, too. */
  birthDate?: string | null;
  /** Free text. */
  gender?: string | null;
  address?: AddressInput | null;
  /** One of the seven languages; null: the venue's. */
  languageCode?: string | null;
  /** Id of the guest, or `new`. */
  _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version?: number;
  /** Not changed by saving; accepted so that a guest can be sent back as received. */
  createdAt?: string;
  /** Not changed by saving. */
  updatedAt?: string;
  /** Not changed by saving. */
  hasPassword?: boolean;
  /** Not changed by saving. */
  importedFrom?: string;
  /** Not changed by saving. */
  restrictedAt?: string;
};
export type DashboardQuarter = {
  _service: string;
  name: string;
  /** Its first minute, from midnight. */
  start: number;
  /** Participants who arrive in it. */
  covers: number;
  /** Most that may arrive; absent: any number. */
  pacing?: number;
};
export type DashboardCovers = {
  /** Of bookings that count. */
  booked: number;
  /** Who have arrived, those who have left again included. */
  arrived: number;
  /** Not yet there, and not given up as a no-show. */
  pending: number;
  /** When most arrive, by the starts that are sold; absent if nobody comes. */
  busiest?: DashboardQuarter;
};
export type DashboardSlot = {
  /** Minutes from midnight. */
  timeindex: number;
  participants: number;
  /** Absent where the service does not offer the time (a booking beyond the rules). */
  capacity?: number;
};
export type DashboardHour = {
  /** Participants of capacity, 0 to 1, above where staff overbooked; absent without capacity. */
  occupancy?: number;
  /** 0 to 23. */
  hour: number;
  participants: number;
  capacity: number;
};
export type DashboardService = {
  /** Participants of capacity, 0 to 1, above where staff overbooked; absent without capacity. */
  occupancy?: number;
  _id: string;
  name: string;
  participants: number;
  capacity: number;
  slots: DashboardSlot[];
  /** Hours in which a slot starts, by time. */
  hours: DashboardHour[];
};
export type DashboardDay = {
  /** Participants of capacity, 0 to 1, above where staff overbooked; absent without capacity. */
  occupancy?: number;
  /** yyyy-mm-dd */
  date: string;
  /** Bookings that count. */
  bookings: number;
  participants: number;
  capacity: number;
};
export type MessageEntityOutput = {
  /** `booking`, `treatment`, … */
  type: string;
  id: string;
};
export type MessageOutput = {
  _id: string;
  /** The guest it went to; absent for staff. */
  customerId?: string;
  /** `email` or `sms`. */
  channel: string;
  to: string;
  /** Name of the template, e.g. `bookingConfirmation`; `freeText` was written by staff. */
  template: string;
  /** Code of its language. */
  language: string;
  subject: string;
  /** Plain text; codes of reset and activation links are masked where mail is really sent. */
  text: string;
  /** The same as HTML, in the venue's current look; absent for SMS. */
  html?: string;
  /** `pending`, `sending`, `sent`, `failed`, `unsent` when there is no mail server, or `suppressed`. */
  state: string;
  attempts: number;
  /** ISO instant of the next try. */
  nextAttemptAt?: string;
  /** What the last failed try answered. */
  error?: string;
  /** Why a suppressed one was not sent: `optedOut`, the guest does not want such messages; `undeliverable`, mail
    servers have said twice since one arrived there that the address does not exist; `outdated`, what it says
    did not hold any more. */
  suppression?: string;
  entity?: MessageEntityOutput;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  sentAt?: string;
};
export type Dashboard = {
  /** yyyy-mm-dd */
  date: string;
  /** Bookings of the day that count: `listBookings?from={date}&until={date}&figure=counted`. */
  bookings: number;
  participants: number;
  /** Participants who have arrived, those who have left again included: `figure=arrived`. */
  arrived: number;
  /** Participants not yet there, and not given up as a no-show: `figure=expected`. */
  pending: number;
  /** Absent where the venue does not use the module `fnb`. */
  covers?: DashboardCovers;
  /** Waiting bookings of the day: `listBookings?from={date}&until={date}&figure=waiting`. */
  waiting: number;
  /** Participants who wait for a place on the day. */
  waitingParticipants: number;
  /** Bookings made on the venue's today, for whatever day, cancelled ones too: `by=created`. */
  newBookingsCount: number;
  /** Messages given up in the last 7 days: `listMessages?state=failed`. */
  failedMessagesCount: number;
  services: DashboardService[];
  /** Every hour in which a slot of any service starts. */
  hours: DashboardHour[];
  /** The day and the 13 after it. */
  outlook: DashboardDay[];
  /** The day's bookings that count, by time: at most 100, of today those to come before those that are over. */
  arrivals: BookingOutput[];
  /** In order of creation, at most 50. */
  waitingList: BookingOutput[];
  /** Made on the venue's today, newest first, at most 20. */
  newBookings: BookingOutput[];
  /** Given up in the last 7 days, newest first; at most 20. */
  failedMessages: MessageOutput[];
};
export type DeleteBookingInput = {
  /** Id of the booking. */
  booking: string;
};
export type CustomerDeletion = {
  /** Id of the guest. */
  userId: string;
};
export type GuestBookings = {
  /** Not over yet, soonest first; the first 100. */
  upcoming: BookingOutput[];
  /** Over or cancelled, latest first; the first 100. */
  past: BookingOutput[];
  /** Where the upcoming ones go on; absent when these are all. */
  nextUpcoming?: string;
  /** Cursor of the next page of past bookings; absent on the last. */
  nextPast?: string;
};
export type NameInOneLanguageOutput = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type SegmentOutput = {
  _id: string;
  /** As the venue calls it. */
  type: string;
  /** Its name in other languages. */
  languageList: NameInOneLanguageOutput[];
  version: number;
};
export type AddonInput = {
  /** Id of an addon that is offered with it. */
  _addon: string;
  /** 1 to 99 */
  quantity: number;
};
export type CompanionInput = {
  name: string;
};
export type TableWishInput = {
  /** Each at most once. Default: none. */
  attributes?: TableAttribute[];
  /** Id of the table that they like, in a room of the service. Default: none. */
  _table?: string;
};
export type BookingModification = {
  _id: string;
  _service?: string;
  _customer?: string;
  _segment?: string;
  _bookingStatus?: string;
  /** Absent: a moved booking keeps its length, or takes the end of the time it moves to. */
  timeindexEnd?: number;
  internalComment?: string;
  roomNumber?: string;
  date?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex?: number;
  /** Children included. */
  participants?: number;
  version: number;
  numberOfChildren?: number;
  /** Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
    none: whose age is not known pays the full price. Of any other it is ignored. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  addons?: AddonInput[];
  companions?: CompanionInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  tableWish?: TableWishInput;
};
export type ModifyBookingsInput = {
  /** Move to a past day; needs bookings.override. */
  recordPast?: boolean;
  /** 1 to 50, each booking once. */
  bookings: BookingModification[];
  /** Go beyond the places; needs bookings.override and a reason. */
  override?: boolean;
  /** Why; stored in the audit log. */
  reason?: string;
};
export type StaffBookingInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  _stayService?: string;
  /** Required, except for a drop-in. */
  _customer?: string;
  _segment?: string;
  _bookingStatus?: string;
  /** Record a booking for a past day. Needs `bookings.override`; the guest is not notified. */
  recordPast?: boolean;
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** Absent: the end of the service's time, else start + 150 minutes. Of a guest it is ignored. */
  timeindexEnd?: number;
  /** Children included. */
  participants: number;
  /** The places that were shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
  available?: number;
  numberOfChildren?: number;
  /** Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
    none: whose age is not known pays the full price. Of any other it is ignored. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  addons?: AddonInput[];
  companions?: CompanionInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  tableWish?: TableWishInput;
};
export type OverrideBookingInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  _stayService?: string;
  /** Required, except for a drop-in. */
  _customer?: string;
  _segment?: string;
  _bookingStatus?: string;
  /** Record a booking for a past day. Needs `bookings.override`; the guest is not notified. */
  recordPast?: boolean;
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** Absent: the end of the service's time, else start + 150 minutes. Of a guest it is ignored. */
  timeindexEnd?: number;
  /** Children included. */
  participants: number;
  /** The places that were shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
  available?: number;
  numberOfChildren?: number;
  /** Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
    none: whose age is not known pays the full price. Of any other it is ignored. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  addons?: AddonInput[];
  companions?: CompanionInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  tableWish?: TableWishInput;
  /** Why; stored in the audit log. 422 OVERRIDE_REASON_REQUIRED without one. */
  reason?: string;
};
export type ConfirmedIdentityOutput = {
  /** Bearer token of the same session, in place of the one that was refused. */
  accessToken: string;
  /** Lifetime in seconds. */
  expiresIn: number;
};
export type PasskeyAnswerInput = {
  /** Of the credential. */
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  /** The account, as the authenticator was told when the passkey was made. */
  userHandle?: string;
};
export type ConfirmIdentityInput = {
  password?: string;
  /** Of the authenticator, or a recovery code, which is used up; if it is sent, it alone counts. */
  code?: string;
  /** Its answer to what `askPasskey` asks; if it is sent, it alone counts. */
  passkey?: PasskeyAnswerInput;
};
export type PasskeyDescriptorOutput = {
  /** Of the credential; base64url. */
  id: string;
  /** Always `public-key`. */
  type: string;
  /** How the authenticator is reached, such as `internal`. */
  transports?: string[];
};
export type PasskeyRequestOutput = {
  /** The domain that the passkeys belong to. */
  rpId: string;
  /** Whether the authenticator must ask for a PIN or a finger. */
  userVerification?: "required" | "preferred" | "discouraged";
  /** To be signed, once and within five minutes; base64url. */
  challenge: string;
  /** In milliseconds. */
  timeout?: number;
  /** Those of the account; absent where the passkey itself says whose it is. */
  allowCredentials?: PasskeyDescriptorOutput[];
};
export type VendorModulesOutput = {
  services: boolean;
  stays: boolean;
  spa: boolean;
  fnb: boolean;
  memberships: boolean;
  openBooking: boolean;
};
export type AccountVendorOutput = {
  _id: string;
  slug: string;
  name: string;
  languageCode: string;
  /** IANA. */
  timezone: string;
  /** ISO 4217. */
  currency: string;
  /** The parts of the product it uses. */
  modules: VendorModulesOutput;
};
export type AccountOutput = {
  /** `guest` or `staff`. */
  kind: string;
  _id: string;
  firstname: string;
  lastname: string;
  email: string;
  /** Staff only: 1 employee to 4 system administrator. */
  level?: number;
  /** Set while staff must set up a second factor: until then, every other call answers 403. */
  mustEnrol?: boolean;
  vendor: AccountVendorOutput;
};
export type PasskeyOutput = {
  _id: string;
  /** By which its owner knows it. */
  name: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant; absent: not yet. */
  lastUsedAt?: string;
};
export type AddedPasskeyOutput = {
  passkey: PasskeyOutput;
  /** Ten, each to be used once, with the first second factor of an account. They are not shown again. */
  recoveryCodes?: string[];
};
export type MadePasskeyInput = {
  /** Of the credential; base64url. */
  id: string;
  /** Base64url. */
  clientDataJSON: string;
  /** Base64url. */
  attestationObject: string;
  /** How the authenticator is reached, such as `internal`. */
  transports?: string[];
};
export type AddPasskeyInput = {
  /** By which its owner knows it. */
  name: string;
  passkey: MadePasskeyInput;
};
export type PasskeyVenueOutput = {
  /** The domain that the passkey belongs to: the host of the public address. */
  id: string;
  name: string;
};
export type PasskeyUserOutput = {
  /** Base64url. */
  id: string;
  /** The account's email; a guest's with the name of the venue, of which one device may know several. */
  name: string;
  displayName: string;
};
export type PasskeyAlgorithmOutput = {
  type: "public-key";
  /** COSE number. */
  alg: number;
};
export type PasskeySelectionOutput = {
  /** Whether the passkey must be found without knowing the account. */
  residentKey?: "required" | "preferred" | "discouraged";
  /** Whether the authenticator must ask for a PIN or a finger. */
  userVerification?: "required" | "preferred" | "discouraged";
  /** The same for older browsers. */
  requireResidentKey?: boolean;
};
export type PasskeyCreationOutput = {
  rp: PasskeyVenueOutput;
  user: PasskeyUserOutput;
  /** To be signed, once and within five minutes; base64url. */
  challenge: string;
  pubKeyCredParams: PasskeyAlgorithmOutput[];
  /** In milliseconds. */
  timeout?: number;
  /** The passkeys that the account has. */
  excludeCredentials?: PasskeyDescriptorOutput[];
  authenticatorSelection?: PasskeySelectionOutput;
};
export type PasskeyPasswordInput = {
  password: string;
};
export type SecondFactorOutput = {
  /** ISO instant at which the authenticator was set up; absent: there is none. */
  since?: string;
  /** How many passkeys there are, each of which is a second factor, too. */
  passkeys: number;
  /** Codes of ten that are left for when authenticator and passkeys are lost. */
  recoveryCodesLeft: number;
  /** Whether the venue demands it at the caller’s level. */
  isRequired: boolean;
};
export type SecondFactorPasswordInput = {
  password: string;
};
export type OfferedAuthenticatorOutput = {
  /** Base32, to be typed into the authenticator. */
  secret: string;
  /** `otpauth://…`, to be read by the authenticator as a QR code. */
  uri: string;
};
export type RecoveryCodesOutput = {
  /** Each works once, in place of a code. They are not shown again. */
  recoveryCodes: string[];
};
export type ConfirmSecondFactorInput = {
  /** Six digits, as the authenticator shows them now. */
  code: string;
};
export type OwnSessionOutput = {
  _id: string;
  /** As the browser names itself. */
  browser?: string;
  /** Operating system, as the browser names it. */
  system?: string;
  /** Whether it is a phone or a tablet. */
  isHandheld: boolean;
  /** Network address of its last use. */
  ip?: string;
  /** Country where that address is registered, ISO 3166-1 alpha-2; absent if unknown. */
  country?: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; exact to the lifetime of an access token. */
  lastUsedAt: string;
  /** Whether it is the session that asks. */
  isCurrent: boolean;
};
export type BookedTime = {
  /** Minutes from midnight. */
  timeindex: number;
  /** Of the bookings that count. */
  participants: number;
};
export type BookedDayInput = {
  /** Id of the service. */
  service: string;
  date: string;
};
export type BookingStatusOutput = {
  _id: string;
  /** As the venue calls it. */
  name: string;
  /** Its name in other languages. */
  languageList: NameInOneLanguageOutput[];
  /** `#rrggbb` */
  color: string;
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
  version: number;
};
export type NameInOneLanguage = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type BookingStatusInput = {
  /** Its name in other languages, each at most once; staff see it in theirs. */
  languageList?: NameInOneLanguage[];
  name: string;
  /** `#rrggbb` */
  color: string;
  hasArrived?: boolean;
  hasLeft?: boolean;
  /** False makes a booking inactive; default true. */
  active?: boolean;
  isWaitingList?: boolean;
};
export type BookingStatusChange = {
  /** Its name in other languages, each at most once; staff see it in theirs. */
  languageList?: NameInOneLanguage[];
  _id: string;
  version: number;
  name?: string;
  /** `#rrggbb` */
  color?: string;
  hasArrived?: boolean;
  hasLeft?: boolean;
  /** False makes a booking inactive; default true. */
  active?: boolean;
  isWaitingList?: boolean;
};
export type BookingStatusDeletion = {
  _id: string;
};
export type BookingStatusOrder = {
  /** Ids in the order of the menu; omitted ones keep their order behind them. */
  ids: string[];
};
export type PlanPositionOutput = {
  /** Per cent of the plan's width from its left edge, 0 to 100. */
  posX: number;
  /** Per cent of the plan's height from its upper edge, 0 to 100. */
  posY: number;
};
export type PlanSizeOutput = {
  /** Per cent of the plan's width, 1 to 100. */
  width: number;
  /** Per cent of the plan's height, 1 to 100. */
  height: number;
};
export type DiningTableOutput = {
  /** Corner radius, per cent of its sides, 0 to 50. */
  radius: number;
  attributes: TableAttribute[];
  /** Id of its section; null: none. */
  section: string | null;
  _id: string;
  name: string;
  /** Seats (PAX); at 0 nobody is seated here. */
  guestCount: number;
  /** Smallest party. */
  minGuests: number;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
  position: PlanPositionOutput;
  size: PlanSizeOutput;
};
export type TableCombinationOutput = {
  _id: string;
  name: string;
  /** Ids of its tables. */
  tables: string[];
  /** Smallest party. */
  minGuests: number;
  /** Seats of the tables together. */
  guestCount: number;
};
export type ShapeKind = "wall" | "door" | "bar" | "plant";
export type PlanShapeOutput = {
  kind: ShapeKind;
  _id: string;
  position: PlanPositionOutput;
  size: PlanSizeOutput;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
};
export type RoomSectionOutput = {
  _id: string;
  name: string;
  /** `#rrggbb` */
  color: string;
};
export type DiningRoomOutput = {
  /** Id of the picture beneath the plan. Null: none. */
  _background: string | null;
  /** Id of the picture that guests see of the room. Null: none. */
  _picture: string | null;
  _id: string;
  name: string;
  /** The room that opens first; one of a venue. */
  defaultFNB: boolean;
  tables: DiningTableOutput[];
  combinations: TableCombinationOutput[];
  shapes: PlanShapeOutput[];
  sections: RoomSectionOutput[];
  /** How strongly that shows, per cent, 10 to 60. */
  backgroundOpacity: number;
  version: number;
};
export type SpaMoney = {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type SpaReportValues = {
  /** No-shows of the treatments that are over, 0 to 1. */
  missedTreatmentRate?: number;
  /** Treatments that were given to somebody who has another on a later day, 0 to 1. */
  rebookingRate?: number;
  /** Booked time of therapists of the time that they work, 0 to 1, or more outside of working time. */
  therapistUse?: number;
  /** Hours of therapists that treatments have, preparation and reset included. */
  treatmentHours: number;
  /** Hours of shifts, without breaks, absences and pauses. */
  workingHours: number;
  gapHours: number;
  /** Booked time of rooms of the time in which anybody works, 0 to 1. */
  roomUse?: number;
  roomHours: number;
  /** Hours in which anybody works, of all rooms together. */
  openRoomHours: number;
  /** Booked treatments, no-shows included; pauses are none. */
  treatments: number;
  /** Prices as agreed and addons, paid or not, without no-shows; therapists of one treatment share it. */
  treatmentRevenue: SpaMoney[];
  missedTreatments: number;
  /** Stretches of working time between two treatments of a therapist. */
  gaps: number;
};
export type SpaReportRow = {
  /** Day, hour, or id; empty for the totals. */
  key: string;
  /** Of what has an id; absent if it no longer exists. */
  name?: string;
  values: SpaReportValues;
};
export type SpaReportOutput = {
  /** yyyy-mm-dd */
  lowDate: string;
  /** yyyy-mm-dd */
  highDate: string;
  totals: SpaReportRow;
  /** Every day. */
  byDay: SpaReportRow[];
  /** In the venue's order, as rooms and types are; who had nothing to do and did not work is left out. */
  byTherapist: SpaReportRow[];
  byRoom: SpaReportRow[];
  byTreatmentType: SpaReportRow[];
  /** Of the day, 0 to 23. */
  byHour: SpaReportRow[];
};
export type TreatmentStatus =
  "tentative" | "pause" | "confirmed" | "pre-paid" | "no-show" | "paid";
export type TreatmentCustomer = {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  phone?: string;
  allergies?: string;
  /** Staff's mark; absent: none. */
  vip?: boolean;
  /** What the guest likes. */
  preferences?: string;
  /** Staff's words for kinds of guests; absent: none. */
  tags?: string[];
};
export type TreatmentTypeRef = {
  _id: string;
  name: string;
  /** Hours before the start until which the guest may cancel, as agreed. */
  cancelInformation: number;
};
export type TherapistGender = "woman" | "man" | "unspecified";
export type TreatmentTherapistRef = {
  gender: TherapistGender;
  _id: string;
  name: string;
  /** Their staff account, if they have one. */
  _user?: string;
  imgUrl?: string;
};
export type TreatmentTherapistOutput = {
  _therapist: TreatmentTherapistRef;
};
export type TreatmentRoomRef = {
  _id: string;
  name: string;
};
export type HeldSpan = {
  from: number;
  until: number;
};
export type HeldTimesOutput = {
  /** Of each therapist, by start: in a setting phase they are free. */
  therapist: HeldSpan[];
  room: HeldSpan;
};
export type TreatmentSegmentRef = {
  _id: string;
  type: string;
};
export type TreatmentWishOutput = {
  gender?: "woman" | "man";
  /** Id. */
  _therapist?: string;
};
export type TreatmentCoveredByOutput = {
  kind: "membership" | "stay";
  /** Id of the membership or the stay. */
  _id: string;
  /** Of what the stay includes: its id in the stay. */
  _stayTreatment?: string;
  /** Of the membership’s type or the stay’s package, as it was booked; of a stay without one, its days. */
  name: string;
};
export type TreatmentTermsOutput = {
  /** Minor units, for everybody in it. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Hours before the start until which the guest may cancel. */
  cancelInformation: number;
  /** What pays instead of the guest: the price is 0. */
  coveredBy?: TreatmentCoveredByOutput;
};
export type TreatmentOutput = {
  status: TreatmentStatus;
  _id: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  /** When the reset is over too. */
  timeindexEndAndReset: number;
  /** Absent for a pause, and when the guest has been deleted. */
  _customer?: TreatmentCustomer;
  /** Absent for a pause. */
  _treatmentType?: TreatmentTypeRef;
  /** Id of the type's length that was booked. */
  _length?: string;
  therapists: TreatmentTherapistOutput[];
  _room?: TreatmentRoomRef;
  held: HeldTimesOutput;
  _segment?: TreatmentSegmentRef;
  /** Id of the journey that it belongs to: those that were booked together have the same. */
  _journey?: string;
  /** Nobody changes or deletes it until it is unlocked. */
  treatmentLock: boolean;
  comment: string;
  internalComment: string;
  /** Whether the guest booked it. */
  onlineBooking: boolean;
  /** Short reference of one that was booked without an account. */
  bookingId?: string;
  /** How many get it at once; 0 for a pause. */
  guests: number;
  wish?: TreatmentWishOutput;
  /** Absent for a pause. */
  terms?: TreatmentTermsOutput;
  addons: BookedAddonOutput[];
  /** Minor units: the price and the addons. Absent for a pause. */
  total?: number;
  /** ISO instant when its therapist said that it began. */
  startedAt?: string;
  /** ISO instant when its therapist said that it was over. */
  doneAt?: string;
  version: number;
  createdAt: string;
};
export type TreatmentLockInput = {
  _id: string;
  treatmentLock: boolean;
  /** The version that was edited, where no If-Match says it. */
  version: number;
};
export type FreeRoomOutput = {
  _id: string;
  name: string;
  /** Guests at once. */
  places: number;
};
export type ShiftBreakOutput = {
  /** Minutes from midnight of the shift's day. */
  start: number;
  /** Minutes from the same midnight. */
  end: number;
};
export type ShiftOutput = {
  _id: string;
  /** Id. */
  _therapist: string;
  /** The day on which it begins, yyyy-mm-dd. */
  date: string;
  /** Minutes from midnight. */
  shiftStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  shiftEnd: number;
  /** By their start. */
  breaks: ShiftBreakOutput[];
  comment?: string;
  /** The same for all that was planned by one repeat. */
  series?: string;
  version: number;
};
export type ShiftRepeatInput = {
  /** 0 Sunday to 6 Saturday, each once. */
  weekdays: number[];
  /** Last day, yyyy-mm-dd: up to 366 days with the first. */
  until: string;
};
export type ShiftBreakInput = {
  /** Minutes from midnight of the shift's day. */
  start: number;
  /** Minutes from the same midnight, after `start`. */
  end: number;
};
export type NewShiftInput = {
  _therapist: string;
  /** Left out: on its own day only. */
  repeat?: ShiftRepeatInput;
  /** The day on which it begins, yyyy-mm-dd. */
  date: string;
  /** Minutes from midnight, 0 to 1439. */
  shiftStart: number;
  /** Minutes from the same midnight, up to 24 hours after `shiftStart`; past 1440 on the next day. */
  shiftEnd: number;
  /** Up to 10, within the shift, none during another. Default: none. */
  breaks?: ShiftBreakInput[];
  /** Null: none. */
  comment?: string | null;
};
export type ShiftChange = {
  _therapist?: string;
  _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
  /** Save it although treatments lose their therapist. Default: false. */
  confirmImpact?: boolean;
  /** The day on which it begins, yyyy-mm-dd. */
  date?: string;
  /** Minutes from midnight, 0 to 1439. */
  shiftStart?: number;
  /** Minutes from the same midnight, up to 24 hours after `shiftStart`; past 1440 on the next day. */
  shiftEnd?: number;
  /** Up to 10, within the shift, none during another. Default: none. */
  breaks?: ShiftBreakInput[];
  /** Null: none. */
  comment?: string | null;
};
export type ShiftDeletion = {
  _id: string;
  /** With it, all later shifts of the same repeat. Default: false. */
  andFollowing?: boolean;
  /** Delete it although treatments lose their therapist. Default: false. */
  confirmImpact?: boolean;
};
export type AbsenceOutput = {
  _id: string;
  /** Id. */
  _therapist: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd. */
  until: string;
  /** Minutes from midnight of the first day. Absent: from midnight. */
  start?: number;
  /** Minutes from midnight of the last day. Absent: until midnight. */
  end?: number;
  /** Absent below level 2. */
  reason?: string;
  version: number;
};
export type ScheduleVendor = {
  /** Step of the grid, in minutes. */
  spaTimeSlotSpaceInMinutes: number;
};
export type ScheduleOutput = {
  /** Those that begin on these days, by day and start. */
  shifts: ShiftOutput[];
  /** Those that touch these days, by their first. */
  absences: AbsenceOutput[];
  _vendor: ScheduleVendor;
};
export type MostUsedTreatmentOutput = {
  /** Id of the treatment type. */
  _id: string;
  /** Absent if it no longer exists. */
  name?: string;
  treatments: number;
  treatmentRevenue: SpaMoney[];
};
export type GivenTreatmentType = {
  _id: string;
  name: string;
};
export type TherapistOutput = {
  gender: TherapistGender;
  _id: string;
  name: string;
  /** Id of their staff account. */
  _user?: string;
  /** Id of their portrait. */
  _picture?: string;
  /** Address of a picture elsewhere. */
  imgUrl?: string;
  /** What they speak. */
  languages: string[];
  /** 1 to 5, for prices. */
  level: number;
  /** False: nothing new is booked with them. */
  active: boolean;
  sortOrder: number;
  /** What they give, in its order; changed with the treatment types. */
  treatmentTypes: GivenTreatmentType[];
  version: number;
};
export type Language = "en" | "no" | "sv" | "fr" | "de" | "es" | "it";
export type TherapistInput = {
  /** Their staff account, which no other therapist has. Null: none. */
  _user?: string | null;
  /** Default: unspecified. */
  gender?: TherapistGender;
  /** Id of their portrait, shown before the picture in `imgUrl`. Null: none. */
  _picture?: string | null;
  /** What they speak: of the seven languages, each once. */
  languages?: Language[];
  /** What guests and colleagues read, 1 to 100 characters. */
  name: string;
  /** Address of a picture elsewhere: http or https. Null: none. */
  imgUrl?: string | null;
  /** 1 to 5, for prices; a treatment type says what each level costs more. Default: 1. */
  level?: number;
  /** False: nothing new is booked with them. Default: true. */
  active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
};
export type TherapistChange = {
  /** Their staff account, which no other therapist has. Null: none. */
  _user?: string | null;
  /** Default: unspecified. */
  gender?: TherapistGender;
  /** Id of their portrait, shown before the picture in `imgUrl`. Null: none. */
  _picture?: string | null;
  /** What they speak: of the seven languages, each once. */
  languages?: Language[];
  _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
  /** Deactivate them although they have coming treatments, which they keep. Default: false. */
  confirmImpact?: boolean;
  /** What guests and colleagues read, 1 to 100 characters. */
  name?: string;
  /** Address of a picture elsewhere: http or https. Null: none. */
  imgUrl?: string | null;
  /** 1 to 5, for prices; a treatment type says what each level costs more. Default: 1. */
  level?: number;
  /** False: nothing new is booked with them. Default: true. */
  active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
};
export type TherapistDeletion = {
  _id: string;
};
export type TreatmentTherapistInput = {
  _therapist: string;
};
export type TreatmentWishInput = {
  /** Somebody who is to be one of the therapists. */
  _therapist?: string | null;
  /** Every therapist is a woman, or a man. */
  gender?: ("woman" | "man" | null) | ("woman" | "man" | null);
};
export type TreatmentInput = {
  /** Default: `confirmed`. */
  status?: TreatmentStatus;
  /** The guest; a pause has none. */
  _customer?: string | null;
  /** Required but for a pause. */
  _treatmentType?: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** Where. Left out or null, the plainest room that is free is chosen. */
  _room?: string | null;
  _segment?: string;
  /** Id of a membership of the guest that pays for it: each of its guests is one use. Null: the guest pays. */
  _membership?: string | null;
  /** Id of a treatment type within a stay of the guest (`treatmentTypes[]._id`) that includes it: each of its
    guests takes one. Null: the guest pays. */
  _stayTreatment?: string | null;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight, 0 to 1439: any minute. */
  timeindexStart: number;
  /** End of a pause, minutes from midnight of its day, up to 2880. That of a treatment follows from its length. */
  timeindexEnd?: number;
  /** Who gives it. Those who are missing are chosen: whoever’s day breaks up least. */
  therapists?: TreatmentTherapistInput[];
  treatmentLock?: boolean;
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  wish?: TreatmentWishInput | null;
  /** All of its extras, each of the type’s at most once; those that it has already may stay. */
  addons?: AddonInput[];
  /** Book it although a therapist who is named does not work then; needs `treatments.override`. Default:
    false. */
  outsideWorkingTime?: boolean;
};
export type TreatmentChange = {
  /** Default: `confirmed`. */
  status?: TreatmentStatus;
  /** The guest; a pause has none. */
  _customer?: string | null;
  /** Required but for a pause. */
  _treatmentType?: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** Where. Left out or null, the plainest room that is free is chosen. */
  _room?: string | null;
  _segment?: string;
  /** Id of a membership of the guest that pays for it: each of its guests is one use. Null: the guest pays. */
  _membership?: string | null;
  /** Id of a treatment type within a stay of the guest (`treatmentTypes[]._id`) that includes it: each of its
    guests takes one. Null: the guest pays. */
  _stayTreatment?: string | null;
  /** yyyy-mm-dd */
  date?: string;
  /** Start, minutes from midnight, 0 to 1439: any minute. */
  timeindexStart?: number;
  /** End of a pause, minutes from midnight of its day, up to 2880. That of a treatment follows from its length. */
  timeindexEnd?: number;
  /** Who gives it. Those who are missing are chosen: whoever’s day breaks up least. */
  therapists?: TreatmentTherapistInput[];
  treatmentLock?: boolean;
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  wish?: TreatmentWishInput | null;
  /** All of its extras, each of the type’s at most once; those that it has already may stay. */
  addons?: AddonInput[];
  /** Book it although a therapist who is named does not work then; needs `treatments.override`. Default:
    false. */
  outsideWorkingTime?: boolean;
  /** The version that was edited, where no If-Match says it. */
  version: number;
};
export type TreatmentUpdate = {
  /** Default: `confirmed`. */
  status?: TreatmentStatus;
  /** The guest; a pause has none. */
  _customer?: string | null;
  /** Required but for a pause. */
  _treatmentType?: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** Where. Left out or null, the plainest room that is free is chosen. */
  _room?: string | null;
  _segment?: string;
  /** Id of a membership of the guest that pays for it: each of its guests is one use. Null: the guest pays. */
  _membership?: string | null;
  /** Id of a treatment type within a stay of the guest (`treatmentTypes[]._id`) that includes it: each of its
    guests takes one. Null: the guest pays. */
  _stayTreatment?: string | null;
  _id: string;
  data?: TreatmentChange;
  /** The version that was edited, where no If-Match says it. */
  version?: number;
  /** yyyy-mm-dd */
  date?: string;
  /** Start, minutes from midnight, 0 to 1439: any minute. */
  timeindexStart?: number;
  /** End of a pause, minutes from midnight of its day, up to 2880. That of a treatment follows from its length. */
  timeindexEnd?: number;
  /** Who gives it. Those who are missing are chosen: whoever’s day breaks up least. */
  therapists?: TreatmentTherapistInput[];
  treatmentLock?: boolean;
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  wish?: TreatmentWishInput | null;
  /** All of its extras, each of the type’s at most once; those that it has already may stay. */
  addons?: AddonInput[];
  /** Book it although a therapist who is named does not work then; needs `treatments.override`. Default:
    false. */
  outsideWorkingTime?: boolean;
};
export type TreatmentDeletion = {
  _id: string;
};
export type TreatmentGuestInput = {
  /** One of first and last name is required. */
  firstname?: string;
  lastname?: string;
  /** With country prefix, or as dialled in the venue's country. */
  phone?: string;
  /** Whoever is known by it is taken, as they are. */
  email?: string;
};
export type TreatmentAndCustomerInput = {
  /** Default: `confirmed`. */
  status?: TreatmentStatus;
  /** Required but for a pause. */
  _treatmentType?: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** Where. Left out or null, the plainest room that is free is chosen. */
  _room?: string | null;
  _segment?: string;
  /** Id of a membership of the guest that pays for it: each of its guests is one use. Null: the guest pays. */
  _membership?: string | null;
  /** Id of a treatment type within a stay of the guest (`treatmentTypes[]._id`) that includes it: each of its
    guests takes one. Null: the guest pays. */
  _stayTreatment?: string | null;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight, 0 to 1439: any minute. */
  timeindexStart: number;
  /** End of a pause, minutes from midnight of its day, up to 2880. That of a treatment follows from its length. */
  timeindexEnd?: number;
  /** Who gives it. Those who are missing are chosen: whoever’s day breaks up least. */
  therapists?: TreatmentTherapistInput[];
  treatmentLock?: boolean;
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  wish?: TreatmentWishInput | null;
  /** All of its extras, each of the type’s at most once; those that it has already may stay. */
  addons?: AddonInput[];
  /** Book it although a therapist who is named does not work then; needs `treatments.override`. Default:
    false. */
  outsideWorkingTime?: boolean;
  customer: TreatmentGuestInput;
};
export type FreeStart = {
  timeindexStart: number;
  timeindexEnd: number;
  timeindexEndAndReset: number;
};
export type FreeStartsOutput = {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes between two starts. */
  spaTimeSlotSpaceInMinutes: number;
  /** Id of the length that was asked for. */
  _length: string;
  /** Ascending. */
  starts: FreeStart[];
};
export type TextsInOneLanguageOutput = {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type TreatmentPhaseKind = "handsOn" | "setting";
export type TreatmentPhaseOutput = {
  kind: TreatmentPhaseKind;
  minutes: number;
};
export type TreatmentLengthOutput = {
  _id: string;
  phases: TreatmentPhaseOutput[];
  /** Of all phases, without preparation and reset. */
  minutes: number;
  /** Minor units, for everybody in it. */
  price: number;
};
export type HeldAround = "therapist" | "room" | "both";
export type TimeAroundOutput = {
  /** Who is taken for it. */
  holds: HeldAround;
  minutes: number;
};
export type LevelPriceOutput = {
  level: number;
  /** Minor units on top of the price. */
  surcharge: number;
};
export type ServiceAddonTranslationOutput = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type ServiceAddonOutput = {
  _id: string;
  name: string;
  /** Absent: not translated. */
  languageList?: ServiceAddonTranslationOutput[];
  /** Minor units, each. */
  price: number;
  /** Maximum per booking. Absent: as many as participants. */
  maxQuantity?: number;
};
export type TaxRateOutput = {
  /** Hundredths of a per cent. */
  basisPoints: number;
  /** Calendar date, inclusive. */
  from: string;
  /** Calendar date, inclusive. Absent: until further notice. */
  until?: string;
};
export type IntakeQuestionKind = "text" | "yesNo";
export type QuestionInOneLanguage = {
  /** One of the seven languages. */
  languageType: string;
  /** 1 to 300 characters. */
  text: string;
};
export type OwnQuestionOutput = {
  kind: IntakeQuestionKind;
  _id: string;
  text: string;
  languageList: QuestionInOneLanguage[];
  required: boolean;
};
export type IntakeOfTypeOutput = {
  asked: boolean;
  /** The type's own, in their order. */
  questions: OwnQuestionOutput[];
};
export type TreatmentTypeOutput = {
  _id: string;
  name: string;
  description: string;
  languageList: TextsInOneLanguageOutput[];
  lengths: TreatmentLengthOutput[];
  preparation: TimeAroundOutput;
  reset: TimeAroundOutput;
  levelPrices: LevelPriceOutput[];
  /** Ids of those who may give it. */
  therapists: string[];
  /** Ids of the treatment rooms where it may be given. */
  rooms: string[];
  /** How many get it at once. */
  guests: number;
  /** How many give it at once. */
  therapistsNeeded: number;
  /** Hours before the start until which a guest may cancel. */
  cancelInformation: number;
  addons: ServiceAddonOutput[];
  /** Empty: none is shown. */
  taxRates: TaxRateOutput[];
  /** In a journey it may come before or after any other treatment. */
  anyOrder: boolean;
  /** The form that guests answer before it. */
  intake: IntakeOfTypeOutput;
  /** Guests can book it themselves. */
  online: boolean;
  /** Minutes. Absent: until the start. */
  minNoticeMinutes?: number;
  /** Days after today. Absent: no limit. */
  bookingWindowDays?: number;
  /** False: can no longer be booked. */
  active: boolean;
  sortOrder: number;
  version: number;
};
export type TextsInOneLanguage = {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type TreatmentPhaseInput = {
  /** `setting`: something takes or dries, the therapist is free for another guest and the room is not. */
  kind: TreatmentPhaseKind;
  /** 5 to 480. */
  minutes: number;
};
export type TreatmentLengthInput = {
  /** Set for an existing one; omitted for a new one. */
  _id?: string;
  /** One after another, 1 to 10; at least one is `handsOn`. */
  phases: TreatmentPhaseInput[];
  /** Minor units, for everybody in it. */
  price: number;
};
export type TimeAroundInput = {
  /** Who is taken for it. */
  holds: HeldAround;
  /** 0 to 120. */
  minutes: number;
};
export type LevelPriceInput = {
  /** 1 to 5. */
  level: number;
  /** Minor units on top of the price. */
  surcharge: number;
};
export type ServiceAddonTranslationInput = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type ServiceAddonInput = {
  /** Set for an existing one; omitted for a new one. */
  _id?: string;
  /** Each language at most once. Omitted for an existing addon: as before. */
  languageList?: ServiceAddonTranslationInput[];
  name: string;
  /** Minor units, each. */
  price: number;
  /** Maximum per booking, 1 to 100. Omitted: as many as participants. */
  maxQuantity?: number | null;
};
export type TaxRateInput = {
  /** Hundredths of a per cent, 0 to 10000; 2500 is 25 %. */
  basisPoints: number;
  /** First day. */
  from: string;
  /** Last day. Default: until further notice. */
  until?: string;
};
export type IntakeQuestionInput = {
  /** Set for an existing one; omitted for a new one. */
  _id?: string;
  /** Each language at most once. */
  languageList?: QuestionInOneLanguage[];
  kind: IntakeQuestionKind;
  /** 1 to 300 characters, for languages without a text of their own. */
  text: string;
  /** The form cannot be sent without an answer. Default: false. */
  required?: boolean;
};
export type IntakeOfTypeInput = {
  /** Whether there is one: health, pregnancy, allergies, and the type's own questions. */
  asked: boolean;
  /** Up to 20, in their order. */
  questions: IntakeQuestionInput[];
};
export type TreatmentTypeInput = {
  /** Each language at most once. */
  languageList?: TextsInOneLanguage[];
  /** Who may give it, each once. Empty: nobody yet, so it has no free times. */
  therapists?: string[];
  /** Treatment rooms where it may be given, each once. Empty: nowhere yet, so it has no free times. */
  rooms?: string[];
  /** 1 to 100 characters. */
  name: string;
  description?: string;
  /** 1 to 10. */
  lengths: TreatmentLengthInput[];
  /** Before it. Default: none. */
  preparation?: TimeAroundInput;
  /** After it. Default: none. */
  reset?: TimeAroundInput;
  /** One entry for each level; those that are not named cost nothing extra. */
  levelPrices?: LevelPriceInput[];
  /** How many get it at once, 1 to 6. Default: 1. */
  guests?: number;
  /** How many give it at once, 1 to 6. Default: 1. */
  therapistsNeeded?: number;
  /** Hours before the start until which a guest may cancel, 0 to 8760. Default: 24. */
  cancelInformation?: number;
  addons?: ServiceAddonInput[];
  /** Rates of the tax that its prices and addons include, each from another day on. Default: none. */
  taxRates?: TaxRateInput[];
  /** In a journey it may come before or after any other treatment. Default: false. */
  anyOrder?: boolean;
  /** The form that guests answer before it. Default: none. */
  intake?: IntakeOfTypeInput;
  /** Guests can book it themselves. Default: true. */
  online?: boolean;
  /** Minutes between booking and start, 0 to 525600. Null: until the start. */
  minNoticeMinutes?: number | null;
  /** Days after today that guests may book, 0 to 3650. Null: no limit. */
  bookingWindowDays?: number | null;
  /** False: can no longer be booked. Default: true. */
  active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
};
export type TreatmentTypeChange = {
  /** Each language at most once. */
  languageList?: TextsInOneLanguage[];
  /** Who may give it, each once. Empty: nobody yet, so it has no free times. */
  therapists?: string[];
  /** Treatment rooms where it may be given, each once. Empty: nowhere yet, so it has no free times. */
  rooms?: string[];
  _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
  /** 1 to 100 characters. */
  name?: string;
  description?: string;
  /** 1 to 10. */
  lengths?: TreatmentLengthInput[];
  /** Before it. Default: none. */
  preparation?: TimeAroundInput;
  /** After it. Default: none. */
  reset?: TimeAroundInput;
  /** One entry for each level; those that are not named cost nothing extra. */
  levelPrices?: LevelPriceInput[];
  /** How many get it at once, 1 to 6. Default: 1. */
  guests?: number;
  /** How many give it at once, 1 to 6. Default: 1. */
  therapistsNeeded?: number;
  /** Hours before the start until which a guest may cancel, 0 to 8760. Default: 24. */
  cancelInformation?: number;
  addons?: ServiceAddonInput[];
  /** Rates of the tax that its prices and addons include, each from another day on. Default: none. */
  taxRates?: TaxRateInput[];
  /** In a journey it may come before or after any other treatment. Default: false. */
  anyOrder?: boolean;
  /** The form that guests answer before it. Default: none. */
  intake?: IntakeOfTypeInput;
  /** Guests can book it themselves. Default: true. */
  online?: boolean;
  /** Minutes between booking and start, 0 to 525600. Null: until the start. */
  minNoticeMinutes?: number | null;
  /** Days after today that guests may book, 0 to 3650. Null: no limit. */
  bookingWindowDays?: number | null;
  /** False: can no longer be booked. Default: true. */
  active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
};
export type TreatmentTypeDeletion = {
  _id: string;
};
export type AuditActorOutput = {
  /** `staff`, `guest`, `key` (a partner’s), `visitor` or `system`. */
  kind: string;
  /** Id of the user, guest or key. */
  id?: string;
  name?: string;
};
export type AuditSubjectOutput = {
  /** Its start, minutes from midnight. */
  timeindex?: number;
  /** Its name; of a booking the service’s, of a membership its type’s, of a stay its package’s. `(deleted)`
    if it is gone and nothing says what it was called. */
  name?: string;
  /** Kind of message template or background work. */
  kind?: string;
  /** Its first day, `yyyy-mm-dd`. */
  date?: string;
  /** Its last day, `yyyy-mm-dd`. */
  dateUntil?: string;
};
export type AuditChangeOutput = {
  field: string;
  /** Absent: it had no value. */
  before?: string;
  /** Absent: it has no value any more. */
  after?: string;
};
export type AuditEntryOutput = {
  _id: string;
  /** ISO instant. */
  at: string;
  actor: AuditActorOutput;
  action: string;
  /** What was changed. */
  entity: string;
  entityId: string;
  subject: AuditSubjectOutput;
  /** Id of the guest it concerns. */
  customerId?: string;
  /** Name of that guest; absent if erased. */
  customerName?: string;
  changes: AuditChangeOutput[];
  /** Why a rule was overridden. */
  reason?: string;
  /** Address the request came from. */
  ip?: string;
};
export type AuditPageOutput = {
  items: AuditEntryOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type BookingTotals = {
  bookings: number;
  /** Participants of the bookings that count toward capacity. */
  participants: number;
  /** Children among them. */
  children: number;
  /** Participants who wait. */
  waiting: number;
  /** Minor units of the bookings that count. */
  revenue: number;
};
export type BookingPage = {
  items: BookingOutput[];
  /** Only with the first page. */
  totals?: BookingTotals;
  /** Absent on the last page. */
  nextCursor?: string;
};
export type BookingsTogetherOutput = {
  /** Of the series or group. */
  _id: string;
  /** By day and time, cancelled ones too. */
  bookings: BookingOutput[];
};
export type GroupBookingItem = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  _stayService?: string;
  /** True: the whole item joins the waiting list of its slot, and takes no place. The others are booked all
    the same, all of them or none. Of a service without a waiting list 422 WAITING_LIST_NOT_OFFERED. */
  waitingList?: boolean;
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** Absent: the end of the service's time, else start + 150 minutes. Of a guest it is ignored. */
  timeindexEnd?: number;
  /** Children included. */
  participants: number;
  /** The places that were shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
  available?: number;
  numberOfChildren?: number;
  /** Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
    none: whose age is not known pays the full price. Of any other it is ignored. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  addons?: AddonInput[];
  companions?: CompanionInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  tableWish?: TableWishInput;
};
export type GroupBookingInput = {
  _customer: string;
  _segment?: string;
  /** 1 to 20, of any services and days; the same slot may be named twice. One membership may pay for several:
    each takes its uses in their order, and 409 MEMBERSHIP_USED_UP names the first for which too few are left. */
  items: GroupBookingItem[];
};
export type CancelTogetherInput = {
  /** yyyy-mm-dd; earlier ones stay. Absent: all that have not begun. */
  from?: string;
  /** Stored in the audit log with each. */
  reason?: string;
};
export type SeriesDate = {
  /** yyyy-mm-dd */
  date: string;
  /** `booked`; left out as `closed` or `full`; `stopped`: the series had ended before. */
  outcome: "stopped" | "booked" | "closed" | "full";
  /** Why it is closed or full: SERVICE_CLOSED, SERVICE_WITHOUT_TIMES, TIME_NOT_OFFERED, SLOT_FULL or NO_TABLE_FREE. */
  code?: string;
  /** What the special day says about it. */
  comment?: string;
  /** Places left in the slot, before this booking. */
  available: number;
};
export type BookingSeriesOutput = {
  dates: SeriesDate[];
  /** How many would be booked. */
  booked: number;
  /** Of the series. */
  _id: string;
  /** By day. */
  bookings: BookingOutput[];
};
export type BookingSeriesInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  _stayService?: string;
  _customer: string;
  _segment?: string;
  /** The last day that may be one of its dates, yyyy-mm-dd; at most 53 dates. */
  until: string;
  /** 1 is every week. */
  everyWeeks: number;
  /** What to do at a date without room: leave it out (`skip`), or end there (`stop`). */
  onFull: "skip" | "stop";
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** Absent: the end of the service's time, else start + 150 minutes. Of a guest it is ignored. */
  timeindexEnd?: number;
  /** Children included. */
  participants: number;
  /** The places that were shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
  available?: number;
  numberOfChildren?: number;
  /** Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
    none: whose age is not known pays the full price. Of any other it is ignored. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  addons?: AddonInput[];
  companions?: CompanionInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  tableWish?: TableWishInput;
};
export type BookingSeriesPlan = {
  dates: SeriesDate[];
  /** How many would be booked. */
  booked: number;
};
export type BulkStatusResult = {
  /** Id of the booking. */
  _id: string;
  /** False: unchanged. */
  ok: boolean;
  /** Why not: a code of the catalogue, e.g. `SLOT_FULL` or `NOT_FOUND`. */
  code?: string;
  /** The same in words, in the caller's language. */
  message?: string;
  /** As it is now; only when `ok`. */
  booking?: BookingOutput;
};
export type BulkStatusInput = {
  /** Ids of 1 to 200 bookings. */
  ids: string[];
  /** Id of a booking status. */
  _bookingStatus: string;
};
export type CustomersPageOutput = {
  items: CustomerOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type CustomerInput = {
  loyaltyCode?: string | null;
  /** Staff's comments about the guest, who never sees them. */
  globalComments?: string | null;
  /** What the kitchen must know. */
  allergies?: string | null;
  /** Staff's mark, never shown to the guest. Default: false. */
  vip?: boolean;
  /** What the guest likes. */
  preferences?: string | null;
  /** Staff's words for kinds of guests, never shown to the guest; each is kept once. */
  tags?: string[];
  /** False: cannot sign in. Default: true. */
  active?: boolean;
  /** 'Eternal': neither anonymised nor deleted. Default: false. */
  doNotDelete?: boolean;
  company?: string | null;
  /** Free text, e.g. a loyalty tier. */
  level?: string | null;
  /** One of first and last name is required. At most 100 characters. */
  firstname?: string | null;
  lastname?: string | null;
  /** The same as `firstname`. */
  firstName?: string | null;
  /** The same as `lastname`. */
  lastName?: string | null;
  /** Unique among the venue's guests, ignoring case. */
  email?: string | null;
  /** With country prefix, or as dialled in the venue's country. */
  phone?: string | null;
  /** Calendar date from 1900 to today, `yyyy-mm-dd`; `yyyy-m-d` is taken, too. */
  birthDate?: string | null;
  /** Free text. */
  gender?: string | null;
  address?: AddressInput | null;
  /** One of the seven languages; null: the venue's. */
  languageCode?: string | null;
};
export type DuplicateGuestOutput = {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** Calendar date `yyyy-mm-dd`. */
  birthDate?: string;
  loyaltyCode?: string;
  /** ISO instant. */
  createdAt: string;
};
export type DuplicateOutput = {
  _id: string;
  /** How likely they are the same guest: 40 to 100 per cent. */
  score: number;
  /** `nameAndBirthDate`, `email`, `phone`, `name`: the matches, strongest first. */
  reasons: string[];
  /** Both, the older one first. */
  guests: DuplicateGuestOutput[];
};
export type DuplicatesPageOutput = {
  /** The surest first. */
  items: DuplicateOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type MovedOutput = {
  /** `bookings`, `stays`, `messages`, `memberships`, … */
  kind: string;
  count: number;
};
export type GuestMergeOutput = {
  _id: string;
  /** Id of the kept guest. */
  kept: string;
  /** Id of the hidden guest. */
  merged: string;
  /** Name of the hidden guest. */
  mergedName: string;
  /** ISO instant. */
  at: string;
  /** Name of the person who merged them. */
  by: string;
  moved: MovedOutput[];
  /** ISO instant; absent unless undone. */
  undoneAt?: string;
};
export type MergeDoneOutput = {
  merge: GuestMergeOutput;
  guest: CustomerOutput;
};
export type MergedField =
  | "firstname"
  | "lastname"
  | "email"
  | "phone"
  | "birthDate"
  | "gender"
  | "loyaltyCode"
  | "company"
  | "level"
  | "address"
  | "languageCode";
export type MergeInput = {
  /** Id of the guest to keep. */
  kept: string;
  /** Id of the guest to merge into the other and hide. */
  merged: string;
  /** Details to take from the merged guest. For the others the kept guest's value stays unless it is
    blank; a value is never replaced by a blank. */
  take?: MergedField[];
  /** Version of the kept guest in the preview; 409 STALE_VERSION if somebody saved since. */
  keptVersion?: number;
  /** Version of the merged guest in the preview. */
  mergedVersion?: number;
};
export type MergeFieldOutput = {
  /** E.g. `email`. */
  field: string;
  /** The kept guest's value; absent: none. */
  kept?: string;
  /** The merged guest's value; absent: none. */
  merged?: string;
  /** Whose value stays: `kept` or `merged`. */
  from: string;
};
export type MergePreviewOutput = {
  kept: CustomerOutput;
  merged: CustomerOutput;
  /** Every detail either guest has, in the order of the guest card. */
  fields: MergeFieldOutput[];
  /** The combined comments. */
  globalComments?: string;
  /** The kept guest will be Eternal, because one of the two is. */
  doNotDelete: boolean;
  /** What moves to the kept guest, with counts. */
  moves: MovedOutput[];
};
export type MergePreviewInput = {
  /** Id of the guest to keep. */
  kept: string;
  /** Id of the guest to merge into the other and hide. */
  merged: string;
  /** Details to take from the merged guest. For the others the kept guest's value stays unless it is
    blank; a value is never replaced by a blank. */
  take?: MergedField[];
};
export type LeftOutReason = "noEmail" | "optedOut";
export type LeftOutOutput = {
  reason: LeftOutReason;
  /** Id of the guest. */
  _id: string;
  firstname: string;
  lastname: string;
};
export type RecipientsOutput = {
  /** Guests. */
  reached: number;
  /** In the given order. */
  leftOut: LeftOutOutput[];
};
export type GroupMessageInput = {
  customers: string[];
  /** 1 to 150 characters. */
  subject: string;
  /** Plain text, 1 to 5,000 characters; blank lines part paragraphs. */
  text: string;
  /** Marketing: not sent to guests who declined it. Default: false. */
  marketing?: boolean;
};
export type RecipientsInput = {
  customers: string[];
  /** Marketing: not sent to guests who declined it. Default: false. */
  marketing?: boolean;
};
export type CustomerTagsOutput = {
  /** By the alphabet. */
  tags: string[];
};
export type GuestBookingsPage = {
  items: BookingOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type MembershipTypeRef = {
  _id: string;
  /** In the caller's language where the type has it. */
  name: string;
};
export type RenewalState = "on" | "stopped" | "lapsed";
export type MembershipRenewalOutput = {
  /** `lapsed`: nobody paid for it in time. */
  state: RenewalState;
  /** What the next period costs, in minor units of the currency. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Months that it lasts; adds up with the days. */
  months?: number;
  days?: number;
  /** The card refused it: until then it can be paid for, yyyy-mm-dd. */
  payUntil?: string;
};
export type MembershipOutput = {
  /** Id of the guest. */
  _customer: string;
  /** Day on which it was ended, yyyy-mm-dd. */
  endedOn?: string;
  /** Minor units, as sold. */
  price: number;
  /** ISO 4217. */
  currency: string;
  comment?: string;
  /** ISO instant. */
  createdAt: string;
  version: number;
  _id: string;
  _membershipType: MembershipTypeRef;
  /** `active`, `paused`, `ended` or `expired`, by the venue's today. */
  status: "active" | "paused" | "ended" | "expired";
  /** First day, yyyy-mm-dd; it cannot be used before. */
  dateFrom: string;
  /** Last day, yyyy-mm-dd. Absent: it does not expire. */
  dateUntil?: string;
  /** Last day on which it can be used while its renewal is collected, yyyy-mm-dd. */
  graceUntil?: string;
  /** First day of the current pause, yyyy-mm-dd. */
  pausedFrom?: string;
  /** 0: unlimited. */
  maxNumberOfUsages: number;
  numberOfUsages: number;
  /** Uses left. Absent: unlimited. */
  usagesLeft?: number;
  /** Ids of the services it pays for when booked. */
  services: string[];
  /** Ids of the treatment types it pays for when booked. */
  treatmentTypes: string[];
  /** How it is renewed. Absent: it is not. */
  renewal?: MembershipRenewalOutput;
};
export type NewMembershipInput = {
  /** Id of an active membership type. */
  _membershipType: string;
  /** First day, yyyy-mm-dd. Default: the venue's today. */
  dateFrom?: string;
  /** Last day, yyyy-mm-dd. Default: from the type's validity. Null: does not expire. */
  dateUntil?: string | null;
  /** 0: unlimited. Default: the type's. */
  maxNumberOfUsages?: number;
  /** Minor units. Default: the type's. */
  price?: number;
  /** For staff only. */
  comment?: string;
};
export type MembershipsPage = {
  /** Latest first. */
  items: MembershipOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type MessagesPageOutput = {
  items: MessageOutput[];
  /** `cursor` of the next page; absent on the last. */
  nextCursor?: string;
};
export type SendMessageInput = {
  /** 1 to 150 characters. */
  subject: string;
  /** Plain text, 1 to 5,000 characters; blank lines part paragraphs. */
  text: string;
  /** Marketing: not sent to guests who declined it. Default: false. */
  marketing?: boolean;
};
export type SendTemplateInput = {
  /** Id of a `custom` template. */
  template: string;
};
export type SetPasswordInput = {
  /** 8 to 128 characters. An empty one is refused with its own text. */
  password: string;
  /** The same again. */
  confirmPassword: string;
};
export type StayServiceName = {
  _id: string;
  /** In the caller's language where the service has it. */
  name: string;
};
export type StayServiceOutput = {
  _id: string;
  _service: StayServiceName;
  /** Ids of its bookings, without cancelled ones. */
  bookings: string[];
  /** Places the stay includes: one per guest. */
  included: number;
  /** How many of them are booked. */
  booked: number;
  /** How many of them can still be booked. */
  left: number;
  /** Day of the stay; 1 is the day of arrival. */
  dayNumber: number;
  /** That day, `yyyy-mm-dd`. */
  date: string;
};
export type StayExtraOutput = {
  _id: string;
  /** In the caller's language where it has one. */
  name: string;
  quantity: number;
};
export type StayTreatmentOutput = {
  _id: string;
  /** In the caller's language where it has one. */
  name: string;
  quantity: number;
  /** Id of the treatment type. */
  _treatmentType: string;
  /** Ids of the treatments that are booked of it. */
  treatments: string[];
  /** Treatments that the stay includes: `quantity` for each adult, on whichever of its days. */
  included: number;
  /** How many guests have one of them booked. */
  booked: number;
  /** How many of them can still be booked. */
  left: number;
};
export type StaffStayOutput = {
  comment?: string;
  _id: string;
  /** Id of the guest. */
  _customer: string;
  /** Calendar date `yyyy-mm-dd`. */
  arrivaldate: string;
  /** Calendar date `yyyy-mm-dd`, after the arrival. */
  departuredate: string;
  /** The arrival as an instant at 00:00Z. */
  start: string;
  nights: number;
  /** Booking date as an ISO instant at 00:00Z. */
  createdAt: string;
  /** `expected`, `in house`, `departed`, `cancelled` or `no-show`. */
  status: string;
  /** Adults, children and babies together (pax). */
  nrOfGuests: number;
  adults: number;
  children: number;
  babies: number;
  roomType?: string;
  /** Minor units a night. */
  pricePerNight?: number;
  /** Id of the package it was made from. */
  _package?: string;
  /** In the caller's language where the package has it. */
  packageName?: string;
  /** Minor units, per guest for the whole stay, from the package. */
  packagePrice?: number;
  services: StayServiceOutput[];
  addons: StayExtraOutput[];
  treatmentTypes: StayTreatmentOutput[];
  /** The system it was imported from. */
  importedFrom?: string;
  version: number;
};
export type StaysPage = {
  /** Latest arrival first. */
  items: StaffStayOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type DependentKind =
  | "absences"
  | "bookings"
  | "diningRooms"
  | "memberships"
  | "membershipTypes"
  | "packages"
  | "services"
  | "shifts"
  | "sitePages"
  | "stays"
  | "therapists"
  | "treatments"
  | "treatmentTypes"
  | "treatmentWaits"
  | "venue"
  | "venuePictures"
  | "widgets";
export type DependentOutput = {
  /** `venue`: it is the venue’s default. `venuePictures`: it is the venue’s logo, cover or icon. */
  kind: DependentKind;
  /** How many, past and upcoming. */
  count: number;
  /** They keep it from being deleted; others lose it. */
  blocks: boolean;
};
export type DependedOnKind =
  | "bookingStatus"
  | "membershipType"
  | "package"
  | "picture"
  | "segment"
  | "service"
  | "therapist"
  | "treatmentRoom"
  | "treatmentType";
export type VendorDetails = {
  /** Not over yet, soonest first; the first 100. */
  upcoming: BookingOutput[];
  /** Over or cancelled, latest first; the first 100. */
  past: BookingOutput[];
  /** Where the upcoming ones go on; absent when these are all. */
  nextUpcoming?: string;
  /** Cursor of the next page of past bookings; absent on the last. */
  nextPast?: string;
  /** Stays, past and future. */
  numberOfStays: number;
};
export type GuestCardOutput = {
  customer: CustomerOutput;
  vendorDetails: VendorDetails;
};
export type GuestRevenue = {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type GuestFiguresOutput = {
  /** Bookings for which the guest arrived. */
  visits: number;
  /** Bookings that are over and were never marked as arrived. */
  noShows: number;
  /** Bookings that were cancelled, or made inactive by their status. */
  cancelled: number;
  /** The day of the latest visit, `yyyy-mm-dd`; absent before the first. */
  lastVisit?: string;
  /** Price times participants and addons of the visits, by the agreed terms, paid or not. */
  revenue: GuestRevenue[];
  /** Paid online less what was returned, whatever for: bookings, stays, memberships, treatments, gift cards. */
  paid: GuestRevenue[];
  /** Asked for by links that can still be paid. */
  toPay: GuestRevenue[];
};
export type ImportColumn = {
  /** Its name in the heading. */
  column: string;
  /** Name of a field of this kind; blank skips the column. */
  field: string;
};
export type ImportProblemOutput = {
  /** The field concerned; absent for the whole row. */
  field?: string;
  /** The column the field was read from. */
  column?: string;
  /** An error code. */
  code: string;
  /** The text for people, in the language of `Accept-Language`. */
  message: string;
};
export type ImportLineOutput = {
  /** The line of the file on which the row begins. The header is line 1. */
  line: number;
  /** `known` (already there) or `refused`. */
  outcome: string;
  problems: ImportProblemOutput[];
};
export type ImportReport = {
  dryRun: boolean;
  /** Rows in the file, without the header. */
  rows: number;
  added: number;
  /** Already there from an earlier import. */
  known: number;
  refused: number;
  /** The meaning of each column that was read. */
  columns: ImportColumn[];
  /** Columns that were not read. */
  ignoredColumns: string[];
  /** Every row that was not added, in order. */
  lines: ImportLineOutput[];
};
export type ImportInput = {
  /** The file, or a part of it with the header: CSV with cells separated by commas, semicolons or
    tabs. At most 1000000 characters and 2000 rows. */
  csv: string;
  /** Columns whose names are missing or misleading. The others are mapped by name. */
  mapping?: ImportColumn[];
  /** Name of the source system; rows of different systems are never the same. Default: csv. */
  source?: string;
};
export type ImportFieldOutput = {
  name: string;
  required: boolean;
};
export type MembershipTypeTranslationOutput = {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type RenewalOfferOutput = {
  /** Minor units. */
  price: number;
  reminderDays: number;
};
export type MembershipTypeOutput = {
  _id: string;
  name: string;
  description: string;
  languageList: MembershipTypeTranslationOutput[];
  /** Minor units. */
  price: number;
  /** 0: unlimited. */
  maxNumberOfUsages: number;
  /** Months that it is valid; absent: none. */
  validityMonths?: number;
  /** Days that it is valid; absent: none. */
  validityDays?: number;
  /** Ids of the services it pays for. */
  services: string[];
  /** Ids of the treatment types it pays for. */
  treatmentTypes: string[];
  /** Id of the picture that stands for it. */
  _picture?: string;
  active: boolean;
  /** Guests can buy it by themselves. */
  online: boolean;
  /** The tax included in its price: 2500 are 25 %. Absent: none is known. */
  taxBasisPoints?: number;
  /** What whoever buys it agrees to; empty: nothing. */
  agreement: string;
  /** How those that guests buy are renewed; absent: they are not. */
  renewal?: RenewalOfferOutput;
  version: number;
};
export type MembershipTypeTranslationInput = {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type RenewalOfferInput = {
  /** What the next period costs, in minor units. */
  price: number;
  /** Days before the last day on which guests are told, 3 to 60. */
  reminderDays: number;
};
export type MembershipTypeInput = {
  /** Each language at most once. */
  languageList?: MembershipTypeTranslationInput[];
  /** Ids of the services it pays for. Default: none, for use at the front desk only. */
  services?: string[];
  /** Ids of the treatment types it pays for. Default: none. */
  treatmentTypes?: string[];
  /** Id of the picture that stands for it. Null: none. */
  _picture?: string | null;
  name: string;
  description?: string;
  /** Minor units. */
  price: number;
  /** 0: unlimited; at most 100000. */
  maxNumberOfUsages: number;
  /** Months that it is valid, 0 to 1200; adds up with the days. Null or 0: none. */
  validityMonths?: number | null;
  /** Days that it is valid, 0 to 3650. Neither months nor days: it does not expire. */
  validityDays?: number | null;
  /** False: no longer sold. Default: true. */
  active?: boolean;
  /** Guests can buy it by themselves, if it has a price. Default: false. */
  online?: boolean;
  /** The tax included in its price, 0 to 10000: 2500 are 25 %. Null: none is known. */
  taxBasisPoints?: number | null;
  /** What whoever buys it agrees to. Empty: nothing. */
  agreement?: string;
  /** Whoever buys it by themselves can have it renewed from their card, by the period for which it is valid. Null: it
    is not renewed. */
  renewal?: RenewalOfferInput | null;
};
export type MembershipTypeChange = {
  /** Each language at most once. */
  languageList?: MembershipTypeTranslationInput[];
  /** Ids of the services it pays for. Default: none, for use at the front desk only. */
  services?: string[];
  /** Ids of the treatment types it pays for. Default: none. */
  treatmentTypes?: string[];
  /** Id of the picture that stands for it. Null: none. */
  _picture?: string | null;
  name?: string;
  description?: string;
  /** Minor units. */
  price?: number;
  /** 0: unlimited; at most 100000. */
  maxNumberOfUsages?: number;
  /** Months that it is valid, 0 to 1200; adds up with the days. Null or 0: none. */
  validityMonths?: number | null;
  /** Days that it is valid, 0 to 3650. Neither months nor days: it does not expire. */
  validityDays?: number | null;
  /** False: no longer sold. Default: true. */
  active?: boolean;
  /** Guests can buy it by themselves, if it has a price. Default: false. */
  online?: boolean;
  /** The tax included in its price, 0 to 10000: 2500 are 25 %. Null: none is known. */
  taxBasisPoints?: number | null;
  /** What whoever buys it agrees to. Empty: nothing. */
  agreement?: string;
  /** Whoever buys it by themselves can have it renewed from their card, by the period for which it is valid. Null: it
    is not renewed. */
  renewal?: RenewalOfferInput | null;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type MembershipActionInput = {
  /** Why; in the audit log. */
  reason?: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type RenewalCard = {
  /** As cards call it: `visa`. */
  brand: string;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
};
export type RenewalChanger = "staff" | "guest" | "key" | "visitor" | "system";
export type RenewalChange = {
  /** `system`: by itself. */
  by: RenewalChanger;
  /** Absent: nobody by name. */
  name?: string;
  /** ISO instant. */
  at: string;
};
export type RenewalOutput = {
  /** `lapsed`: nobody paid for it in time. */
  state: RenewalState;
  /** What the next period costs, in minor units of the currency. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Months that it lasts; adds up with the days. */
  months?: number;
  days?: number;
  /** The card refused it: until then it can be paid for, yyyy-mm-dd. */
  payUntil?: string;
  /** When the card is charged next, yyyy-mm-dd. Absent: it is not, as far as is known. */
  chargedOn?: string;
  /** Last day that is paid for, yyyy-mm-dd. */
  endsOn?: string;
  /** Absent: none is kept. */
  card?: RenewalCard;
  /** What the guest agreed to by giving it, in their language. */
  agreed?: string;
  /** ISO instant. */
  agreedAt?: string;
  changed?: RenewalChange;
  /** It can be started again; another card can be needed for it. */
  canStart: boolean;
  /** What the guest agrees to by giving another card, in the caller's language. */
  consent: string;
};
export type UndoUseInput = {
  /** Id of the use to give back. Default: the latest not given back. */
  _use?: string;
  comment?: string;
};
export type MembershipUseActor = {
  /** `staff`, `guest` or `system`. */
  kind: string;
  name?: string;
};
export type MembershipUseOutput = {
  _id: string;
  /** ISO instant. */
  at: string;
  /** Uses taken; negative: given back. */
  uses: number;
  /** Total uses, including this entry. */
  numberOfUsages: number;
  /** Id of the booking it paid for. */
  _booking?: string;
  /** Id of the treatment it paid for. */
  _treatment?: string;
  /** Id of the entry it reverses. */
  _reverses?: string;
  by: MembershipUseActor;
  comment?: string;
  /** Uses that `undoMembershipUse` can give back; 0 if all were given back, or it is itself a
    reversal. */
  mayBeGivenBack: number;
};
export type MembershipUsesPage = {
  /** Latest first. */
  items: MembershipUseOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type UseMembershipInput = {
  /** How many uses, 1 to 100. Default: 1. */
  numberOfUsages?: number;
  comment?: string;
};
export type MessageTemplateOutput = {
  _id: string;
  kind: string;
  /** Empty but for `custom`. */
  name: string;
  language: string;
  subject: string;
  text: string;
  marketing: boolean;
  version: number;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
};
export type MessageTemplateInput = {
  /** Which message it is for; `custom`: one that staff send by hand. */
  kind:
    | "passwordReset"
    | "passwordChanged"
    | "emailChange"
    | "emailChanged"
    | "signInLink"
    | "newDevice"
    | "secondFactorChanged"
    | "passkeyChanged"
    | "activation"
    | "welcome"
    | "staffInvitation"
    | "staffPasswordReset"
    | "bookingConfirmation"
    | "bookingChange"
    | "bookingReminder"
    | "bookingCancellation"
    | "waitingListEntry"
    | "waitingListPromotion"
    | "treatmentConfirmation"
    | "treatmentFree"
    | "tableReady"
    | "reviewRequest"
    | "paymentRequest"
    | "paymentNotTaken"
    | "paymentReceived"
    | "paymentRefunded"
    | "giftCard"
    | "custom";
  /** What staff call a `custom` one, 1 to 80 characters; of the others left out. */
  name?: string;
  /** One of the seven languages. */
  language: string;
  /** 1 to 150 characters, with placeholders as `{{firstname}}`. */
  subject: string;
  /** Plain text with placeholders, 1 to 5,000 characters; blank lines part paragraphs. */
  text: string;
  /** `custom` only: not sent to guests who declined marketing. Default: false. */
  marketing?: boolean;
};
export type MessageKindOutput = {
  /** E.g. `bookingConfirmation`; `custom`: one that staff send by hand. */
  kind: string;
  /** Names of the placeholders that its text may have. */
  placeholders: string[];
  /** The product's own subject, in the language asked for; empty of `custom`. */
  subject: string;
  /** The product's own text, to begin with. */
  text: string;
};
export type PreviewBookingOutput = {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** First and last name. */
  guest: string;
  /** Name of the service. */
  service: string;
  /** `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight. */
  start: number;
};
export type MessagePreviewOutput = {
  subject: string;
  /** Plain text. */
  text: string;
  /** The same as HTML. */
  html: string;
  /** The booking whose values it shows; absent: a guest's without one, or invented ones. */
  booking?: PreviewBookingOutput;
};
export type MessagePreviewInput = {
  /** Id of the booking whose values it shows. Default: the one made last, with its guest. */
  bookingId?: string;
  /** Id of the guest whose values it shows, with an invented booking; does nothing beside `bookingId`. */
  customerId?: string;
  /** Invented values only. Default: false. */
  example?: boolean;
  /** Which message it is for; `custom`: one that staff send by hand. */
  kind:
    | "passwordReset"
    | "passwordChanged"
    | "emailChange"
    | "emailChanged"
    | "signInLink"
    | "newDevice"
    | "secondFactorChanged"
    | "passkeyChanged"
    | "activation"
    | "welcome"
    | "staffInvitation"
    | "staffPasswordReset"
    | "bookingConfirmation"
    | "bookingChange"
    | "bookingReminder"
    | "bookingCancellation"
    | "waitingListEntry"
    | "waitingListPromotion"
    | "treatmentConfirmation"
    | "treatmentFree"
    | "tableReady"
    | "reviewRequest"
    | "paymentRequest"
    | "paymentNotTaken"
    | "paymentReceived"
    | "paymentRefunded"
    | "giftCard"
    | "custom";
  /** One of the seven languages. */
  language: string;
  /** 1 to 150 characters, with placeholders as `{{firstname}}`. */
  subject: string;
  /** Plain text with placeholders, 1 to 5,000 characters; blank lines part paragraphs. */
  text: string;
};
export type MessageTemplateChange = {
  /** What staff call a `custom` one, 1 to 80 characters; of the others left out. */
  name?: string;
  /** 1 to 150 characters, with placeholders as `{{firstname}}`. */
  subject?: string;
  /** Plain text with placeholders, 1 to 5,000 characters; blank lines part paragraphs. */
  text?: string;
  /** `custom` only: not sent to guests who declined marketing. Default: false. */
  marketing?: boolean;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type PaymentDeskState =
  "waiting" | "reserved" | "paid" | "refunded" | "notCollected" | "undone";
export type PaymentCase = "notCollected" | "refundRefused" | "takesLong";
export type PaymentProviderName = "sandbox" | "stripe" | "voucher";
export type PaidKind =
  "booking" | "membership" | "stay" | "treatment" | "voucher";
export type PaidThingOutput = {
  kind: PaidKind;
  _id: string;
};
export type PaymentOutput = {
  state: PaymentDeskState;
  /** What staff should look at; absent: nothing. */
  openCase?: PaymentCase;
  provider: PaymentProviderName;
  _id: string;
  version: number;
  about: PaidThingOutput;
  /** What the guest read beside the amount. */
  description: string;
  /** Id of the guest. */
  customerId: string;
  /** First and last name; empty once the guest has been erased. */
  guest: string;
  amount: number;
  /** What has been returned. */
  refunded: number;
  /** What has been asked back, and the provider is yet to confirm. */
  returning: number;
  /** What can still be returned. */
  left: number;
  /** ISO 4217. */
  currency: string;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
  /** Until when the guest can pay; ISO instant. */
  expiresAt: string;
};
export type PaymentRequestState = "open" | "paid" | "withdrawn" | "expired";
export type PaymentRequestOutput = {
  /** `expired`: nobody paid in time. */
  state: PaymentRequestState;
  _id: string;
  about: PaidThingOutput;
  /** What the guest reads beside the amount. */
  description: string;
  /** Id of the guest. */
  customerId: string;
  /** First and last name; empty once the guest has been erased. */
  guest: string;
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** ISO instants. */
  createdAt: string;
  expiresAt: string;
};
export type MoneyOutput = {
  /** Its price; 0 for what was cancelled. */
  total: number;
  /** What the terms cost instead of it, or beside it, less what was written off. */
  fees: number;
  /** A card was given for it, that can be charged if the guest does not come. */
  cardGiven: boolean;
  /** What the venue has: taken, less what was returned. */
  paid: number;
  /** Reserved by the provider, and about to be taken. */
  reserved: number;
  /** What is still to be paid. */
  owed: number;
  /** ISO 4217. */
  currency: string;
  /** The oldest first. */
  payments: PaymentOutput[];
  /** Links that were sent, the oldest first. */
  requests: PaymentRequestOutput[];
};
export type NoticeOutput = {
  _id: string;
  /** `messagesFailed`: messages were given up, see `listMessages?state=failed`. `bookingsDiffer`: the
    nightly check found that places sold and bookings differ. `jobFailed`: a job did not run to its end.
    `paymentReturned`: a guest had paid for a place that was gone. `webhookOff`: a webhook was switched off,
    since its receiver failed for five days or asked for it. `privacyRequest`: a guest asks for something about
    their data, see `getPrivacyRequest`. `privacyDue`: such requests are to be answered within a week, or late. */
  kind: string;
  /** ISO instant at which it last happened. */
  at: string;
  /** Number of times on that day. */
  count: number;
  /** What failed or why, in the system's own words: a job's name, a mail server's answer. */
  detail?: string;
  /** What it last happened to, e.g. the id of a message. */
  entityId?: string;
};
export type OptOutOutput = {
  /** Id of the guest. */
  customerId: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  /** `email`, `sms`: the channels the guest declined. */
  channels: string[];
  /** ISO instant at which the guest last said so. */
  at: string;
};
export type OptOutsPageOutput = {
  /** Newest guests first. */
  items: OptOutOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type OptOutInput = {
  /** Id of the guest. */
  customerId: string;
  /** `email` or `sms`. */
  channel: "email" | "sms";
};
export type PackageTranslationOutput = {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type PackageServiceOutput = {
  _id: string;
  /** Id of the service. */
  _service: string;
  /** 1 is the day of arrival. */
  dayNumber: number;
};
export type AddonTranslationOutput = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type PackageAddonOutput = {
  _id: string;
  name: string;
  languageList: AddonTranslationOutput[];
  quantity: number;
};
export type PackageTreatmentTypeOutput = {
  _id: string;
  /** Id of the treatment type. */
  _treatmentType: string;
  /** For each adult. */
  quantity: number;
};
export type PackageOutput = {
  _id: string;
  name: string;
  description: string;
  languageList: PackageTranslationOutput[];
  nights: number;
  /** Minor units, per guest for the whole stay. */
  price: number;
  services: PackageServiceOutput[];
  addons: PackageAddonOutput[];
  treatmentTypes: PackageTreatmentTypeOutput[];
  /** Id of the picture that stands for it. */
  _picture?: string;
  /** Empty: none is shown. */
  taxRates: TaxRateOutput[];
  active: boolean;
  /** Guests can buy it by themselves. */
  online: boolean;
  /** What whoever buys it agrees to; empty: nothing. */
  agreement: string;
  /** Most stays that guests can buy for one day of arrival; absent: no limit. */
  perDay?: number;
  version: number;
};
export type PackageTranslationInput = {
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type PackageServiceInput = {
  /** Set for one that is kept; omitted for a new one. */
  _id?: string;
  _service: string;
  /** 1 is the day of arrival, nights + 1 the day of departure. */
  dayNumber: number;
};
export type AddonTranslationInput = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type PackageAddonInput = {
  /** Set for one that is kept; omitted for a new one. */
  _id?: string;
  /** Each language at most once. */
  languageList?: AddonTranslationInput[];
  name: string;
  /** 1 to 99. */
  quantity: number;
};
export type PackageTreatmentTypeInput = {
  /** Set for one that is kept; omitted for a new one. */
  _id?: string;
  /** Id of the treatment type. */
  _treatmentType: string;
  /** For each adult, 1 to 20. */
  quantity: number;
};
export type PackageInput = {
  /** Each language at most once. */
  languageList?: PackageTranslationInput[];
  /** Id of the picture that stands for it. Null: none. */
  _picture?: string | null;
  name: string;
  description?: string;
  /** 1 to 90. */
  nights: number;
  /** Minor units, per guest for the whole stay. */
  price: number;
  services?: PackageServiceInput[];
  addons?: PackageAddonInput[];
  treatmentTypes?: PackageTreatmentTypeInput[];
  /** Rates of the tax that its price includes, each from another day on. Default: none. */
  taxRates?: TaxRateInput[];
  /** False: no longer sold. Default: true. */
  active?: boolean;
  /** Guests can buy it by themselves, if it has a price. Default: false. */
  online?: boolean;
  /** What whoever buys it agrees to. Empty: nothing. */
  agreement?: string;
  /** Most stays that guests can buy for one day of arrival, 1 to 1000. Null: no limit. */
  perDay?: number | null;
};
export type PackageChange = {
  /** Each language at most once. */
  languageList?: PackageTranslationInput[];
  /** Id of the picture that stands for it. Null: none. */
  _picture?: string | null;
  name?: string;
  description?: string;
  /** 1 to 90. */
  nights?: number;
  /** Minor units, per guest for the whole stay. */
  price?: number;
  services?: PackageServiceInput[];
  addons?: PackageAddonInput[];
  treatmentTypes?: PackageTreatmentTypeInput[];
  /** Rates of the tax that its price includes, each from another day on. Default: none. */
  taxRates?: TaxRateInput[];
  /** False: no longer sold. Default: true. */
  active?: boolean;
  /** Guests can buy it by themselves, if it has a price. Default: false. */
  online?: boolean;
  /** What whoever buys it agrees to. Empty: nothing. */
  agreement?: string;
  /** Most stays that guests can buy for one day of arrival, 1 to 1000. Null: no limit. */
  perDay?: number | null;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type JobKind =
  | "anonymise-guests"
  | "forget-card"
  | "keep-intakes"
  | "make-picture"
  | "make-sandbox"
  | "propose-seating"
  | "remind-guests"
  | "remind-of-payment"
  | "remind-of-sale"
  | "remove-picture-files"
  | "remove-unused-pictures"
  | "renew-membership"
  | "renew-memberships"
  | "review-requests"
  | "retry-webhooks"
  | "seal-audit-log"
  | "send-message"
  | "send-reset-link"
  | "send-sign-in-link"
  | "send-booking-link"
  | "send-gift-card"
  | "send-sandbox-notice"
  | "send-webhooks"
  | "serve-treatment-waits"
  | "serve-waiting-list"
  | "settle-merge"
  | "settle-payment"
  | "take-privacy-request"
  | "tell-audit-heads"
  | "verify-bookings"
  | "watch-privacy-requests";
export type ParkedJobOutput = {
  kind: JobKind;
  _id: string;
  /** Number of attempts. */
  attempts: number;
  /** ISO instant at which it was added. */
  createdAt: string;
  /** ISO instant at which it was given up. */
  parkedAt: string;
  /** Why the last try failed, in the system's own words. */
  error?: string;
  /** Concerns the whole installation, not this venue; only system administrators see it. */
  installation: boolean;
};
export type PaymentRequestInput = {
  id: string;
  kind: "membership" | "stay" | "voucher" | "booking" | "treatment";
  /** Minor units, 1 to what is owed. */
  amount: number;
};
export type PaymentsPage = {
  /** The latest first. */
  items: PaymentOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type SettlementDay = {
  provider: PaymentProviderName;
  /** The venue's day, `yyyy-mm-dd`. */
  date: string;
  /** ISO 4217. */
  currency: string;
  captured: number;
  refunded: number;
};
export type PaymentTotal = {
  /** ISO 4217. */
  currency: string;
  /** How many payments, whatever became of them. */
  payments: number;
  /** Money that came in; what gift cards paid had come in before. */
  captured: number;
  /** Money that went back. */
  refunded: number;
  /** What gift cards paid, less what went back onto them. */
  byGiftCard: number;
};
export type MoneyKind =
  "authorised" | "released" | "captured" | "refunded" | "fee" | "writeOff";
export type MoneyEntryOutput = {
  kind: MoneyKind;
  /** Who made it. */
  by: "staff" | "guest" | "key" | "visitor" | "system";
  amount: number;
  /** ISO instant. */
  at: string;
  /** What the provider calls it. */
  reference: string;
};
export type ReceiptKind = "receipt" | "creditNote";
export type ReceiptOutput = {
  kind: ReceiptKind;
  _id: string;
  /** Of the venue, from 1 on; none is missing. */
  number: number;
  /** Number of the receipt that a credit note takes back, or some of. */
  credits?: number;
  /** Minor units, tax included. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Day of the venue on which it was made, yyyy-mm-dd. */
  date: string;
};
export type RefundState = "asked" | "done" | "refused";
export type RefundOutput = {
  /** `asked`: the provider is yet to confirm it. `refused`: nothing was returned. */
  state: RefundState;
  _id: string;
  amount: number;
  /** Why, in the words of staff. */
  reason?: string;
  /** ISO instant. */
  askedAt: string;
};
export type PaymentOutcomeKind = "atDesk" | "writtenOff";
export type PaymentOutcomeOutput = {
  kind: PaymentOutcomeKind;
  reason?: string;
  /** ISO instant. */
  at: string;
};
export type PaymentDetail = {
  state: PaymentDeskState;
  /** What staff should look at; absent: nothing. */
  openCase?: PaymentCase;
  provider: PaymentProviderName;
  _id: string;
  version: number;
  about: PaidThingOutput;
  /** What the guest read beside the amount. */
  description: string;
  /** Id of the guest. */
  customerId: string;
  /** First and last name; empty once the guest has been erased. */
  guest: string;
  amount: number;
  /** What has been returned. */
  refunded: number;
  /** What has been asked back, and the provider is yet to confirm. */
  returning: number;
  /** What can still be returned. */
  left: number;
  /** ISO 4217. */
  currency: string;
  /** ISO instants. */
  createdAt: string;
  updatedAt: string;
  /** Until when the guest can pay; ISO instant. */
  expiresAt: string;
  /** What the provider calls it; absent before it was asked. */
  reference?: string;
  /** What was done, the oldest first. */
  entries: MoneyEntryOutput[];
  /** Receipts and credit notes, the oldest first. */
  receipts: ReceiptOutput[];
  /** The oldest first. */
  refunds: RefundOutput[];
  /** What staff said became of it. */
  outcome?: PaymentOutcomeOutput;
};
export type CloseCaseInput = {
  /** `atDesk`: collected or returned in another way. `writtenOff`: the venue no longer asks for it. */
  outcome: PaymentOutcomeKind;
  /** Why, in a few words. */
  reason: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type RefundInput = {
  /** Minor units, 1 to what is left. */
  amount: number;
  /** Why, in a few words; the guest does not see it. */
  reason: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type AltTextOutput = {
  /** One of the seven languages. */
  languageType: string;
  text: string;
};
export type FocalPointOutput = {
  /** Per cent from the left. */
  x: number;
  /** Per cent from the top. */
  y: number;
};
export type PictureOutput = {
  /** Of the uploaded file. */
  name: string;
  /** `making`: its sizes are yet to be made. `failed`: they cannot be. */
  state: "making" | "ready" | "failed";
  /** Of all its files. */
  bytes: number;
  alts: AltTextOutput[];
  /** ISO instant. */
  createdAt: string;
  version: number;
  _id: string;
  /** Pixels of the upload: its proportions. */
  width: number;
  height: number;
  /** Those it can be fetched in: of 320, 640, 1280 and 1920. None before it is ready. */
  widths: number[];
  /** A tiny blurred one, as a `data:` address. */
  placeholder: string;
  focalPoint: FocalPointOutput;
  /** What it shows, in the request's language if translated. */
  alt: string;
};
export type PicturesOutput = {
  items: PictureOutput[];
  /** What they take of the quota, in bytes. */
  usedBytes: number;
  quotaBytes: number;
};
export type AltTextInput = {
  /** One of the seven languages. */
  languageType: string;
  text: string;
};
export type FocalPointInput = {
  /** Per cent from the left, 0 to 100. */
  x: number;
  /** Per cent from the top, 0 to 100. */
  y: number;
};
export type PictureChange = {
  /** One text for each language. Once a picture has a text, it always keeps at least one. */
  alts?: AltTextInput[];
  focalPoint?: FocalPointInput;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type AnonymisedNextOutput = {
  _id: string;
  firstname: string;
  lastname: string;
  /** The venue's day on which they became a guest, `yyyy-mm-dd`. */
  createdOn: string;
};
export type AnonymisationPreviewOutput = {
  /** Months without a booking or stay after which guests are anonymised; absent: the venue keeps everybody. */
  afterMonths?: number;
  /** The first day whose booking or stay keeps a guest, `yyyy-mm-dd`; absent as above. */
  since?: string;
  /** Oldest first. */
  items: AnonymisedNextOutput[];
  /** Sent as `cursor` for the next page; absent on the last. A page may be empty before that. */
  nextCursor?: string;
};
export type DryRunInput = {
  /** Months to try, 1 to 240; the venue's setting or another. */
  afterMonths: number;
};
export type AnonymisationRunOutput = {
  /** The venue's setting then. */
  afterMonths: number;
  /** Who had become a guest before that day and is not Eternal; the sum of the three that follow. */
  lookedAt: number;
  /** Who was anonymised, or would be. */
  anonymised: number;
  /** Who has a booking or stay since then, or to come. */
  active: number;
  /** Who was kept after all: a payment is under way, or they booked meanwhile. */
  refused: number;
  /** Eternal guests, whom no run looks at. */
  eternal: number;
  _id: string;
  /** ISO instant. */
  at: string;
  /** It only counted. */
  dryRun: boolean;
  /** Name of who asked for it; absent: it was the night’s. */
  by?: string;
  /** The first day whose booking or stay kept a guest, `yyyy-mm-dd`. */
  since: string;
};
export type AnonymisationRunsPageOutput = {
  /** Latest first. */
  items: AnonymisationRunOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type PrivacyRequestOutput = {
  _id: string;
  /** What guest and staff call it. */
  reference: string;
  /** `access`, `correction`, `erasure`, `restriction`, `objection` or `portability`. */
  kind: string;
  /** `unconfirmed`: who asks is not checked yet. `open`: to be answered. `answered`, `refused`, `withdrawn`; `lapsed`:
    nobody followed the link in time. */
  state: string;
  /** What exactly was asked. */
  details?: string;
  /** ISO instant. */
  receivedAt: string;
  /** The last day for an answer, `yyyy-mm-dd`, the venue's. */
  due: string;
  /** Days left for an answer: 0 on the last, negative once it is late. */
  daysLeft: number;
  /** The period was extended by two months. */
  extended: boolean;
  /** Why. */
  extensionReason?: string;
  /** ISO instant at which it was answered, refused or withdrawn. */
  closedAt?: string;
  /** What the guest was told, or why it was refused. */
  answer?: string;
  /** How it came: `hub`, `mail` (the public form), `phone`, `letter` or `inPerson`. */
  channel: string;
  /** Id of the guest. */
  _customer: string;
  /** The guest's name; absent once they are erased. */
  guestName?: string;
  /** The guest can be mailed. */
  hasEmail: boolean;
  /** The guest is Eternal: never anonymised by itself, but erased on request. */
  isEternal: boolean;
  /** Whether the guest's data is restricted now. */
  isRestricted: boolean;
  /** Name of the member of staff who wrote it down. */
  receivedBy?: string;
  /** How it was checked who asks: `account`, `mailLink` or `staff`; absent: not yet. */
  identifiedHow?: string;
  /** ISO instant. */
  identifiedAt?: string;
  identifiedBy?: string;
  /** How staff checked it. */
  identityNote?: string;
  /** ISO instant until which the mailed link can be used. */
  linkUntil?: string;
  /** The period may be extended by two months now. */
  isExtendable: boolean;
  /** ISO instant until which the link to the archive can be used. */
  archiveUntil?: string;
  closedBy?: string;
  /** What stayed after an erasure: `receipts`, `agreements`, `figures`, `proof`. */
  kept?: string[];
  /** ISO instant at which a restriction was lifted. */
  liftedAt?: string;
  liftedBy?: string;
  liftReason?: string;
  version: number;
};
export type PrivacyRequestsPageOutput = {
  items: PrivacyRequestOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type PrivacyRequestInput = {
  /** Id of the guest. */
  customerId: string;
  /** How it came: `phone`, `letter` or `inPerson`. */
  channel: "phone" | "letter" | "inPerson";
  /** How staff checked who asks. Absent: the guest is mailed a link to confirm it. */
  identityNote?: string;
  /** `access`, `correction`, `erasure`, `restriction`, `objection` or `portability`. */
  kind:
    | "access"
    | "correction"
    | "erasure"
    | "restriction"
    | "objection"
    | "portability";
  /** What exactly, in the guest's words: what is wrong, for instance. */
  details?: string;
};
export type PrivacyAnswerInput = {
  /** What the guest is told besides: what was corrected, for instance. */
  note?: string;
};
export type PrivacyReasonInput = {
  reason: string;
};
export type PrivacyIdentityInput = {
  /** In a few words. Absent: the guest is mailed a link to confirm it. */
  note?: string;
};
export type UserOutput = {
  _id: string;
  email: string;
  firstname: string;
  lastname: string;
  /** E.164. */
  phone?: string;
  /** Access level: 1 employee, 2 administrator, 3 system owner, 4 system administrator. */
  level: number;
  active: boolean;
  /** Whether codes of an authenticator are asked for at sign-in. */
  hasSecondFactor: boolean;
  /** True until the invitation was followed and a password chosen. */
  invited: boolean;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
  version: number;
};
export type UpdateOwnUserInput = {
  firstname?: string;
  lastname?: string;
  /** With its country prefix, e.g. `+47 912 34 567`; empty: none. */
  phone?: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type ChangeOwnPasswordInput = {
  currentPassword: string;
  /** 8 to 128 characters, not among the commonest. */
  password: string;
  confirmPassword: string;
};
export type SavedFilterOutput = {
  /** E.g. `bookings`. */
  list: string;
  name: string;
  /** Without the question mark. */
  query: string;
};
export type SavedFilterInput = {
  /** Which list, 1 to 40 letters, digits and hyphens. */
  list: string;
  /** 1 to 60 characters. */
  name: string;
  /** The query of the list's address without the question mark, up to 500 characters. */
  query: string;
};
export type SavedFiltersInput = {
  /** At most 50. */
  filters: SavedFilterInput[];
};
export type QuickUpdateInput = {
  /** Id or short reference of the booking. */
  bookingId: string;
  comment?: string;
  internalComment?: string;
  roomNumber?: string;
  version: number;
};
export type ReportGuest = {
  /** Id of the guest. */
  _id: string;
  /** Empty where the guest has been erased. */
  firstname: string;
  lastname: string;
  email?: string;
  phone?: string;
  /** That count. */
  bookings: number;
  participants: number;
  /** Day of the latest booking, `yyyy-mm-dd`. */
  latest: string;
};
export type ReportGuestsPage = {
  /** Guests with the most bookings first. */
  items: ReportGuest[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type ReportFigure = {
  /** Name of the value, e.g. `noShows`. */
  name: string;
  /** `count`, `ratio` (0 to 1), `money` or `minutes`. */
  unit: string;
  /** To list the rows behind the figure, send this as `figure` with the row's filter to `listBookings` or, in
    the spa's reports, to `listSpaReportRows`. Absent if there are none to list. */
  figure?: string;
};
export type ReportMoney = {
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
};
export type ReportValues = {
  /** Participants per place offered, 0 to 1, or more if overbooked; absent if none are offered. */
  occupancy?: number;
  /** No-shows per due booking, 0 to 1; absent while none are due. */
  noShowRate?: number;
  /** Turns no longer than planned when the party sat down, 0 to 1; absent without turns. */
  turnsKept?: number;
  /** Time that guests sat, of the time that all seats were open, 0 to 1; absent while nothing is open. */
  seatUse?: number;
  /** Time that tables were taken, of the time that they were open, 0 to 1; absent while nothing is open. */
  tableUse?: number;
  /** No-shows of the treatments that are over, 0 to 1. */
  missedTreatmentRate?: number;
  /** Treatments that were given to somebody who has another on a later day, 0 to 1. */
  rebookingRate?: number;
  /** Booked time of therapists of the time that they work, 0 to 1, or more outside of working time. */
  therapistUse?: number;
  /** Hours of therapists that treatments have, preparation and reset included. */
  treatmentHours?: number;
  /** Hours of shifts, without breaks, absences and pauses. */
  workingHours?: number;
  gapHours?: number;
  /** Booked time of treatment rooms of the time in which anybody works, 0 to 1. */
  roomUse?: number;
  roomHours?: number;
  /** Hours in which anybody works, of all treatment rooms together. */
  openRoomHours?: number;
  /** Bookings that count: active and not on a waiting list, arrived or not. */
  bookings?: number;
  /** Bookings on a waiting list. */
  waiting?: number;
  /** Bookings that are neither: cancelled, or made inactive by their status. */
  cancelled?: number;
  /** Participants of the bookings that count, children included. */
  participants?: number;
  /** Participants who are not children. */
  adults?: number;
  children?: number;
  /** Places offered, for all segments, since places do not belong to one; absent by segment. */
  capacity?: number;
  /** Revenue by currency: price times participants plus addons, by the agreed terms, of the bookings
    that count. */
  revenue?: ReportMoney[];
  /** Bookings that count and have ended by the venue's clock. */
  due?: number;
  /** Due bookings never marked as arrived, with a status that says neither arrived nor left. A
    booking that staff cancelled because nobody came is a cancellation. */
  noShows?: number;
  noShowParticipants?: number;
  /** Different guests with a booking that counts; the sum over periods is more, since guests return. */
  guests?: number;
  /** Guests with more than one such booking in the row. */
  repeatGuests?: number;
  /** Bookings that count and have no guest. */
  dropIns?: number;
  /** Requests for a single booking or a hold that were refused for want of room; each attempt counts. */
  refusals?: number;
  /** Participants of these requests. */
  refusedGuests?: number;
  /** Participants of the bookings that count, at services whose guests sit at tables. */
  covers?: number;
  /** Covers marked as arrived, those who have left again included. */
  came?: number;
  /** Covers of due bookings that were never marked as arrived. */
  missed?: number;
  /** Parties that staff marked as arrived and as left, within twelve hours. */
  turns?: number;
  /** Mean minutes planned for a turn when the party sat down; absent without turns. */
  plannedMinutes?: number;
  /** Mean minutes of a turn; absent without turns. */
  stayedMinutes?: number;
  /** Hours that guests sat, of all seats together. */
  seatHours?: number;
  /** Hours that the seats of today's plan were open. */
  openSeatHours?: number;
  /** Booked treatments, no-shows included; pauses are none. */
  treatments?: number;
  /** Prices as agreed and addons, paid or not, without no-shows; therapists of one treatment share it. */
  treatmentRevenue?: ReportMoney[];
  missedTreatments?: number;
  /** Stretches of working time between two treatments of a therapist. */
  gaps?: number;
};
export type ReportRow = {
  /** First day of the whole period; id of what the row is about; hour, party size or reason. Empty for no
    segment, no table and totals. */
  key: string;
  /** Name of what has an id; absent if it no longer exists. */
  name?: string;
  /** First day that counts. */
  from: string;
  /** Last day that counts. */
  until: string;
  /** Id of the service to filter by. */
  service?: string;
  /** Id of the segment to filter by. */
  segment?: string;
  /** The hour to filter by, 0 to 23. */
  hour?: number;
  /** Id of the therapist to filter by. */
  therapist?: string;
  /** Id of the treatment room to filter by. */
  treatmentRoom?: string;
  /** Id of the treatment type to filter by. */
  treatmentType?: string;
  values: ReportValues;
};
export type ReportOutput = {
  /** E.g. `no-shows`. */
  report: string;
  from: string;
  until: string;
  /** `day`, `week` or `month`. */
  groupBy: string;
  /** Columns, the one that a chart shows first. */
  figures: ReportFigure[];
  totals: ReportRow;
  /** Every period, those without anything to count too. */
  byPeriod: ReportRow[];
  /** Services with anything to count, by their order in the venue's lists. */
  byService: ReportRow[];
  /** Segments with anything to count by name; last, bookings without one. */
  bySegment: ReportRow[];
  /** Hours in which reservations start, or in which the spa is open; only in `covers` and the spa's reports. */
  byHour?: ReportRow[];
  /** Dining rooms, the default one first; last, reservations without a table. */
  byRoom?: ReportRow[];
  /** Tables, by room as the plan has them. */
  byTable?: ReportRow[];
  /** Parties by size; only in `turn-times`. */
  byParty?: ReportRow[];
  /** Codes of the refusals; only in `refusals`. */
  byReason?: ReportRow[];
  /** In the venue's order, as the next two are; only in the spa's reports. */
  byTherapist?: ReportRow[];
  byTreatmentRoom?: ReportRow[];
  byTreatmentType?: ReportRow[];
};
export type CancelBookingInput = {
  /** What of a prepaid amount goes back: `byTerms`, `all` or `nothing`; the last two need payments.refund. Default:
    byTerms. */
  refund?: "all" | "byTerms" | "nothing";
  reason?: string;
  version: number;
};
export type NoShowFeeKind = "noShow" | "lateCancellation";
export type NoShowChargeState =
  "open" | "charging" | "charged" | "declined" | "needsGuest";
export type SavedCardOutput = {
  /** As cards call it. */
  brand: string;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  expiryYear: number;
};
export type NoShowFeeOutput = {
  /** Absent: nothing is due, because they came, cancelled in time, or the booking has not begun. */
  kind?: NoShowFeeKind;
  /** `open`: nobody has charged it. `charging`: the provider is yet to answer. The last two took nothing. */
  state: NoShowChargeState;
  /** By the terms: at most what they agreed to. */
  amount: number;
  /** Of that, what is not paid yet. */
  owed: number;
  /** ISO 4217. */
  currency: string;
  /** Absent: none was given, or it is no longer kept. */
  card?: SavedCardOutput;
  /** What the guest agreed to, in their language. Absent: they gave no card. */
  agreed?: string;
  /** When they did; ISO instant. */
  agreedAt?: string;
};
export type ChargeNoShowFeeInput = {
  /** What staff were shown is charged, in minor units: never is more taken in silence. */
  amount: number;
};
export type PromoteBookingInput = {
  version: number;
};
export type RestoreBookingInput = {
  version: number;
  /** Go beyond the places; needs bookings.override and a reason. */
  override?: boolean;
  /** Why; stored in the audit log. */
  reason?: string;
};
export type ApplyStatusInput = {
  _bookingStatus: string;
  version: number;
  /** Go beyond the places; needs bookings.override and a reason. */
  override?: boolean;
  /** Why; stored in the audit log. */
  reason?: string;
};
export type ReviewOutput = {
  _id: string;
  /** Id of the booking. */
  booking: string;
  /** Id of the guest. */
  customerId: string;
  /** First and last name; empty once the guest has been erased. */
  guest: string;
  /** Name of the service; empty if it no longer exists. */
  service: string;
  /** Day of the visit, `yyyy-mm-dd`. */
  date: string;
  /** 1 to 5. */
  rating: number;
  comment?: string;
  /** ISO instant at which the guest last said so. */
  ratedAt: string;
};
export type ReviewsPageOutput = {
  /** Latest visits first. */
  items: ReviewOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type RatingCountOutput = {
  /** 1 to 5. */
  rating: number;
  count: number;
};
export type ReviewSummaryOutput = {
  /** Mean of all ratings, to two decimals; absent without any. */
  average?: number;
  /** Counts of all ratings, the highest first. */
  ratings: RatingCountOutput[];
  /** How many there are. */
  count: number;
};
export type GuestFoundOutput = {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  /** E.164. */
  phone?: string;
  loyaltyCode?: string;
};
export type SegmentInput = {
  /** Its name in other languages, each at most once; staff see it in theirs. Omitted: as before. */
  languageList?: NameInOneLanguage[];
  type: string;
};
export type SegmentChange = {
  /** Its name in other languages, each at most once; staff see it in theirs. Omitted: as before. */
  languageList?: NameInOneLanguage[];
  type: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type SitePageKind = "articles" | "special";
export type SitePageState = "draft" | "public" | "withdrawn";
export type SitePageRowOutput = {
  kind: SitePageKind;
  state: SitePageState;
  _id: string;
  slug: string;
  /** ISO instant. */
  publicFrom?: string;
  /** In the caller’s language, otherwise in English. */
  title: string;
  /** Codes of the languages it is written in. */
  languages: string[];
  /** ISO instant. */
  updatedAt: string;
  version: number;
};
export type SitePageTextOutput = {
  /** One of the seven languages. */
  languageType: string;
  title: string;
  description: string;
  /** Markdown. */
  body: string;
};
export type SitePageOutput = {
  kind: SitePageKind;
  state: SitePageState;
  _id: string;
  slug: string;
  /** ISO instant. */
  publicFrom?: string;
  texts: SitePageTextOutput[];
  /** Id of its picture. */
  _picture?: string;
  /** ISO instant. */
  updatedAt: string;
  version: number;
};
export type SitePageTextInput = {
  /** One of the seven languages. */
  languageType: string;
  /** Its heading, 1 to 120 characters. */
  title: string;
  /** Below the title, and in search engines, at most 300 characters; empty only while it is no public page. */
  description: string;
  /** Markdown, at most 40,000 characters; HTML in it is shown as it is written. */
  body: string;
};
export type SitePageInput = {
  /** Where it stands: `articles` or `special`. */
  kind: SitePageKind;
  /** `draft` and `withdrawn` are read by nobody but system administrators. */
  state: SitePageState;
  /** One text for each language; a public page has English and Norwegian. */
  texts: SitePageTextInput[];
  /** Id of a picture of the venue that the caller works in, or the one it has; null or left out: none. */
  _picture?: string | null;
  /** The last part of its address: lower-case letters, digits and single hyphens. */
  slug: string;
  /** ISO instant from which visitors read it once it is public; null or left out: at once. */
  publicFrom?: string | null;
};
export type SiteTextProblem =
  | "SITE_TEXT_MISSING"
  | "SITE_HEADING_FIRST"
  | "SITE_HEADING_SKIPPED"
  | "SITE_LINK_UNKNOWN"
  | "SITE_PICTURE_UNKNOWN"
  | "SITE_PICTURE_WITHOUT_TEXT";
export type SiteProblemOutput = {
  code: SiteTextProblem;
  /** The address of the link or picture, or the level of the heading. */
  about?: string;
};
export type SitePreviewOutput = {
  /** As visitors get it: safe HTML. */
  html: string;
  problems: SiteProblemOutput[];
};
export type SitePreviewInput = {
  /** Markdown, at most 40,000 characters. */
  body: string;
};
export type SitePageChange = {
  /** Where it stands: `articles` or `special`. */
  kind: SitePageKind;
  /** `draft` and `withdrawn` are read by nobody but system administrators. */
  state: SitePageState;
  /** One text for each language; a public page has English and Norwegian. */
  texts: SitePageTextInput[];
  /** Id of a picture of the venue that the caller works in, or the one it has; null or left out: none. */
  _picture?: string | null;
  /** The last part of its address: lower-case letters, digits and single hyphens. */
  slug: string;
  /** ISO instant from which visitors read it once it is public; null or left out: at once. */
  publicFrom?: string | null;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type StayServiceInput = {
  /** Set for one that is kept, along with its bookings; omitted for a new one. */
  _id?: string;
  _service: string;
  /** 1 is the day of arrival. */
  dayNumber: number;
};
export type StayAddonInput = {
  /** Set for one that is kept; omitted for a new one. */
  _id?: string;
  /** Each language at most once. */
  languageList?: AddonTranslationInput[];
  name: string;
  /** 1 to 99. */
  quantity: number;
};
export type StayTreatmentTypeInput = {
  /** Set for one that is kept; omitted for a new one. */
  _id?: string;
  /** Id of the treatment type. */
  _treatmentType: string;
  /** For each adult, 1 to 20. */
  quantity: number;
};
export type NewStayInput = {
  /** Id of the guest. */
  _customer: string;
  /** Id of the active package it is made from. */
  _package?: string;
  /** First day, yyyy-mm-dd. */
  arrivaldate: string;
  /** Last day, yyyy-mm-dd, after the arrival. Default for a package: after its nights. */
  departuredate?: string;
  /** 1 to 100. */
  adults: number;
  /** 0 to 100. Default: 0. */
  children?: number;
  /** 0 to 100. Default: 0. */
  babies?: number;
  /** `expected`, `in house`, `departed` or `no-show`. Default: expected. */
  status?: "no-show" | "expected" | "in house" | "departed";
  /** Null or blank: none. */
  roomType?: string | null;
  /** Minor units a night. Null: none. */
  pricePerNight?: number | null;
  /** For staff only. Null or blank: none. */
  comment?: string | null;
  /** Default for a stay made from a package: the package's services. */
  services?: StayServiceInput[];
  /** Default for a stay made from a package: the package's addons. */
  addons?: StayAddonInput[];
  /** Default for a stay made from a package: the package's treatments. */
  treatmentTypes?: StayTreatmentTypeInput[];
};
export type StayChange = {
  /** First day, yyyy-mm-dd. */
  arrivaldate?: string;
  /** Last day, yyyy-mm-dd, after the arrival. */
  departuredate?: string;
  /** 1 to 100. */
  adults?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
  /** 0 to 100. Default: 0. */
  children?: number;
  /** 0 to 100. Default: 0. */
  babies?: number;
  /** `expected`, `in house`, `departed` or `no-show`. Default: expected. */
  status?: "no-show" | "expected" | "in house" | "departed";
  /** Null or blank: none. */
  roomType?: string | null;
  /** Minor units a night. Null: none. */
  pricePerNight?: number | null;
  /** For staff only. Null or blank: none. */
  comment?: string | null;
  /** Default for a stay made from a package: the package's services. */
  services?: StayServiceInput[];
  /** Default for a stay made from a package: the package's addons. */
  addons?: StayAddonInput[];
  /** Default for a stay made from a package: the package's treatments. */
  treatmentTypes?: StayTreatmentTypeInput[];
};
export type CancelStayInput = {
  /** Why; in the audit log. */
  reason?: string;
  version: number;
};
export type CreateUserInput = {
  /** Unique across all venues, ignoring case; at most 254 characters. */
  email: string;
  firstname: string;
  lastname: string;
  /** With its country prefix, e.g. `+47 912 34 567`; empty: none. */
  phone?: string;
  /** Access level: 1 employee, 2 administrator, 3 system owner, 4 system administrator. */
  level: 1 | 2 | 3 | 4;
};
export type UpdateUserInput = {
  /** Unique across all venues, ignoring case; at most 254 characters. */
  email?: string;
  firstname?: string;
  lastname?: string;
  /** With its country prefix, e.g. `+47 912 34 567`; empty: none. */
  phone?: string;
  /** Access level: 1 employee, 2 administrator, 3 system owner, 4 system administrator. */
  level?: 1 | 2 | 3 | 4;
  /** False signs the user out everywhere and prevents signing in. */
  active?: boolean;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type VendorAddressOutput = {
  street?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
};
export type TrustedNetworkOutput = {
  name: string;
  /** An address, or a range in CIDR notation. */
  range: string;
};
export type VendorOutput = {
  _id: string;
  name: string;
  slug: string;
  languageCode: string;
  /** IANA. */
  timezone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** Address of an image. */
  logo?: string;
  /** Ids of pictures. */
  _logoLight?: string;
  _logoDark?: string;
  _cover?: string;
  _icon?: string;
  legalLink?: string;
  tagline?: string;
  email?: string;
  /** E.164. */
  phone?: string;
  organisationNumber?: string;
  address?: VendorAddressOutput;
  modules: VendorModulesOutput;
  /** Minutes. */
  spaTimeSlotSpaceInMinutes: number;
  /** Months; absent: never. */
  anonymiseAfterMonths?: number;
  /** Minor units of a payment up to which administrators may refund; absent: any amount. */
  refundLimit?: number;
  smsSender?: string;
  emailSender?: string;
  reviewRequests: boolean;
  /** Start of the quiet hours, in minutes from midnight on the guest's clock. */
  quietFrom: number;
  /** End of the quiet hours; if `quietFrom` is later, it is on the next day. */
  quietUntil: number;
  /** `auto` or `manual`. */
  waitingListPromotion: string;
  /** The lowest level of staff who must have a second factor: 1, 2 or 3; absent: nobody must. */
  secondFactorFrom?: number;
  trustedNetworks: TrustedNetworkOutput[];
  /** Whether a second factor is asked for in the trusted networks, too. */
  secondFactorInNetworks: boolean;
  /** Whether staff sign in from the trusted networks alone. */
  signInOnlyFromNetworks: boolean;
  _defaultTheme?: string;
  _defaultSegment?: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant. */
  updatedAt: string;
  version: number;
};
export type VendorAddressInput = {
  street?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
};
export type VendorModulesInput = {
  services?: boolean;
  stays?: boolean;
  spa?: boolean;
  fnb?: boolean;
  memberships?: boolean;
  openBooking?: boolean;
};
export type TrustedNetworkInput = {
  /** An address, or a range in CIDR notation, of IPv4 (at widest /8) or IPv6 (at widest /16). */
  range: string;
  name: string;
};
export type UpdateVendorInput = {
  /** Id of the picture of its logo; shown before the address in `logo`. */
  _logoLight?: string | null;
  /** Id of the picture of its logo on a dark page. Default: the other one. */
  _logoDark?: string | null;
  /** Id of the picture beside the sign-in and on the first page of the hub. */
  _cover?: string | null;
  /** Id of the picture that stands for the hub on a phone; best a square. */
  _icon?: string | null;
  address?: VendorAddressInput | null;
  /** Id of the segment for bookings made without one. */
  _defaultSegment?: string | null;
  /** 1 to 63 lowercase letters, digits and hyphens. */
  slug?: string;
  /** IANA. */
  timezone?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** ISO 4217. */
  currency?: string;
  name?: string;
  /** `en`, `no`, `sv`, `fr`, `de`, `es` or `it`. */
  languageCode?: string;
  /** Address of an image. */
  logo?: string | null;
  /** Address of the terms and privacy notice, linked from sign-up. */
  legalLink?: string | null;
  tagline?: string | null;
  /** Where guests' questions go; answers to messages come here. */
  email?: string | null;
  phone?: string | null;
  /** In the register of companies, as the country writes it; receipts have it. */
  organisationNumber?: string | null;
  /** The parts of the product to switch on or off; omitted ones stay. */
  modules?: VendorModulesInput;
  /** Step of the therapist grid: 5 to 240 minutes. */
  spaTimeSlotSpaceInMinutes?: number;
  /** Guests without a booking for 1 to 240 months are anonymised at night; null: never. */
  anonymiseAfterMonths?: number | null;
  /** Minor units of a payment up to which administrators may refund; above it system owners do. Null: any amount. */
  refundLimit?: number | null;
  /** 1 to 10 letters and digits. */
  smsSender?: string | null;
  /** Sender of emails; the mail server must be allowed to send for it. */
  emailSender?: string | null;
  /** Ask guests for a review at noon the day after. */
  reviewRequests?: boolean;
  /** Start of the quiet hours, in minutes from midnight on the guest's clock, 0 to 1439: until `quietUntil`, no reminder,
    review request or offer is sent. If both are equal, they are sent at any hour. */
  quietFrom?: number;
  /** End of the quiet hours, likewise; if `quietFrom` is later, it is on the next day. */
  quietUntil?: number;
  /** `auto`: freed places go to the first on the waiting list who fits; `manual`: staff promote. */
  waitingListPromotion?: "auto" | "manual";
  /** The lowest level of staff who must have a second factor to work: 1, 2 or 3; null: nobody must. */
  secondFactorFrom?: (1 | 2 | 3 | null) | (1 | 2 | 3 | null);
  /** All networks from which staff are expected to sign in; at most 50. */
  trustedNetworks?: TrustedNetworkInput[];
  /** Whether a second factor is asked for in the trusted networks, too. */
  secondFactorInNetworks?: boolean;
  /** Whether staff sign in from the trusted networks alone, of which the caller’s address must be one. */
  signInOnlyFromNetworks?: boolean;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type VendorsPageOutput = {
  items: VendorOutput[];
  /** `cursor` of the next page; absent on the last. */
  nextCursor?: string;
};
export type CreateVendorInput = {
  address?: VendorAddressInput | null;
  /** `en`, `no`, `sv`, `fr`, `de`, `es` or `it`. */
  languageCode?: string;
  /** Address of an image. */
  logo?: string | null;
  /** Address of the terms and privacy notice, linked from sign-up. */
  legalLink?: string | null;
  tagline?: string | null;
  /** Where guests' questions go; answers to messages come here. */
  email?: string | null;
  phone?: string | null;
  /** In the register of companies, as the country writes it; receipts have it. */
  organisationNumber?: string | null;
  /** The parts of the product to switch on or off; omitted ones stay. */
  modules?: VendorModulesInput;
  /** Step of the therapist grid: 5 to 240 minutes. */
  spaTimeSlotSpaceInMinutes?: number;
  /** Guests without a booking for 1 to 240 months are anonymised at night; null: never. */
  anonymiseAfterMonths?: number | null;
  /** Minor units of a payment up to which administrators may refund; above it system owners do. Null: any amount. */
  refundLimit?: number | null;
  /** 1 to 10 letters and digits. */
  smsSender?: string | null;
  /** Sender of emails; the mail server must be allowed to send for it. */
  emailSender?: string | null;
  /** Ask guests for a review at noon the day after. */
  reviewRequests?: boolean;
  /** Start of the quiet hours, in minutes from midnight on the guest's clock, 0 to 1439: until `quietUntil`, no reminder,
    review request or offer is sent. If both are equal, they are sent at any hour. */
  quietFrom?: number;
  /** End of the quiet hours, likewise; if `quietFrom` is later, it is on the next day. */
  quietUntil?: number;
  /** `auto`: freed places go to the first on the waiting list who fits; `manual`: staff promote. */
  waitingListPromotion?: "auto" | "manual";
  /** The lowest level of staff who must have a second factor to work: 1, 2 or 3; null: nobody must. */
  secondFactorFrom?: (1 | 2 | 3 | null) | (1 | 2 | 3 | null);
  name: string;
  /** 1 to 63 lowercase letters, digits and hyphens. */
  slug: string;
  /** IANA. */
  timezone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
};
export type AdministerVendorInput = {
  /** Id of the picture of its logo; shown before the address in `logo`. */
  _logoLight?: string | null;
  /** Id of the picture of its logo on a dark page. Default: the other one. */
  _logoDark?: string | null;
  /** Id of the picture beside the sign-in and on the first page of the hub. */
  _cover?: string | null;
  /** Id of the picture that stands for the hub on a phone; best a square. */
  _icon?: string | null;
  address?: VendorAddressInput | null;
  /** Id of the segment for bookings made without one. */
  _defaultSegment?: string | null;
  /** 1 to 63 lowercase letters, digits and hyphens. */
  slug?: string;
  /** IANA. */
  timezone?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  /** ISO 4217. */
  currency?: string;
  name?: string;
  /** `en`, `no`, `sv`, `fr`, `de`, `es` or `it`. */
  languageCode?: string;
  /** Address of an image. */
  logo?: string | null;
  /** Address of the terms and privacy notice, linked from sign-up. */
  legalLink?: string | null;
  tagline?: string | null;
  /** Where guests' questions go; answers to messages come here. */
  email?: string | null;
  phone?: string | null;
  /** In the register of companies, as the country writes it; receipts have it. */
  organisationNumber?: string | null;
  /** The parts of the product to switch on or off; omitted ones stay. */
  modules?: VendorModulesInput;
  /** Step of the therapist grid: 5 to 240 minutes. */
  spaTimeSlotSpaceInMinutes?: number;
  /** Guests without a booking for 1 to 240 months are anonymised at night; null: never. */
  anonymiseAfterMonths?: number | null;
  /** Minor units of a payment up to which administrators may refund; above it system owners do. Null: any amount. */
  refundLimit?: number | null;
  /** 1 to 10 letters and digits. */
  smsSender?: string | null;
  /** Sender of emails; the mail server must be allowed to send for it. */
  emailSender?: string | null;
  /** Ask guests for a review at noon the day after. */
  reviewRequests?: boolean;
  /** Start of the quiet hours, in minutes from midnight on the guest's clock, 0 to 1439: until `quietUntil`, no reminder,
    review request or offer is sent. If both are equal, they are sent at any hour. */
  quietFrom?: number;
  /** End of the quiet hours, likewise; if `quietFrom` is later, it is on the next day. */
  quietUntil?: number;
  /** `auto`: freed places go to the first on the waiting list who fits; `manual`: staff promote. */
  waitingListPromotion?: "auto" | "manual";
  /** The lowest level of staff who must have a second factor to work: 1, 2 or 3; null: nobody must. */
  secondFactorFrom?: (1 | 2 | 3 | null) | (1 | 2 | 3 | null);
  /** All networks from which staff are expected to sign in; at most 50. */
  trustedNetworks?: TrustedNetworkInput[];
  /** Whether a second factor is asked for in the trusted networks, too. */
  secondFactorInNetworks?: boolean;
  /** Whether staff sign in from the trusted networks alone, of which the caller’s address must be one. */
  signInOnlyFromNetworks?: boolean;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type InviteOwnerInput = {
  /** Unique across all venues, ignoring case; at most 254 characters. */
  email: string;
  firstname: string;
  lastname: string;
  /** With its country prefix, e.g. `+47 912 34 567`; empty: none. */
  phone?: string;
};
export type VoucherSettingsOutput = {
  /** Id of the venue, which sells them in one way. */
  _id: string;
  onSale: boolean;
  /** Minor units, the smallest first. */
  amounts: number[];
  /** Minor units. */
  least?: number;
  most?: number;
  validMonths?: number;
  /** ISO 4217, the venue’s. */
  currency: string;
  version: number;
};
export type VoucherSettingsInput = {
  /** Whether visitors can buy gift cards. */
  onSale: boolean;
  /** Offered amounts in minor units, each once, at most 8. */
  amounts: number[];
  /** Least amount that a buyer may choose freely, in minor units; with `most`. Absent: only what is offered. */
  least?: number;
  /** The most that a buyer may choose freely, in minor units; with `least`. */
  most?: number;
  /** Months that a new one is valid, 1 to 240; absent: no end. */
  validMonths?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type VoucherState = "unpaid" | "usable" | "used" | "expired" | "blocked";
export type VoucherPersonOutput = {
  name: string;
  email: string;
};
export type VoucherOutput = {
  /** `unpaid`: the buyer’s money is yet to be taken. `used`: nothing is left. */
  state: VoucherState;
  _id: string;
  version: number;
  /** Last four characters of its code. */
  ending: string;
  /** What it was issued with. */
  amount: number;
  remaining: number;
  /** ISO 4217. */
  currency: string;
  /** Last day on which it can be used; absent: no end. */
  validUntil?: string;
  /** Absent: staff issued it, or the buyer has been erased. */
  buyer?: VoucherPersonOutput;
  /** Id of the buyer; absent: staff issued it. */
  customerId?: string;
  /** Absent once they have been erased. */
  recipient?: VoucherPersonOutput;
  greeting?: string;
  /** Day on which it is sent. */
  sendOn: string;
  /** When it was first sent; ISO instant. */
  sentAt?: string;
  /** Why staff issued or blocked it. */
  reason?: string;
  /** ISO instant. */
  createdAt: string;
};
export type VouchersPage = {
  /** The latest first. */
  items: VoucherOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type VoucherUseKind = "used" | "returned" | "refunded";
export type VoucherUseOutput = {
  /** `refunded`: its price went back to the buyer. */
  kind: VoucherUseKind;
  aboutKind: PaidKind;
  by: "staff" | "guest" | "key" | "visitor" | "system";
  /** Minor units. */
  amount: number;
  aboutId: string;
  /** What it was for, as the guest read it. */
  description: string;
  /** ISO instant. */
  at: string;
};
export type VoucherDetail = {
  /** `unpaid`: the buyer’s money is yet to be taken. `used`: nothing is left. */
  state: VoucherState;
  _id: string;
  version: number;
  /** Last four characters of its code. */
  ending: string;
  /** What it was issued with. */
  amount: number;
  remaining: number;
  /** ISO 4217. */
  currency: string;
  /** Last day on which it can be used; absent: no end. */
  validUntil?: string;
  /** Absent: staff issued it, or the buyer has been erased. */
  buyer?: VoucherPersonOutput;
  /** Id of the buyer; absent: staff issued it. */
  customerId?: string;
  /** Absent once they have been erased. */
  recipient?: VoucherPersonOutput;
  greeting?: string;
  /** Day on which it is sent. */
  sendOn: string;
  /** When it was first sent; ISO instant. */
  sentAt?: string;
  /** Why staff issued or blocked it. */
  reason?: string;
  /** ISO instant. */
  createdAt: string;
  /** The oldest first. */
  uses: VoucherUseOutput[];
};
export type GiftCardRecipient = {
  name: string;
  /** Where the gift card goes. */
  email: string;
};
export type IssueVoucherInput = {
  /** Minor units. */
  amount: number;
  recipient: GiftCardRecipient;
  /** At most 400 characters. */
  greeting?: string;
  /** Day on which it is sent; absent: today. */
  sendOn?: string;
  /** Last day on which it can be used; absent: as the settings say. */
  validUntil?: string;
  /** Why, in a few words; the recipient does not see it. */
  reason: string;
};
export type GiftCardBalance = {
  /** Stands for the gift card where it is used. */
  token: string;
  /** Last characters of its code. */
  ending: string;
  /** Minor units. */
  remaining: number;
  /** ISO 4217. */
  currency: string;
  /** Last day on which it can be used; absent: no end. */
  validUntil?: string;
};
export type VoucherCodeInput = {
  /** As it is printed; spaces, dashes and case do not matter. */
  code: string;
};
export type UsedVoucher = {
  /** Id of the payment. */
  payment: string;
  /** Minor units that are left on the gift card. */
  remaining: number;
};
export type UseVoucherInput = {
  id: string;
  kind: "membership" | "stay" | "voucher" | "booking" | "treatment";
  /** Of the gift card, as its balance was answered. */
  token: string;
  /** Minor units, 1 to what is owed and what is left on it. */
  amount: number;
};
export type BlockVoucherInput = {
  /** False: it can be used again. */
  blocked: boolean;
  /** Why, in a few words. */
  reason: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type ExtendVoucherInput = {
  /** Last day on which it can be used, from today on. */
  validUntil: string;
  /** The version that was looked at, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type BlockGapOutput = {
  _table: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight of that day. */
  start: number;
  /** Minutes from midnight of that day, at most 1440. */
  end: number;
};
export type TableBlockOutput = {
  _id: string;
  /** The dining room. */
  _venue: string;
  /** Ids of the tables. */
  tables: string[];
  /** The section that was blocked, if it was one. */
  section?: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd. */
  until: string;
  /** Minutes from midnight of each day; absent: from midnight. */
  start?: number;
  /** Minutes from midnight of each day, of the next if not after `start`; absent: until midnight. */
  end?: number;
  reason: string;
  gaps: BlockGapOutput[];
  version: number;
};
export type TableBlockInput = {
  /** The dining room. */
  _venue: string;
  /** Tables of the room. */
  tables?: string[];
  /** A section of the room; its tables now. Not together with `tables`. */
  section?: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 60 days. */
  until: string;
  /** Minutes from midnight of each day. Default: from midnight. */
  start?: number;
  /** Minutes from midnight of each day, of the next if not after `start`. Default: until midnight. */
  end?: number;
  /** What staff read on the plan, 1 to 200 characters. */
  reason: string;
  /** Leave reservations and other blocks the times they have. Default: they are in the way. */
  around?: boolean;
};
export type PauseOutput = {
  _id: string;
  /** The service that is paused, if it is one. */
  _service?: string;
  /** The dining room that is paused, if it is one. */
  _venue?: string;
  /** Ids of the services that are paused; absent: all. */
  services?: string[];
  /** ISO date-time. */
  from: string;
  /** ISO date-time; then it ends by itself. */
  until: string;
  /** Who paused. */
  by?: string;
};
export type PauseInput = {
  _service?: string;
  /** A dining room: every service that seats guests there, alone or beside other rooms. */
  _venue?: string;
  /** Minutes from now, 5 to 1440; or `tomorrow`, the venue’s next midnight. */
  until: number | "tomorrow";
};
export type PlanPositionInput = {
  /** Per cent of the plan's width from its left edge, 0 to 100. */
  posX: number;
  /** Per cent of the plan's height from its upper edge, 0 to 100. */
  posY: number;
};
export type PlanSizeInput = {
  /** Per cent of the plan's width, 1 to 100. */
  width: number;
  /** Per cent of the plan's height, 1 to 100. */
  height: number;
};
export type DiningTableInput = {
  /** Its id. One that the room does not have yet names a new table within this request, where a
    combination may refer to it; the answer has its lasting id. Omitted for a new one. */
  _id?: string;
  /** Corner radius, per cent of its sides, 0 to 50. Default: 0. */
  radius?: number;
  /** What guests may wish for; each at most once. Default: none. */
  attributes?: TableAttribute[];
  /** Id of its section in the same room; null: none. Default: none. */
  section?: string | null;
  /** 1 to 50 characters; unique among the tables of the room. */
  name: string;
  /** Seats (PAX), 0 to 200; at 0 nobody is seated here. */
  guestCount: number;
  /** Smallest party, 1 to 200, not above the seats. Default: 1. */
  minGuests?: number;
  /** Clockwise around its middle, degrees, 0 to 359. Default: 0. */
  rotation?: number;
  position: PlanPositionInput;
  size: PlanSizeInput;
};
export type TableCombinationInput = {
  /** Its id in the room; omitted for a new one. */
  _id?: string;
  /** Ids of 2 to 20 tables of the same room. */
  tables: string[];
  /** 1 to 50 characters; unique among the combinations of the room. */
  name: string;
  /** Smallest party, 1 to 200, not above the seats. Default: 1. */
  minGuests?: number;
  /** Seats of the tables together, 1 to 200. */
  guestCount: number;
};
export type PlanShapeInput = {
  /** Its id in the room; omitted for a new one. */
  _id?: string;
  kind: ShapeKind;
  position: PlanPositionInput;
  size: PlanSizeInput;
  /** Clockwise around its middle, degrees, 0 to 359. Default: 0. */
  rotation?: number;
};
export type RoomSectionInput = {
  /** Its id in the room, by which its tables refer to it; as with a new table. */
  _id?: string;
  /** 1 to 50 characters; unique among the sections of the room. */
  name: string;
  /** `#rrggbb` */
  color: string;
};
export type DiningRoomInput = {
  /** Id of the picture beneath the plan. It needs no text, since only staff see it. Null: none. */
  _background?: string | null;
  /** Id of the picture that guests see of the room. Null: none. */
  _picture?: string | null;
  /** 1 to 100 characters; unique at the venue. */
  name: string;
  /** True makes it the default instead of the room that was. The only room always is, and false is
    refused for the default: name another one instead. */
  defaultFNB?: boolean;
  /** Up to 300. */
  tables?: DiningTableInput[];
  /** Up to 100. */
  combinations?: TableCombinationInput[];
  /** Up to 300. */
  shapes?: PlanShapeInput[];
  /** Up to 50. */
  sections?: RoomSectionInput[];
  /** How strongly that shows, per cent, 10 to 60. Default: 40. */
  backgroundOpacity?: number;
};
export type DiningRoomChange = {
  /** Id of the picture beneath the plan. It needs no text, since only staff see it. Null: none. */
  _background?: string | null;
  /** Id of the picture that guests see of the room. Null: none. */
  _picture?: string | null;
  /** 1 to 100 characters; unique at the venue. */
  name?: string;
  /** True makes it the default instead of the room that was. The only room always is, and false is
    refused for the default: name another one instead. */
  defaultFNB?: boolean;
  /** Up to 300. */
  tables?: DiningTableInput[];
  /** Up to 100. */
  combinations?: TableCombinationInput[];
  /** Up to 300. */
  shapes?: PlanShapeInput[];
  /** Up to 50. */
  sections?: RoomSectionInput[];
  /** How strongly that shows, per cent, 10 to 60. Default: 40. */
  backgroundOpacity?: number;
  /** Save it although coming bookings lose what they were given. Default: false. */
  confirmImpact?: boolean;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type BookingFeedOutput = {
  /** ISO instant when its address was made; absent: there is none. */
  createdAt?: string;
};
export type NewBookingFeedOutput = {
  createdAt: string;
  /** Absolute; whoever has it reads the calendar. */
  url: string;
};
export type RoomImpactReason =
  "tableRemoved" | "tooSmall" | "combinationRemoved";
export type AffectedBooking = {
  /** A table of it is gone; its tables have too few seats; or their combination is gone. */
  reason: RoomImpactReason;
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** First and last name of the guest. Absent: a drop-in, or an erased guest. */
  guest?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight. */
  timeindex: number;
  /** End, minutes from midnight of the same day; past 1440 it ends on the next. */
  timeindexEnd: number;
  /** Children included. */
  participants: number;
  /** Ids of its tables, as they are now. */
  tables: string[];
};
export type RoomImpact = {
  /** How many, on all pages. */
  bookings: number;
  /** How many participants those have. */
  participants: number;
  /** Those on this page, by day and time. */
  items: AffectedBooking[];
  /** Where the next page begins; absent on the last. */
  nextCursor?: string;
};
export type DiningRoomDraft = {
  /** Id of the picture beneath the plan. It needs no text, since only staff see it. Null: none. */
  _background?: string | null;
  /** Id of the picture that guests see of the room. Null: none. */
  _picture?: string | null;
  /** 1 to 100 characters; unique at the venue. */
  name?: string;
  /** True makes it the default instead of the room that was. The only room always is, and false is
    refused for the default: name another one instead. */
  defaultFNB?: boolean;
  /** Up to 300. */
  tables?: DiningTableInput[];
  /** Up to 100. */
  combinations?: TableCombinationInput[];
  /** Up to 300. */
  shapes?: PlanShapeInput[];
  /** Up to 50. */
  sections?: RoomSectionInput[];
  /** How strongly that shows, per cent, 10 to 60. Default: 40. */
  backgroundOpacity?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version?: number;
};
export type PrepaymentExceptionOutput = {
  /** Calendar date, inclusive. Absent: no bound. */
  from?: string;
  /** Calendar date, inclusive. Absent: no bound. */
  until?: string;
  /** Absent: of any. */
  minParticipants?: number;
  /** `none`, `optional` or `required`. */
  prepayment: "none" | "optional" | "required";
  prepaidPart: PrepaidPartOutput;
};
export type ActivityAddon = {
  _id: string;
  name: string;
  /** Minor units for one. */
  price: number;
};
export type ActivityTable = {
  _id: string;
  name: string;
  /** Seats. */
  guestCount: number;
};
export type ActivityRoom = {
  _id: string;
  name: string;
  /** Those that a party may ask for by name; none where no table is given at booking. */
  tables: ActivityTable[];
};
export type ActivitySeating = {
  /** What a party may wish for: the attributes of the tables in these rooms. */
  wishes: TableAttribute[];
  /** Its dining rooms. */
  rooms: ActivityRoom[];
  /** Whether a party gets its table when it books. */
  tablesAtBooking: boolean;
};
export type AvailableTime = {
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. */
  end: number;
  /** Shown instead of the activity's name. */
  name?: string;
  /** Places left, never below 0; where tables are given at booking, at most the largest party that fits. */
  available: number;
  /** Where tables are given at booking: the sizes of the parties for whom one is free, ascending. */
  parties?: number[];
  /** Where arrivals are paced: the covers that may still arrive in this quarter of an hour. */
  arriving?: number;
  /** Places; only where the service shows its availability. */
  capacity?: number;
  /** Places held by guests who are still booking. */
  held: number;
  showAvailability: boolean;
  showEndTime: boolean;
  /** One may join the waiting list when it is full. */
  waitingList: boolean;
  /** False when it is past, beyond the booking window, or full without a waiting list. */
  bookable: boolean;
};
export type AvailableDay = {
  /** yyyy-mm-dd */
  date: string;
  /** Places left in the bookable times of the day. */
  available: number;
  /** 'open', 'closed' or 'open-without-times'. */
  state: string;
  /** The special day's comment. */
  comment?: string;
  times: AvailableTime[];
};
export type Timeslots = {
  data: AvailableDay[];
};
export type ServiceTranslationOutput = {
  unit?: string;
  units?: string;
  category?: string;
  included?: string;
  bring?: string;
  meetingPoint?: string;
  accessibility?: string;
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type ServiceWeekday = {
  /** 0 Sunday to 6 Saturday. */
  day: number;
};
export type ActivityTime = {
  _id: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. Absent: start +
    durationMinutes. */
  end?: number;
  /** The weekdays it is offered on; on a special day, an empty list means every day. */
  availableDays: ServiceWeekday[];
  /** Shown instead of the service's name. */
  overrideName?: string;
};
export type ActivitySpecialDay = {
  _id: string;
  /** Calendar date `yyyy-mm-dd`, inclusive. */
  startDate: string;
  /** Calendar date `yyyy-mm-dd`, inclusive. */
  endDate: string;
  /** False: closed, whatever its times. */
  open: boolean;
  comment: string;
  times: ActivityTime[];
};
export type ShownPictureOutput = {
  _id: string;
  /** Pixels of the upload: its proportions. */
  width: number;
  height: number;
  /** Those it can be fetched in: of 320, 640, 1280 and 1920. None before it is ready. */
  widths: number[];
  /** A tiny blurred one, as a `data:` address. */
  placeholder: string;
  focalPoint: FocalPointOutput;
  /** What it shows, in the request's language if translated. */
  alt: string;
};
export type ActivityWithAvailability = {
  _id: string;
  name: string;
  description?: string;
  comment?: string;
  /** What one participant is called. */
  unit: string;
  units: string;
  waitingList: boolean;
  exclusiveBooking: boolean;
  allowBookingForChildren: boolean;
  showCommentField: boolean;
  /** Minor units for one participant. */
  price: number;
  /** What children pay by their age, the youngest first. Absent: everybody pays the same. */
  ageBands?: ActivityAgeBand[];
  /** ISO 4217. */
  currency: string;
  /** 'none', 'optional' or 'required'. */
  prepayment: string;
  /** How much is prepaid. Absent: all of it. */
  prepaidPart?: PrepaidPartOutput;
  /** Days and parties for which something else holds; the first that fits counts. */
  prepaymentExceptions: PrepaymentExceptionOutput[];
  /** What not coming costs; guests give a card for it as they book. Absent: none is asked for. */
  noShowFee?: PrepaidPartOutput;
  /** What cancelling costs, the earliest step first. Empty: free until cancellationHours before the start. */
  cancellationTerms: CancellationStepOutput[];
  /** Hours before the start until which a guest may cancel; 0: until the start. */
  cancellationHours: number;
  addons: ActivityAddon[];
  /** The last day that can be booked, yyyy-mm-dd; absent: no limit. */
  latestDate?: string;
  /** Absent where nobody is seated. */
  seating?: ActivitySeating;
  timeslots: Timeslots;
  /** Its texts in every language they are written in. */
  languageList: ServiceTranslationOutput[];
  /** The weekly times. */
  times: ActivityTime[];
  specialdays: ActivitySpecialDay[];
  /** Minutes. */
  durationMinutes: number;
  /** Those that are described in the language of the venue. The first stands for it. Absent: none. */
  pictures?: ShownPictureOutput[];
  /** Address of a picture elsewhere. */
  image?: string;
  /** Under which guests find it among the others. */
  category?: string;
  /** What the price includes. */
  included?: string;
  /** What to bring. */
  bring?: string;
  /** Where to meet, in words. */
  meetingPoint?: string;
  /** The meeting point for a map: a street address or coordinates. */
  mapAddress?: string;
  /** For guests with reduced mobility, sight or hearing. */
  accessibility?: string;
};
export type OfferedTable = {
  _table: string;
};
export type TableOfferOutput = {
  /** From now; 0 is at once. */
  minutes: number;
  tables: OfferedTable[];
  /** End of their turn, in minutes from midnight of the evening's day. */
  until: number;
};
export type DoorPartyOutput = {
  state: "waiting" | "told" | "seated" | "left";
  /** In the list: what they could have if those before them take theirs; null not this evening. */
  offer?: TableOfferOutput | null;
  _id: string;
  _venue: string;
  /** yyyy-mm-dd */
  date: string;
  name: string;
  /** E.164. */
  phone?: string;
  email?: string;
  participants: number;
  comment?: string;
  /** The wait they were quoted. */
  quotedMinutes?: number;
  /** When they came, in minutes from midnight of `date`. */
  since: number;
  version: number;
};
export type DoorPartyInput = {
  /** The dining room they wait for. */
  _venue: string;
  /** The evening's day, yyyy-mm-dd: today, or yesterday while its evening goes on. */
  date: string;
  name: string;
  /** As it is dialled. */
  phone?: string;
  email?: string;
  /** Children included. */
  participants: number;
  comment?: string;
  /** The wait they were quoted. */
  quotedMinutes?: number;
};
export type DoorPartyChange = {
  /** `told` writes to those who gave an address. */
  state?: "waiting" | "told" | "left";
  name?: string;
  phone?: string;
  email?: string;
  participants?: number;
  comment?: string;
  quotedMinutes?: number;
  version: number;
};
export type SeatingTableInput = {
  /** Id of a table in one of the venue's dining rooms. */
  _table: string;
};
export type DoorSeatInput = {
  /** Absent: the one that seats in the room at this hour. */
  _service?: string;
  tables: SeatingTableInput[];
};
export type ProposedMoveOutput = {
  /** Id of the booking that moves. */
  _booking: string;
  /** Ids of the tables it leaves. */
  from: string[];
  /** Ids of the tables it gets. */
  to: string[];
};
export type ProposedSeatOutput = {
  /** Id of the booking that leaves the waiting list. */
  _booking: string;
  /** Ids of the tables it gets. */
  tables: string[];
};
export type SeatingProposalOutput = {
  /** `open` until it is accepted; `accepted` for as long as it can be undone. */
  state: "open" | "accepted" | "undone";
  _id: string;
  /** yyyy-mm-dd */
  date: string;
  _service: string;
  /** Dining room. */
  _venue: string;
  moves: ProposedMoveOutput[];
  wouldSeat: ProposedSeatOutput[];
  version: number;
};
export type SeatingProposalsQuery = {
  date: string;
};
export type SeatingGuestInput = {
  /** One of first and last name is required. */
  firstname?: string;
  lastname?: string;
  /** With country prefix, or as dialled in the venue's country. */
  phone?: string;
  /** Unique among the venue's guests, ignoring case. */
  email?: string;
};
export type SeatingReservationInput = {
  _customer?: string;
  _segment?: string;
  /** An inactive status frees the party's tables. */
  _bookingStatus?: string;
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439: any minute of a day on which the service is open. */
  timeindex: number;
  /** Children included. */
  participants: number;
  /** Creates the guest along with the reservation; ignored beside `_customer`. Neither: a drop-in guest. */
  guest?: SeatingGuestInput;
  /** End in minutes from midnight of the day it starts, up to 2880: 1500 is 01:00 of the next day. Left out,
    a new one ends with the service's time, or 150 minutes after its start. */
  timeindexEnd?: number;
  numberOfChildren?: number;
  /** The age of every child, 0 to 17, or of none. Ignored where no price depends on age. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  /** All tables of the party, each once; an empty list for a party without one. */
  tables?: SeatingTableInput[];
  /** What they would like of their table; an empty one takes the wish back. */
  tableWish?: TableWishInput;
  /** Go beyond the places; needs bookings.override and a reason. */
  override?: boolean;
  /** Why; stored in the audit log. */
  reason?: string;
};
export type SeatingReservationChange = {
  _customer?: string;
  _segment?: string;
  /** An inactive status frees the party's tables. */
  _bookingStatus?: string;
  _service?: string;
  date?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439. Moved without an end, a reservation keeps its length. */
  timeindex?: number;
  /** Children included. */
  participants?: number;
  /** The version that was edited, where no If-Match says it. */
  version: number;
  /** End in minutes from midnight of the day it starts, up to 2880: 1500 is 01:00 of the next day. Left out,
    a new one ends with the service's time, or 150 minutes after its start. */
  timeindexEnd?: number;
  numberOfChildren?: number;
  /** The age of every child, 0 to 17, or of none. Ignored where no price depends on age. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  /** Staff only. */
  internalComment?: string;
  roomNumber?: string;
  /** All tables of the party, each once; an empty list for a party without one. */
  tables?: SeatingTableInput[];
  /** What they would like of their table; an empty one takes the wish back. */
  tableWish?: TableWishInput;
  /** Go beyond the places; needs bookings.override and a reason. */
  override?: boolean;
  /** Why; stored in the audit log. */
  reason?: string;
};
export type SectionServer = {
  section: string;
  _user: string;
};
export type SectionServiceOutput = {
  /** As `_venue`. */
  _id: string;
  /** The dining room. */
  _venue: string;
  /** yyyy-mm-dd */
  date: string;
  servers: SectionServer[];
  /** 0 before anybody has planned the evening. */
  version: number;
};
export type SectionServerInput = {
  /** Id of a section of the room. */
  section: string;
  /** A member of staff. */
  _user: string;
};
export type SectionServiceInput = {
  /** The dining room. */
  _venue: string;
  /** A section can have several servers, and a server several sections. */
  servers: SectionServerInput[];
  /** 0 for an evening that nobody has planned yet. */
  version: number;
};
export type ServiceTimeOutput = {
  _id: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. Absent: start +
    durationMinutes. */
  end?: number;
  /** Places. Absent: the service's. */
  capacity?: number;
  /** The weekdays it is offered on; on a special day, an empty list means every day. */
  availableDays: ServiceWeekday[];
  /** Shown instead of the service's name. */
  overrideName?: string;
};
export type ServiceSpecialDayOutput = {
  _id: string;
  /** Calendar date `yyyy-mm-dd`, inclusive. */
  startDate: string;
  /** Calendar date `yyyy-mm-dd`, inclusive. */
  endDate: string;
  /** False: closed, whatever its times. */
  open: boolean;
  comment: string;
  times: ServiceTimeOutput[];
};
export type AgeBandTranslationOutput = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type AgeBandOutput = {
  _id: string;
  name: string;
  /** Absent: not translated. */
  languageList?: AgeBandTranslationOutput[];
  /** Years, the first and the last that belong to it. */
  from: number;
  to: number;
  /** Minor units for one; 0: free. */
  price: number;
};
export type TurnTimeOutput = {
  /** Participants. */
  upTo: number;
  minutes: number;
};
export type ServiceOutput = {
  _id: string;
  name: string;
  description: string;
  languageList: ServiceTranslationOutput[];
  comment: string;
  active: boolean;
  code?: string;
  /** Default capacity of its times. */
  capacity: number;
  times: ServiceTimeOutput[];
  specialdays: ServiceSpecialDayOutput[];
  /** Minutes. */
  durationMinutes: number;
  exclusiveBooking: boolean;
  waitingList: boolean;
  allowBookingForChildren: boolean;
  showCommentField: boolean;
  showAvailability: boolean;
  showEndTime: boolean;
  /** Days after today. Absent: no limit. */
  bookingWindowDays?: number;
  /** Minutes. Absent: until the start. */
  minNoticeMinutes?: number;
  /** Hours. Absent: until the start. */
  cancellationHours?: number;
  /** Hours before the start at which guests are reminded, the earliest first. Empty: they are not. */
  reminders: number[];
  /** Minor units per participant. */
  price: number;
  /** What children pay by their age, the youngest first. Absent: everybody pays the same. */
  ageBands?: AgeBandOutput[];
  /** `none`, `optional` or `required`. */
  prepayment: "none" | "optional" | "required";
  /** Absent: all of it. */
  prepaidPart?: PrepaidPartOutput;
  prepaymentExceptions: PrepaymentExceptionOutput[];
  /** What not coming costs. Absent: guests are asked for no card. */
  noShowFee?: PrepaidPartOutput;
  /** From the earliest step to the latest. Empty: cancelling is free for as long as guests may cancel. */
  cancellationTerms: CancellationStepOutput[];
  /** Empty: none is shown. */
  taxRates: TaxRateOutput[];
  addons: ServiceAddonOutput[];
  /** `none`, or `atBooking`: a party gets its table when it books. */
  tables: "none" | "atBooking";
  /** Ids of the dining rooms it seats in. Empty: the default one. */
  _venues: string[];
  /** By party size, ascending. Empty: until the end of the slot. */
  turnTimes: TurnTimeOutput[];
  /** Most covers that may arrive in a quarter of an hour. Absent: no limit. */
  pacing?: number;
  /** Most seats that may stay empty beside a party. Absent: any number. */
  maxSpareSeats?: number;
  /** Ids of its pictures, in their order; the first stands for it. */
  _pictures: string[];
  /** Address of a picture elsewhere. */
  image?: string;
  /** Under which guests find it among the others. */
  category?: string;
  /** What the price includes. */
  included?: string;
  /** What to bring. */
  bring?: string;
  /** Where to meet, in words. */
  meetingPoint?: string;
  /** The meeting point for a map: a street address or coordinates. */
  mapAddress?: string;
  /** For guests with reduced mobility, sight or hearing. */
  accessibility?: string;
  sortOrder: number;
  version: number;
};
export type ServingStaff = {
  _id: string;
  name: string;
};
export type TableWaitOutput = {
  /** From now; 0 is at once, null not this evening. */
  minutes: number | null;
  /** End of their turn, in minutes from midnight of the evening's day; null without a table. */
  until: number | null;
  tables: OfferedTable[];
};
export type ServiceTranslationInput = {
  /** Singular of the unit. */
  unit?: string;
  /** Plural of the unit. */
  units?: string;
  category?: string;
  included?: string;
  bring?: string;
  meetingPoint?: string;
  accessibility?: string;
  /** One of the seven languages. */
  languageType: string;
  name?: string;
  description?: string;
};
export type ServiceWeekdayInput = {
  /** 0 Sunday to 6 Saturday. */
  day: number;
};
export type ServiceTimeInput = {
  /** Set for an existing time; omitted for a new one. */
  _id?: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day, after the start and at most a day later. Omitted: start
    + durationMinutes. */
  end?: number | null;
  /** Places, 0 to 10000. Left out: the service's. */
  capacity?: number | null;
  /** The weekdays; on a special day, an empty list means every day. */
  availableDays: ServiceWeekdayInput[];
  /** Shown instead of the service's name. */
  overrideName?: string | null;
};
export type ServiceSpecialDayInput = {
  /** Set for an existing one; omitted for a new one. */
  _id?: string;
  /** Calendar date `yyyy-mm-dd`, included. */
  startDate: string;
  /** Calendar date `yyyy-mm-dd`, included, not before startDate. */
  endDate: string;
  /** False: closed, whatever its times say. */
  open: boolean;
  comment?: string | null;
  times?: ServiceTimeInput[];
};
export type AgeBandTranslationInput = {
  /** One of the seven languages. */
  languageType: string;
  name: string;
};
export type AgeBandInput = {
  /** Set for an existing one; omitted for a new one. */
  _id?: string;
  /** Each language at most once. Omitted for an existing band: as before. */
  languageList?: AgeBandTranslationInput[];
  name: string;
  /** The first year of it, 0 to 17. */
  from: number;
  /** The last year of it, 0 to 17, not before the first. */
  to: number;
  /** Minor units for one; 0: free. */
  price: number;
};
export type PrepaidPartInput = {
  /** `all`, `share` or `perHead`. */
  kind: "all" | "share" | "perHead";
  /** Of `share`: hundredths of a per cent, 1 to 10000; 2500 is a quarter. */
  basisPoints?: number;
  /** Of `perHead`: minor units for each participant. */
  amount?: number;
};
export type PrepaymentExceptionInput = {
  /** First day. Default: no bound. */
  from?: string;
  /** Last day. Default: no bound. */
  until?: string;
  /** Smallest party that it applies to, 1 to 1000. Default: any. */
  minParticipants?: number;
  /** `none`, `optional` or `required`. */
  prepayment: "none" | "optional" | "required";
  prepaidPart: PrepaidPartInput;
};
export type CancellationStepInput = {
  /** 0 to 8760, fewer than in the step before. */
  hours: number;
  /** Hundredths of a per cent of the price, 0 to 10000, no less than in the step before; 0 is free. */
  basisPoints: number;
};
export type TurnTimeInput = {
  /** Participants, 1 to 1000. */
  upTo: number;
  /** 15 to 720. */
  minutes: number;
};
export type ServiceInput = {
  /** Each language at most once. */
  languageList?: ServiceTranslationInput[];
  /** Dining rooms it seats in, each once. Empty: the default one. */
  _venues?: string[];
  /** Ids of its pictures, in their order, each once; the first stands for it. */
  _pictures?: string[];
  name: string;
  description?: string;
  /** A note for guests. */
  comment?: string;
  /** False: can no longer be booked. Default: true. */
  active?: boolean;
  /** Guests need it to book; unique within the venue, ignoring case. Null: none. */
  code?: string | null;
  /** Default capacity of its times, 0 to 10000. */
  capacity: number;
  /** The weekly times. */
  times?: ServiceTimeInput[];
  /** Days with their own times; where ranges overlap, the shortest wins. */
  specialdays?: ServiceSpecialDayInput[];
  /** Default length of its times in minutes, 5 to 1440. Default: 150. */
  durationMinutes?: number;
  /** One booking takes the whole slot. Default: false. */
  exclusiveBooking?: boolean;
  /** Guests may wait for a full slot. Default: false. */
  waitingList?: boolean;
  /** Default: true. */
  allowBookingForChildren?: boolean;
  /** Guests may write a comment. Default: true. */
  showCommentField?: boolean;
  /** Guests see the places left. Default: true. */
  showAvailability?: boolean;
  /** Guests see when it ends. Default: true. */
  showEndTime?: boolean;
  /** Days after today that guests may book, 0 to 3650. Null: no limit. */
  bookingWindowDays?: number | null;
  /** Minutes between booking and start, 0 to 525600. Null: until the start. */
  minNoticeMinutes?: number | null;
  /** Hours before the start until which a guest may cancel, 0 to 8760. Null: until the start. */
  cancellationHours?: number | null;
  /** Hours before the start at which guests are reminded, 1 to 336, each once. Empty: they are not. Default: empty. */
  reminders?: number[];
  /** Minor units per participant. Default: 0. */
  price?: number;
  /** What children pay by their age: no two bands share a year. Whoever is of no band pays the full price. Null
    or empty: everybody does. */
  ageBands?: AgeBandInput[] | null;
  /** `none`, `optional` or `required`. Default: none. */
  prepayment?: "none" | "optional" | "required";
  /** How much of it is prepaid. Null: all of it. */
  prepaidPart?: PrepaidPartInput | null;
  /** Exceptions by day and party size; the first that matches a booking applies. */
  prepaymentExceptions?: PrepaymentExceptionInput[];
  /** What not coming costs; guests give a card for it as they book. Null: no card is asked for. */
  noShowFee?: PrepaidPartInput | null;
  /** What cancelling costs, the earliest step first; after the last one, all of it. Empty: nothing, for as long as
    a guest may cancel. */
  cancellationTerms?: CancellationStepInput[];
  /** Included in its price and its addons, by its day; the rate that began last counts. Empty: none is shown. */
  taxRates?: TaxRateInput[];
  addons?: ServiceAddonInput[];
  /** `atBooking`: a party gets its table when it books, and is offered no time without one. Default: none. */
  tables?: "none" | "atBooking";
  /** How long parties keep their table, one entry for each party size. Empty: until the end of the slot. */
  turnTimes?: TurnTimeInput[];
  /** Most covers that may arrive in a quarter of an hour, 1 to 10000. Null: no limit. */
  pacing?: number | null;
  /** Most seats that may stay empty beside a party, 0 to 200. Null: any number. */
  maxSpareSeats?: number | null;
  /** Address of a picture elsewhere: http, https, or a path on this site. Null: none. */
  image?: string | null;
  /** Under which guests find it among the others. Null: none. */
  category?: string | null;
  /** What the price includes. Null: nothing is said. */
  included?: string | null;
  /** What to bring. Null: nothing is said. */
  bring?: string | null;
  /** Where to meet, in words. Null: nothing is said. */
  meetingPoint?: string | null;
  /** The meeting point for a map: a street address or coordinates. Null: no map. */
  mapAddress?: string | null;
  /** For guests with reduced mobility, sight or hearing. Null: nothing is said. */
  accessibility?: string | null;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
};
export type ServiceChangeWithId = {
  /** Each language at most once. */
  languageList?: ServiceTranslationInput[];
  /** Dining rooms it seats in, each once. Empty: the default one. */
  _venues?: string[];
  /** Ids of its pictures, in their order, each once; the first stands for it. */
  _pictures?: string[];
  /** Id of the service. */
  _id: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
  /** Saves even if a slot ends up with fewer places than it has sold; otherwise 409
    CAPACITY_BREAKS_BOOKINGS. No booking is dropped: the slot sells nothing until there is room
    again. */
  acceptsBrokenBookings?: boolean;
  name?: string;
  description?: string;
  /** A note for guests. */
  comment?: string;
  /** False: can no longer be booked. Default: true. */
  active?: boolean;
  /** Guests need it to book; unique within the venue, ignoring case. Null: none. */
  code?: string | null;
  /** Default capacity of its times, 0 to 10000. */
  capacity?: number;
  /** The weekly times. */
  times?: ServiceTimeInput[];
  /** Days with their own times; where ranges overlap, the shortest wins. */
  specialdays?: ServiceSpecialDayInput[];
  /** Default length of its times in minutes, 5 to 1440. Default: 150. */
  durationMinutes?: number;
  /** One booking takes the whole slot. Default: false. */
  exclusiveBooking?: boolean;
  /** Guests may wait for a full slot. Default: false. */
  waitingList?: boolean;
  /** Default: true. */
  allowBookingForChildren?: boolean;
  /** Guests may write a comment. Default: true. */
  showCommentField?: boolean;
  /** Guests see the places left. Default: true. */
  showAvailability?: boolean;
  /** Guests see when it ends. Default: true. */
  showEndTime?: boolean;
  /** Days after today that guests may book, 0 to 3650. Null: no limit. */
  bookingWindowDays?: number | null;
  /** Minutes between booking and start, 0 to 525600. Null: until the start. */
  minNoticeMinutes?: number | null;
  /** Hours before the start until which a guest may cancel, 0 to 8760. Null: until the start. */
  cancellationHours?: number | null;
  /** Hours before the start at which guests are reminded, 1 to 336, each once. Empty: they are not. Default: empty. */
  reminders?: number[];
  /** Minor units per participant. Default: 0. */
  price?: number;
  /** What children pay by their age: no two bands share a year. Whoever is of no band pays the full price. Null
    or empty: everybody does. */
  ageBands?: AgeBandInput[] | null;
  /** `none`, `optional` or `required`. Default: none. */
  prepayment?: "none" | "optional" | "required";
  /** How much of it is prepaid. Null: all of it. */
  prepaidPart?: PrepaidPartInput | null;
  /** Exceptions by day and party size; the first that matches a booking applies. */
  prepaymentExceptions?: PrepaymentExceptionInput[];
  /** What not coming costs; guests give a card for it as they book. Null: no card is asked for. */
  noShowFee?: PrepaidPartInput | null;
  /** What cancelling costs, the earliest step first; after the last one, all of it. Empty: nothing, for as long as
    a guest may cancel. */
  cancellationTerms?: CancellationStepInput[];
  /** Included in its price and its addons, by its day; the rate that began last counts. Empty: none is shown. */
  taxRates?: TaxRateInput[];
  addons?: ServiceAddonInput[];
  /** `atBooking`: a party gets its table when it books, and is offered no time without one. Default: none. */
  tables?: "none" | "atBooking";
  /** How long parties keep their table, one entry for each party size. Empty: until the end of the slot. */
  turnTimes?: TurnTimeInput[];
  /** Most covers that may arrive in a quarter of an hour, 1 to 10000. Null: no limit. */
  pacing?: number | null;
  /** Most seats that may stay empty beside a party, 0 to 200. Null: any number. */
  maxSpareSeats?: number | null;
  /** Address of a picture elsewhere: http, https, or a path on this site. Null: none. */
  image?: string | null;
  /** Under which guests find it among the others. Null: none. */
  category?: string | null;
  /** What the price includes. Null: nothing is said. */
  included?: string | null;
  /** What to bring. Null: nothing is said. */
  bring?: string | null;
  /** Where to meet, in words. Null: nothing is said. */
  meetingPoint?: string | null;
  /** The meeting point for a map: a street address or coordinates. Null: no map. */
  mapAddress?: string | null;
  /** For guests with reduced mobility, sight or hearing. Null: nothing is said. */
  accessibility?: string | null;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
};
export type ServiceChange = {
  /** Each language at most once. */
  languageList?: ServiceTranslationInput[];
  /** Dining rooms it seats in, each once. Empty: the default one. */
  _venues?: string[];
  /** Ids of its pictures, in their order, each once; the first stands for it. */
  _pictures?: string[];
  name?: string;
  description?: string;
  /** A note for guests. */
  comment?: string;
  /** False: can no longer be booked. Default: true. */
  active?: boolean;
  /** Guests need it to book; unique within the venue, ignoring case. Null: none. */
  code?: string | null;
  /** Default capacity of its times, 0 to 10000. */
  capacity?: number;
  /** The weekly times. */
  times?: ServiceTimeInput[];
  /** Days with their own times; where ranges overlap, the shortest wins. */
  specialdays?: ServiceSpecialDayInput[];
  /** Default length of its times in minutes, 5 to 1440. Default: 150. */
  durationMinutes?: number;
  /** One booking takes the whole slot. Default: false. */
  exclusiveBooking?: boolean;
  /** Guests may wait for a full slot. Default: false. */
  waitingList?: boolean;
  /** Default: true. */
  allowBookingForChildren?: boolean;
  /** Guests may write a comment. Default: true. */
  showCommentField?: boolean;
  /** Guests see the places left. Default: true. */
  showAvailability?: boolean;
  /** Guests see when it ends. Default: true. */
  showEndTime?: boolean;
  /** Days after today that guests may book, 0 to 3650. Null: no limit. */
  bookingWindowDays?: number | null;
  /** Minutes between booking and start, 0 to 525600. Null: until the start. */
  minNoticeMinutes?: number | null;
  /** Hours before the start until which a guest may cancel, 0 to 8760. Null: until the start. */
  cancellationHours?: number | null;
  /** Hours before the start at which guests are reminded, 1 to 336, each once. Empty: they are not. Default: empty. */
  reminders?: number[];
  /** Minor units per participant. Default: 0. */
  price?: number;
  /** What children pay by their age: no two bands share a year. Whoever is of no band pays the full price. Null
    or empty: everybody does. */
  ageBands?: AgeBandInput[] | null;
  /** `none`, `optional` or `required`. Default: none. */
  prepayment?: "none" | "optional" | "required";
  /** How much of it is prepaid. Null: all of it. */
  prepaidPart?: PrepaidPartInput | null;
  /** Exceptions by day and party size; the first that matches a booking applies. */
  prepaymentExceptions?: PrepaymentExceptionInput[];
  /** What not coming costs; guests give a card for it as they book. Null: no card is asked for. */
  noShowFee?: PrepaidPartInput | null;
  /** What cancelling costs, the earliest step first; after the last one, all of it. Empty: nothing, for as long as
    a guest may cancel. */
  cancellationTerms?: CancellationStepInput[];
  /** Included in its price and its addons, by its day; the rate that began last counts. Empty: none is shown. */
  taxRates?: TaxRateInput[];
  addons?: ServiceAddonInput[];
  /** `atBooking`: a party gets its table when it books, and is offered no time without one. Default: none. */
  tables?: "none" | "atBooking";
  /** How long parties keep their table, one entry for each party size. Empty: until the end of the slot. */
  turnTimes?: TurnTimeInput[];
  /** Most covers that may arrive in a quarter of an hour, 1 to 10000. Null: no limit. */
  pacing?: number | null;
  /** Most seats that may stay empty beside a party, 0 to 200. Null: any number. */
  maxSpareSeats?: number | null;
  /** Address of a picture elsewhere: http, https, or a path on this site. Null: none. */
  image?: string | null;
  /** Under which guests find it among the others. Null: none. */
  category?: string | null;
  /** What the price includes. Null: nothing is said. */
  included?: string | null;
  /** What to bring. Null: nothing is said. */
  bring?: string | null;
  /** Where to meet, in words. Null: nothing is said. */
  meetingPoint?: string | null;
  /** The meeting point for a map: a street address or coordinates. Null: no map. */
  mapAddress?: string | null;
  /** For guests with reduced mobility, sight or hearing. Null: nothing is said. */
  accessibility?: string | null;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
  /** Saves even if a slot ends up with fewer places than it has sold; otherwise 409
    CAPACITY_BREAKS_BOOKINGS. No booking is dropped: the slot sells nothing until there is room
    again. */
  acceptsBrokenBookings?: boolean;
};
export type BrokenBooking = {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  /** First and last name of the guest. Absent: a drop-in, or an erased guest. */
  guest?: string;
  /** Children included. */
  participants: number;
};
export type BrokenSlot = {
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight. */
  timeindex: number;
  /** Places it would have; 0: it would not be offered. */
  capacity: number;
  /** Participants booked. */
  booked: number;
  /** Number of its bookings that no longer fit. */
  broken: number;
  /** Those on this page, by creation: the booking made last is the first that no longer fits. */
  bookings: BrokenBooking[];
};
export type ServiceImpact = {
  /** How many bookings no longer fit, on all pages. */
  bookings: number;
  /** How many participants those have. */
  participants: number;
  /** Those with bookings on this page, by day and time. */
  slots: BrokenSlot[];
  /** Where the next page begins; absent on the last. */
  nextCursor?: string;
};
export type AbsenceInput = {
  _therapist: string;
  /** Save it although treatments lose their therapist. Default: false. */
  confirmImpact?: boolean;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 366 days. */
  until: string;
  /** Minutes from midnight of the first day, 0 to 1439. Null: from midnight. */
  start?: number | null;
  /** Minutes from midnight of the last day, 1 to 1440. Null: until midnight. */
  end?: number | null;
  /** Up to 200 characters; only level 2 and above read it. Default: none. */
  reason?: string;
};
export type AbsenceChange = {
  _therapist?: string;
  /** First day, yyyy-mm-dd. */
  from?: string;
  /** Last day, yyyy-mm-dd: up to 366 days. */
  until?: string;
  /** Minutes from midnight of the first day, 0 to 1439. Null: from midnight. */
  start?: number | null;
  /** Minutes from midnight of the last day, 1 to 1440. Null: until midnight. */
  end?: number | null;
  /** Up to 200 characters; only level 2 and above read it. Default: none. */
  reason?: string;
  /** Save it although treatments lose their therapist. Default: false. */
  confirmImpact?: boolean;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type ConsentInOneLanguage = {
  /** One of the seven languages. */
  languageType: string;
  /** 1 to 4000 characters. */
  consent: string;
};
export type IntakeSettingsOutput = {
  /** Id of the venue, which has one form. */
  _id: string;
  /** Empty: the product’s own text. */
  consent: string;
  languageList: ConsentInOneLanguage[];
  /** Counts the venue’s own texts; 0: there was none yet. */
  consentVersion: number;
  /** What guests agree to where the venue has no text, in the language of the request. */
  standardConsent: string;
  /** Days that answers are kept after the day of their treatment. */
  keepDays: number;
  version: number;
};
export type IntakeSettingsInput = {
  /** Each language at most once. */
  languageList: ConsentInOneLanguage[];
  /** Up to 4000 characters, for languages without a text of their own; empty: the product’s own text. */
  consent: string;
  /** Days that answers are kept after the day of their treatment, 1 to 3650. */
  keepDays: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type JourneyOutput = {
  _id: string;
  /** By their start. */
  treatments: TreatmentOutput[];
};
export type BookedJourneyTreatment = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** Id of a membership of its guest that pays for it: each who gets it is one use. */
  _membership?: string;
  /** Id of a treatment type within a stay of its guest (`treatmentTypes[]._id`) that includes it: each who gets
    it takes one. */
  _stayTreatment?: string;
  /** Minutes from midnight, 0 to 1439. */
  timeindexStart: number;
  wish?: TreatmentWishInput | null;
  /** Who gets it: places among the guests, from 0. Default: the first of them, as many as it is for. */
  guests?: number[];
};
export type JourneyGuestInput = {
  _customer?: string;
  newCustomer?: TreatmentGuestInput;
};
export type JourneyInput = {
  /** Of all treatments. Default: `confirmed`. */
  status?: TreatmentStatus;
  _segment?: string;
  /** In the order in which they were asked for, 1 to 10. */
  treatments: BookedJourneyTreatment[];
  /** In the order of the treatments' `guests`. */
  guests?: JourneyGuestInput[];
  /** Of all treatments; the guest sees it. */
  comment?: string;
  /** Of all treatments; staff only. */
  internalComment?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes that a guest has between two treatments at least, 0 to 240. Default: 0. */
  leastGap?: number;
  /** Minutes that a guest waits between two treatments at most, 0 to 240. Default: 60. */
  mostGap?: number;
};
export type OfferedTherapistRef = {
  _id: string;
  name: string;
};
export type OfferedRoomRef = {
  _id: string;
  name: string;
};
export type OfferedJourneyTreatment = {
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight, without reset; past 1440 on the next day. */
  timeindexEnd: number;
  therapists: OfferedTherapistRef[];
  room: OfferedRoomRef;
};
export type JourneyOfferOutput = {
  /** Of the first treatment, minutes from midnight. */
  timeindexStart: number;
  /** Of the last one, without reset. */
  timeindexEnd: number;
  /** In the order in which they were asked for. */
  treatments: OfferedJourneyTreatment[];
};
export type JourneyOffersOutput = {
  /** yyyy-mm-dd */
  date: string;
  /** One for each start, ascending. */
  offers: JourneyOfferOutput[];
  /** False: so many treatments can be given in so many ways that not all were looked at; there may be more starts. */
  isComplete: boolean;
  /** Of all treatments together, minor units. */
  price: number;
  /** ISO 4217. */
  currency: string;
};
export type JourneyTreatmentInput = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  wish?: TreatmentWishInput | null;
  /** Who gets it: places among the guests, from 0. Default: the first of them, as many as it is for. */
  guests?: number[];
};
export type JourneyQuery = {
  /** yyyy-mm-dd */
  date: string;
  /** 1 to 10. */
  treatments: JourneyTreatmentInput[];
  /** Minutes that a guest has between two treatments at least, 0 to 240. Default: 0. */
  leastGap?: number;
  /** Minutes that a guest waits between two treatments at most, 0 to 240. Default: 60. */
  mostGap?: number;
};
export type JourneyMove = {
  /** yyyy-mm-dd */
  date: string;
  /** Of the first treatment, minutes from midnight, 0 to 1439. */
  timeindexStart: number;
};
export type JourneyStart = {
  timeindexStart: number;
  /** Of the last treatment, without reset. */
  timeindexEnd: number;
};
export type MyDayTherapist = {
  _id: string;
  name: string;
};
export type MyDayBreak = {
  /** Minutes from midnight. */
  start: number;
  end: number;
};
export type MyDayShift = {
  /** Minutes from midnight. */
  start: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  end: number;
  breaks: MyDayBreak[];
  comment?: string;
};
export type IntakeCountOutput = {
  /** Id of the treatment. */
  _treatment: string;
  guests: number;
  answered: number;
};
export type MyDayOutput = {
  /** yyyy-mm-dd */
  date: string;
  /** Who the caller is; absent if no therapist has their account. */
  therapist?: MyDayTherapist;
  shifts: MyDayShift[];
  /** By start, pauses too, and those of the night before that go on after midnight. */
  treatments: TreatmentOutput[];
  /** Who has answered, of those treatments whose guests are asked before them. */
  intakes: IntakeCountOutput[];
};
export type SpaFigureRow = {
  status?: TreatmentStatus;
  /** Id of the treatment; absent for a stretch of time. */
  treatment?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  end: number;
  /** Names. */
  therapists: string[];
  /** Name. */
  room?: string;
  /** Name of the treatment type. */
  type?: string;
  /** Id of the guest. */
  guest?: string;
  /** Their name; absent where nobody said it. */
  guestName?: string;
  price?: SpaMoney;
};
export type SpaRowsPage = {
  /** By day and start. */
  items: SpaFigureRow[];
  /** How many there are on all pages. */
  total: number;
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type SpaFigure =
  "counted" | "charged" | "noShow" | "over" | "rebooked" | "gap" | "shift";
export type TreatmentRoomOutput = {
  _id: string;
  name: string;
  /** What sort of room it is. */
  kind?: string;
  /** Guests at once. */
  places: number;
  equipment: string[];
  /** False: nothing new is booked in it. */
  active: boolean;
  sortOrder: number;
  version: number;
};
export type TreatmentRoomInput = {
  /** 1 to 100 characters. */
  name: string;
  /** What sort of room it is, up to 60 characters. Null: none. */
  kind?: string | null;
  /** Guests at once, 1 to 6. Default: 1. */
  places?: number;
  /** What it has, up to 20 things of 1 to 60 characters, each once. */
  equipment?: string[];
  /** False: nothing new is booked in it. Default: true. */
  active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
};
export type TreatmentRoomChange = {
  /** 1 to 100 characters. */
  name?: string;
  /** What sort of room it is, up to 60 characters. Null: none. */
  kind?: string | null;
  /** Guests at once, 1 to 6. Default: 1. */
  places?: number;
  /** What it has, up to 20 things of 1 to 60 characters, each once. */
  equipment?: string[];
  /** False: nothing new is booked in it. Default: true. */
  active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type ScheduleCopyInput = {
  /** Whose shifts, each once. Left out: everybody's who is active. */
  therapists?: string[];
  /** First of the seven days that are copied, yyyy-mm-dd. */
  from: string;
  /** First of the seven days to copy them to, yyyy-mm-dd. */
  to: string;
  /** Leave out shifts that overlap one there. Default: nothing is copied then. */
  around?: boolean;
};
export type ShiftsDeletion = {
  /** Ids, each once. */
  shifts: string[];
  /** Delete them although treatments lose their therapist. Default: false. */
  confirmImpact?: boolean;
};
export type ShiftTemplateOutput = {
  _id: string;
  name: string;
  /** Minutes from midnight. */
  shiftStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  shiftEnd: number;
  /** By their start. */
  breaks: ShiftBreakOutput[];
  /** 0 Sunday to 6 Saturday. */
  weekdays: number[];
  version: number;
};
export type ShiftTemplateInput = {
  /** 1 to 60 characters. */
  name: string;
  /** Minutes from midnight, 0 to 1439. */
  shiftStart: number;
  /** Minutes from the same midnight, up to 24 hours after `shiftStart`; past 1440 on the next day. */
  shiftEnd: number;
  /** Up to 10, within the shift, none during another. Default: none. */
  breaks?: ShiftBreakInput[];
  /** The days of a week that it is meant for: 0 Sunday to 6 Saturday, each once. */
  weekdays: number[];
};
export type ShiftTemplateChange = {
  /** 1 to 60 characters. */
  name?: string;
  /** Minutes from midnight, 0 to 1439. */
  shiftStart?: number;
  /** Minutes from the same midnight, up to 24 hours after `shiftStart`; past 1440 on the next day. */
  shiftEnd?: number;
  /** Up to 10, within the shift, none during another. Default: none. */
  breaks?: ShiftBreakInput[];
  /** The days of a week that it is meant for: 0 Sunday to 6 Saturday, each once. */
  weekdays?: number[];
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type ShiftTemplateUse = {
  /** Ids of those who work then, each once. */
  therapists: string[];
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 31 days with the first. */
  until: string;
  /** Weekdays to use it on, each once: 0 Sunday to 6 Saturday. Default: the template’s own. */
  weekdays?: number[];
  /** Leave out shifts that overlap one there. Default: nothing is planned then. */
  around?: boolean;
};
export type TakeoverShiftChange = {
  _therapist?: string;
  _id: string;
  /** The day on which it begins, yyyy-mm-dd. */
  date?: string;
  /** Minutes from midnight, 0 to 1439. */
  shiftStart?: number;
  /** Minutes from the same midnight, up to 24 hours after `shiftStart`; past 1440 on the next day. */
  shiftEnd?: number;
  /** Up to 10, within the shift, none during another. Default: none. */
  breaks?: ShiftBreakInput[];
  /** Null: none. */
  comment?: string | null;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type TakeoverShiftDeletion = {
  _id: string;
  /** With it, all later shifts of the same repeat. Default: false. */
  andFollowing?: boolean;
};
export type ShiftInput = {
  _therapist: string;
  /** The day on which it begins, yyyy-mm-dd. */
  date: string;
  /** Minutes from midnight, 0 to 1439. */
  shiftStart: number;
  /** Minutes from the same midnight, up to 24 hours after `shiftStart`; past 1440 on the next day. */
  shiftEnd: number;
  /** Up to 10, within the shift, none during another. Default: none. */
  breaks?: ShiftBreakInput[];
  /** Null: none. */
  comment?: string | null;
};
export type AbsenceFields = {
  _therapist: string;
  /** First day, yyyy-mm-dd. */
  from: string;
  /** Last day, yyyy-mm-dd: up to 366 days. */
  until: string;
  /** Minutes from midnight of the first day, 0 to 1439. Null: from midnight. */
  start?: number | null;
  /** Minutes from midnight of the last day, 1 to 1440. Null: until midnight. */
  end?: number | null;
  /** Up to 200 characters; only level 2 and above read it. Default: none. */
  reason?: string;
};
export type TakeoverAbsenceChange = {
  _therapist?: string;
  _id: string;
  /** First day, yyyy-mm-dd. */
  from?: string;
  /** Last day, yyyy-mm-dd: up to 366 days. */
  until?: string;
  /** Minutes from midnight of the first day, 0 to 1439. Null: from midnight. */
  start?: number | null;
  /** Minutes from midnight of the last day, 1 to 1440. Null: until midnight. */
  end?: number | null;
  /** Up to 200 characters; only level 2 and above read it. Default: none. */
  reason?: string;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type TakeoverAbsenceDeletion = {
  _id: string;
};
export type TakeoverTherapistChange = {
  /** Their staff account, which no other therapist has. Null: none. */
  _user?: string | null;
  /** Default: unspecified. */
  gender?: TherapistGender;
  /** Id of their portrait, shown before the picture in `imgUrl`. Null: none. */
  _picture?: string | null;
  /** What they speak: of the seven languages, each once. */
  languages?: Language[];
  _id: string;
  /** What guests and colleagues read, 1 to 100 characters. */
  name?: string;
  /** Address of a picture elsewhere: http or https. Null: none. */
  imgUrl?: string | null;
  /** 1 to 5, for prices; a treatment type says what each level costs more. Default: 1. */
  level?: number;
  /** False: nothing new is booked with them. Default: true. */
  active?: boolean;
  /** Position in lists, 0 to 100000, ascending; ties are sorted by name. Default: 0. */
  sortOrder?: number;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export type ScheduleChangeInput = {
  /** A shift is changed. */
  shift?: TakeoverShiftChange;
  /** A shift is deleted. */
  deletedShift?: TakeoverShiftDeletion;
  /** Shifts are planned again. */
  restoredShifts?: ShiftInput[];
  /** A therapist is away. */
  absence?: AbsenceFields;
  /** An absence is changed. */
  changedAbsence?: TakeoverAbsenceChange;
  /** An absence is deleted. */
  deletedAbsence?: TakeoverAbsenceDeletion;
  /** A therapist is changed, and deactivated by it. */
  therapist?: TakeoverTherapistChange;
};
export type TakeoverMove = {
  /** Of the treatment. */
  _id: string;
  /** Id of a therapist who gives it so far. */
  from: string;
  /** Id of the therapist who takes it over. */
  to: string;
  /** The version that was seen; a stale one is refused with 409. */
  version: number;
};
export type TakeoverInput = {
  /** Ids of the treatments that keep their therapist outside of working time. */
  left: string[];
  change: ScheduleChangeInput;
  moves: TakeoverMove[];
  /** Mail the guests of treatments that are taken over who gives them now. Default: false. */
  notifyGuests?: boolean;
};
export type TakeoverOutput = {
  /** Those that were taken over, as they are now. */
  treatments: TreatmentOutput[];
  /** Sent as a takeover, it restores what was before, all of it or nothing. */
  undo: TakeoverInput;
};
export type TakeoverCandidate = {
  _id: string;
  name: string;
};
export type TakeoverOptionOutput = {
  /** Why there are no candidates: a pause stays, a locked one is not moved, the guest asked for this therapist, or nobody is free. */
  reason?: "pause" | "locked" | "wish" | "nobody";
  treatment: TreatmentOutput;
  /** Id of the therapist whom it would lose. */
  from: string;
  /** Who is free for it and may give it, the best first. */
  candidates: TakeoverCandidate[];
  /** Id of the candidate who takes it over if nobody chooses; absent: none is left for it. */
  proposed?: string;
};
export type TakeoverPreviewOutput = {
  /** By day and start; empty: nothing. */
  options: TakeoverOptionOutput[];
};
export type TakeoverPreviewInput = {
  change: ScheduleChangeInput;
};
export type FreeTherapistOutput = {
  gender: TherapistGender;
  /** Id. */
  therapist: string;
  name: string;
  /** False: nobody has them, but they do not work then. */
  works: boolean;
};
export type CalendarFeedOutput = {
  /** ISO instant when its address was made; absent: there is none. */
  createdAt?: string;
};
export type NewCalendarFeedOutput = {
  createdAt: string;
  /** Absolute; whoever has it reads the calendar. */
  url: string;
};
export type AwaitedTreatmentType = {
  _id: string;
  /** In the caller’s language where the type has it. */
  name: string;
};
export type AwaitedWish = {
  gender?: "woman" | "man";
  /** Id. */
  _therapist?: string;
  /** Of the therapist who was asked for by name. */
  name?: string;
};
export type WaitingCustomer = {
  _id: string;
  firstname: string;
  lastname: string;
  email?: string;
  phone?: string;
};
export type AwaitedDay = {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight, ascending. */
  starts: number[];
};
export type TreatmentWaitOutput = {
  _id: string;
  _treatmentType: AwaitedTreatmentType;
  /** Id of the length. */
  _length: string;
  /** How long it lasts, without preparation and reset. */
  minutes: number;
  wish?: AwaitedWish;
  /** yyyy-mm-dd */
  from: string;
  /** The last day, yyyy-mm-dd. */
  until: string;
  /** When the guest was last told of free times, ISO instant. */
  toldAt?: string;
  createdAt: string;
  /** Absent if the guest has been deleted. */
  _customer?: WaitingCustomer;
  /** When it could begin now; days on which it cannot are left out. */
  free: AwaitedDay[];
};
export type IntakeGuestOutput = {
  /** Which of the treatment's guests, from 1. */
  guest: number;
  /** ISO instant; absent: not yet. */
  answeredAt?: string;
};
export type IntakeStateOutput = {
  /** Whether guests are asked anything before it. */
  asked: boolean;
  /** False: it has begun, and nothing can be answered any more. */
  open: boolean;
  /** Whether the caller may read the answers. */
  readable: boolean;
  /** Each of the treatment's guests, if they are asked. */
  guests: IntakeGuestOutput[];
};
export type IntakeLinkOutput = {
  /** Absolute URL of the form, which opens without signing in. */
  url: string;
};
export type ReadIntakeAnswerOutput = {
  /** `health`, `pregnancy`, `allergies`, or the id of the type's own question. */
  question: string;
  /** The question as the guest was asked it; absent for the three standard ones. */
  text?: string;
  /** Empty: the guest said nothing. To a yes-or-no question `yes` or `no`. */
  answer: string;
};
export type ReadIntakeOutput = {
  /** Which of the treatment's guests, from 1. */
  guest: number;
  /** ISO instant. */
  answeredAt: string;
  answers: ReadIntakeAnswerOutput[];
  /** What the guest agreed to, as they read it. */
  consent: string;
  /** Of the venue's own text; 0: the product's. */
  consentVersion: number;
};
export type TreatmentProgress = "waiting" | "started" | "done";
export type ProgressInput = {
  /** `waiting` takes back that it has begun. */
  progress: TreatmentProgress;
};
export type ThemeStyleOutput = {
  /** `#rgb` or `#rrggbb`. */
  backgroundColor?: string;
  /** Of the text. */
  color?: string;
  borderColor?: string;
  /** Pixels. */
  borderRadius?: number;
  fontFamily?: string;
  /** 100 to 900. */
  fontWeight?: number;
};
export type ThemeOutput = {
  _id: string;
  name: string;
  /** The venue's pages look like this. */
  vendorDefault: boolean;
  version: number;
  main: ThemeStyleOutput;
  signup: ThemeStyleOutput;
  title: ThemeStyleOutput;
  input: ThemeStyleOutput;
  buttonCTA: ThemeStyleOutput;
  link: ThemeStyleOutput;
};
export type ThemeStyleInput = {
  /** `#rgb` or `#rrggbb`. */
  backgroundColor?: string | null;
  /** Text colour, `#rgb` or `#rrggbb`; at least 4.5 to 1 against its background. */
  color?: string | null;
  /** `#rgb` or `#rrggbb`. */
  borderColor?: string | null;
  /** Pixels, 0 to 32. */
  borderRadius?: number | null;
  /** Font names, separated by commas. */
  fontFamily?: string | null;
  /** 100 to 900. */
  fontWeight?: number | null;
};
export type ThemeInput = {
  name: string;
  /** The page: background and text. */
  main?: ThemeStyleInput | null;
  /** The card that holds a sign-in or sign-up form. */
  signup?: ThemeStyleInput | null;
  /** Headings. */
  title?: ThemeStyleInput | null;
  input?: ThemeStyleInput | null;
  /** The main button. */
  buttonCTA?: ThemeStyleInput | null;
  link?: ThemeStyleInput | null;
  /** Makes it the theme of the venue's pages. A venue's first theme becomes that automatically. */
  vendorDefault?: boolean;
};
export type ThemeChange = {
  name?: string;
  /** The page: background and text. */
  main?: ThemeStyleInput | null;
  /** The card that holds a sign-in or sign-up form. */
  signup?: ThemeStyleInput | null;
  /** Headings. */
  title?: ThemeStyleInput | null;
  input?: ThemeStyleInput | null;
  /** The main button. */
  buttonCTA?: ThemeStyleInput | null;
  link?: ThemeStyleInput | null;
  /** Makes it the theme of the venue's pages. A venue's first theme becomes that automatically. */
  vendorDefault?: boolean;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export const {
  useListBookingsByCreationQuery,
  useLazyListBookingsByCreationQuery,
  useSaveCustomerMutation,
  useGetDashboardQuery,
  useLazyGetDashboardQuery,
  useDeleteBookingMutation,
  useDeleteCustomerMutation,
  useListGuestBookingsQuery,
  useLazyListGuestBookingsQuery,
  useListSegmentsQuery,
  useLazyListSegmentsQuery,
  useModifyBookingsMutation,
  useCreateBookingMutation,
  useCreateBookingOverrideMutation,
  useConfirmIdentityMutation,
  useAskPasskeyMutation,
  useGetMeQuery,
  useLazyGetMeQuery,
  useGetPasskeysQuery,
  useLazyGetPasskeysQuery,
  useAddPasskeyMutation,
  useOfferPasskeyMutation,
  useRemovePasskeyMutation,
  useGetSecondFactorQuery,
  useLazyGetSecondFactorQuery,
  useRemoveSecondFactorMutation,
  useOfferAuthenticatorMutation,
  useConfirmAuthenticatorMutation,
  useRenewRecoveryCodesMutation,
  useListOwnSessionsQuery,
  useLazyListOwnSessionsQuery,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useListBookedDayQuery,
  useLazyListBookedDayQuery,
  useListBookingStatusesQuery,
  useLazyListBookingStatusesQuery,
  useCreateBookingStatusMutation,
  useUpdateBookingStatusMutation,
  useDeleteBookingStatusMutation,
  useOrderBookingStatusesMutation,
  useListDiningRoomsQuery,
  useLazyListDiningRoomsQuery,
  useGetSpaReportQuery,
  useLazyGetSpaReportQuery,
  useListTreatmentsOfGuestQuery,
  useLazyListTreatmentsOfGuestQuery,
  useLockTreatmentMutation,
  useListFreeTreatmentRoomsQuery,
  useLazyListFreeTreatmentRoomsQuery,
  useCreateShiftMutation,
  useUpdateShiftMutation,
  useDeleteShiftMutation,
  useGetTherapistScheduleQuery,
  useLazyGetTherapistScheduleQuery,
  useGetShiftQuery,
  useLazyGetShiftQuery,
  useListMostUsedTreatmentsQuery,
  useLazyListMostUsedTreatmentsQuery,
  useListTherapistsQuery,
  useLazyListTherapistsQuery,
  useCreateTherapistMutation,
  useUpdateTherapistMutation,
  useDeleteTherapistMutation,
  useListTreatmentsQuery,
  useLazyListTreatmentsQuery,
  useCreateTreatmentMutation,
  useSaveTreatmentMutation,
  useDeleteTreatmentMutation,
  useCreateTreatmentAndCustomerMutation,
  useListFreeStartsQuery,
  useLazyListFreeStartsQuery,
  useListTreatmentTypesQuery,
  useLazyListTreatmentTypesQuery,
  useCreateTreatmentTypeMutation,
  useUpdateTreatmentTypeMutation,
  useDeleteTreatmentTypeMutation,
  useListAuditLogsQuery,
  useLazyListAuditLogsQuery,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useCreateGroupBookingMutation,
  useGetGroupBookingQuery,
  useLazyGetGroupBookingQuery,
  useCancelGroupBookingMutation,
  useCreateBookingSeriesMutation,
  usePreviewBookingSeriesMutation,
  useGetBookingSeriesQuery,
  useLazyGetBookingSeriesQuery,
  useCancelBookingSeriesMutation,
  useApplyBulkBookingStatusMutation,
  useListCustomersQuery,
  useLazyListCustomersQuery,
  useCreateCustomerMutation,
  useListDuplicateCustomersQuery,
  useLazyListDuplicateCustomersQuery,
  useDismissDuplicateCustomersMutation,
  useMergeCustomersMutation,
  usePreviewCustomerMergeMutation,
  useUndoCustomerMergeMutation,
  useSendGroupMessageMutation,
  useCheckRecipientsMutation,
  useListCustomerTagsQuery,
  useLazyListCustomerTagsQuery,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useListCustomerAuditLogsQuery,
  useLazyListCustomerAuditLogsQuery,
  usePageGuestBookingsQuery,
  useLazyPageGuestBookingsQuery,
  useListCustomerMembershipsQuery,
  useLazyListCustomerMembershipsQuery,
  useAddMembershipMutation,
  usePageCustomerMembershipsQuery,
  useLazyPageCustomerMembershipsQuery,
  useListCustomerMergesQuery,
  useLazyListCustomerMergesQuery,
  useListCustomerMessagesQuery,
  useLazyListCustomerMessagesQuery,
  useSendCustomerMessageMutation,
  useSendCustomerTemplateMutation,
  useResendCustomerMessageMutation,
  useSendCustomerResetLinkMutation,
  useSetCustomerPasswordMutation,
  usePageGuestStaysQuery,
  useLazyPageGuestStaysQuery,
  useListDependentsQuery,
  useLazyListDependentsQuery,
  useGetGuestCardQuery,
  useLazyGetGuestCardQuery,
  useGetGuestFiguresQuery,
  useLazyGetGuestFiguresQuery,
  useRunImportMutation,
  useTryImportMutation,
  useListImportFieldsQuery,
  useLazyListImportFieldsQuery,
  useListMembershipTypesQuery,
  useLazyListMembershipTypesQuery,
  useCreateMembershipTypeMutation,
  useGetMembershipTypeQuery,
  useLazyGetMembershipTypeQuery,
  useUpdateMembershipTypeMutation,
  useDeleteMembershipTypeMutation,
  useGetMembershipQuery,
  useLazyGetMembershipQuery,
  useEndMembershipMutation,
  usePauseMembershipMutation,
  useGetRenewalQuery,
  useLazyGetRenewalQuery,
  useForgetRenewalCardMutation,
  useStartRenewalMutation,
  useStopRenewalMutation,
  useResumeMembershipMutation,
  useUndoMembershipUseMutation,
  useListMembershipUsesQuery,
  useLazyListMembershipUsesQuery,
  useUseMembershipMutation,
  useListMessageTemplatesQuery,
  useLazyListMessageTemplatesQuery,
  useCreateMessageTemplateMutation,
  useListMessageKindsQuery,
  useLazyListMessageKindsQuery,
  usePreviewMessageTemplateMutation,
  useListPreviewBookingsQuery,
  useLazyListPreviewBookingsQuery,
  useSendTestMessageMutation,
  useUpdateMessageTemplateMutation,
  useDeleteMessageTemplateMutation,
  useListMessagesQuery,
  useLazyListMessagesQuery,
  useGetMessageQuery,
  useLazyGetMessageQuery,
  useGetMoneyQuery,
  useLazyGetMoneyQuery,
  useListNoticesQuery,
  useLazyListNoticesQuery,
  useDismissNoticesMutation,
  useDismissNoticeMutation,
  useListOptOutsQuery,
  useLazyListOptOutsQuery,
  useAddOptOutMutation,
  useRemoveOptOutMutation,
  useListPackagesQuery,
  useLazyListPackagesQuery,
  useCreatePackageMutation,
  useGetPackageQuery,
  useLazyGetPackageQuery,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useListParkedJobsQuery,
  useLazyListParkedJobsQuery,
  useRemoveParkedJobMutation,
  useRetryParkedJobMutation,
  useListPaymentRequestsQuery,
  useLazyListPaymentRequestsQuery,
  useRequestPaymentMutation,
  useWithdrawPaymentRequestMutation,
  useListPaymentsQuery,
  useLazyListPaymentsQuery,
  useListPaymentCasesQuery,
  useLazyListPaymentCasesQuery,
  useGetSettlementQuery,
  useLazyGetSettlementQuery,
  useGetPaymentTotalsQuery,
  useLazyGetPaymentTotalsQuery,
  useGetPaymentQuery,
  useLazyGetPaymentQuery,
  useClosePaymentCaseMutation,
  useRefundPaymentMutation,
  useCheckPaymentMutation,
  useListPicturesQuery,
  useLazyListPicturesQuery,
  useUploadPictureMutation,
  useGetPictureQuery,
  useLazyGetPictureQuery,
  useUpdatePictureMutation,
  useDeletePictureMutation,
  usePreviewAnonymisationQuery,
  useLazyPreviewAnonymisationQuery,
  useTryAnonymisationMutation,
  useListAnonymisationRunsQuery,
  useLazyListAnonymisationRunsQuery,
  useListPrivacyRequestsQuery,
  useLazyListPrivacyRequestsQuery,
  useRecordPrivacyRequestMutation,
  useGetPrivacyRequestQuery,
  useLazyGetPrivacyRequestQuery,
  useAnswerPrivacyRequestMutation,
  useExtendPrivacyRequestMutation,
  useCheckPrivacyIdentityMutation,
  useLiftRestrictionMutation,
  useRefusePrivacyRequestMutation,
  useGetOwnUserQuery,
  useLazyGetOwnUserQuery,
  useUpdateOwnUserMutation,
  useChangeOwnUserPasswordMutation,
  useListSavedFiltersQuery,
  useLazyListSavedFiltersQuery,
  useSaveFiltersMutation,
  useQuickUpdateBookingMutation,
  useListReportGuestsQuery,
  useLazyListReportGuestsQuery,
  useGetReportQuery,
  useLazyGetReportQuery,
  useGetBookingQuery,
  useLazyGetBookingQuery,
  useListBookingAuditLogsQuery,
  useLazyListBookingAuditLogsQuery,
  useCancelBookingMutation,
  useGetNoShowFeeQuery,
  useLazyGetNoShowFeeQuery,
  useChargeNoShowFeeMutation,
  usePromoteBookingMutation,
  useRestoreBookingMutation,
  useApplyBookingStatusMutation,
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useGetReviewSummaryQuery,
  useLazyGetReviewSummaryQuery,
  useSearchCustomersQuery,
  useLazySearchCustomersQuery,
  useListSeatedReservationsQuery,
  useLazyListSeatedReservationsQuery,
  useCreateSegmentMutation,
  useUpdateSegmentMutation,
  useDeleteSegmentMutation,
  useListSitePagesQuery,
  useLazyListSitePagesQuery,
  useCreateSitePageMutation,
  usePreviewSitePageMutation,
  useGetSitePageQuery,
  useLazyGetSitePageQuery,
  useUpdateSitePageMutation,
  useDeleteSitePageMutation,
  useGetScheduleQuery,
  useLazyGetScheduleQuery,
  useListStaysQuery,
  useLazyListStaysQuery,
  useCreateStayMutation,
  useGetStayQuery,
  useLazyGetStayQuery,
  useUpdateStayMutation,
  useDeleteStayMutation,
  useCancelStayMutation,
  useListUsersQuery,
  useLazyListUsersQuery,
  useInviteUserMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useDeactivateUserMutation,
  useResetUserSecondFactorMutation,
  useSendUserInvitationMutation,
  useGetOwnVendorQuery,
  useLazyGetOwnVendorQuery,
  useUpdateOwnVendorMutation,
  useListVendorsQuery,
  useLazyListVendorsQuery,
  useCreateVendorMutation,
  useUpdateVendorMutation,
  useListVendorOwnersQuery,
  useLazyListVendorOwnersQuery,
  useInviteVendorOwnerMutation,
  useSendVendorOwnerInvitationMutation,
  useGetVoucherSettingsQuery,
  useLazyGetVoucherSettingsQuery,
  useUpdateVoucherSettingsMutation,
  useListVouchersQuery,
  useLazyListVouchersQuery,
  useIssueVoucherMutation,
  useGetVoucherBalanceMutation,
  useUseVoucherMutation,
  useGetVoucherQuery,
  useLazyGetVoucherQuery,
  useBlockVoucherMutation,
  useExtendVoucherMutation,
  useSendVoucherMutation,
  useCreateWaitingBookingMutation,
  useCreateDropInMutation,
  useListTableBlocksQuery,
  useLazyListTableBlocksQuery,
  useCreateTableBlockMutation,
  useDeleteTableBlockMutation,
  useListPausesQuery,
  useLazyListPausesQuery,
  usePauseOnlineBookingMutation,
  useResumeOnlineBookingMutation,
  useCreateDiningRoomMutation,
  useUpdateDiningRoomMutation,
  useDeleteDiningRoomMutation,
  useGetDiningRoomFeedQuery,
  useLazyGetDiningRoomFeedQuery,
  useMakeDiningRoomFeedMutation,
  useRevokeDiningRoomFeedMutation,
  usePreviewDiningRoomChangeMutation,
  useGetActivityQuery,
  useLazyGetActivityQuery,
  useListDoorPartiesQuery,
  useLazyListDoorPartiesQuery,
  useCreateDoorPartyMutation,
  useUpdateDoorPartyMutation,
  useSeatDoorPartyMutation,
  useListSeatingProposalsQuery,
  useLazyListSeatingProposalsQuery,
  useFindSeatingProposalsMutation,
  useAcceptSeatingProposalMutation,
  useUndoSeatingProposalMutation,
  useCreateSeatingReservationMutation,
  useUpdateSeatingReservationMutation,
  useDeleteSeatingReservationMutation,
  useListSectionServicesQuery,
  useLazyListSectionServicesQuery,
  useUpdateSectionServicesMutation,
  useListSeatingServicesQuery,
  useLazyListSeatingServicesQuery,
  useListServingStaffQuery,
  useLazyListServingStaffQuery,
  useGetTableWaitQuery,
  useLazyGetTableWaitQuery,
  useListServicesQuery,
  useLazyListServicesQuery,
  useCreateServiceMutation,
  useSaveServiceMutation,
  useListActiveServicesQuery,
  useLazyListActiveServicesQuery,
  useGetServiceQuery,
  useLazyGetServiceQuery,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
  useGetServiceFeedQuery,
  useLazyGetServiceFeedQuery,
  useMakeServiceFeedMutation,
  useRevokeServiceFeedMutation,
  usePreviewServiceChangeMutation,
  useListAbsencesQuery,
  useLazyListAbsencesQuery,
  useCreateAbsenceMutation,
  useUpdateAbsenceMutation,
  useDeleteAbsenceMutation,
  useGetIntakeSettingsQuery,
  useLazyGetIntakeSettingsQuery,
  useUpdateIntakeSettingsMutation,
  useBookJourneyMutation,
  useListJourneyOffersQuery,
  useLazyListJourneyOffersQuery,
  useGetJourneyQuery,
  useLazyGetJourneyQuery,
  useMoveJourneyMutation,
  useCancelJourneyMutation,
  useSendJourneyConfirmationMutation,
  useListJourneyStartsQuery,
  useLazyListJourneyStartsQuery,
  useGetMyDayQuery,
  useLazyGetMyDayQuery,
  useListSpaReportRowsQuery,
  useLazyListSpaReportRowsQuery,
  useListTreatmentRoomsQuery,
  useLazyListTreatmentRoomsQuery,
  useCreateTreatmentRoomMutation,
  useUpdateTreatmentRoomMutation,
  useDeleteTreatmentRoomMutation,
  useCopyScheduleMutation,
  useDeleteShiftsMutation,
  useListShiftTemplatesQuery,
  useLazyListShiftTemplatesQuery,
  useCreateShiftTemplateMutation,
  useUpdateShiftTemplateMutation,
  useDeleteShiftTemplateMutation,
  usePlanShiftsFromTemplateMutation,
  useTakeOverMutation,
  usePreviewTakeoverMutation,
  useListFreeTherapistsQuery,
  useLazyListFreeTherapistsQuery,
  useGetTherapistQuery,
  useLazyGetTherapistQuery,
  useGetCalendarFeedQuery,
  useLazyGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useListTreatmentWaitsQuery,
  useLazyListTreatmentWaitsQuery,
  useRemoveTreatmentWaitMutation,
  useTellWaitingGuestMutation,
  useUpdateTreatmentMutation,
  useGetTreatmentQuery,
  useLazyGetTreatmentQuery,
  useListTreatmentAuditLogsQuery,
  useLazyListTreatmentAuditLogsQuery,
  useSendTreatmentConfirmationMutation,
  useGetIntakeStateQuery,
  useLazyGetIntakeStateQuery,
  useGetIntakeLinkMutation,
  useReadIntakeMutation,
  useSetTreatmentProgressMutation,
  useListThemesQuery,
  useLazyListThemesQuery,
  useCreateThemeMutation,
  useUpdateThemeMutation,
  useDeleteThemeMutation,
} = injectedRtkApi;
