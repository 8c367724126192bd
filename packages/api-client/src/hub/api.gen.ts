import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmail: build.mutation<ConfirmEmailApiResponse, ConfirmEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/confirmEmail`,
        method: "POST",
        body: queryArg.confirmEmailInput,
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg.loginInput,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/logout`,
        method: "POST",
        body: queryArg.logoutInput,
      }),
    }),
    getMe: build.query<GetMeApiResponse, GetMeApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    refreshSession: build.mutation<
      RefreshSessionApiResponse,
      RefreshSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/refresh`,
        method: "POST",
        body: queryArg.sessionInput,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/resetVerification`,
        method: "POST",
        body: queryArg.resetVerificationInput,
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
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/resetPassword`,
        method: "POST",
        body: queryArg.resetPasswordInput,
      }),
    }),
    signup: build.mutation<SignupApiResponse, SignupApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/auth/signup`,
        method: "POST",
        body: queryArg.signupInput,
      }),
    }),
    listActivities: build.query<
      ListActivitiesApiResponse,
      ListActivitiesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/activities/${encodeURIComponent(String(queryArg.vendorId))}`,
      }),
    }),
    listNextTimes: build.query<ListNextTimesApiResponse, ListNextTimesApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/activities/${encodeURIComponent(String(queryArg.vendorId))}/next`,
        params: {
          date: queryArg.date,
          participants: queryArg.participants,
        },
      }),
    }),
    listServiceRatings: build.query<
      ListServiceRatingsApiResponse,
      ListServiceRatingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/activities/${encodeURIComponent(String(queryArg.vendorId))}/ratings`,
      }),
    }),
    bookActivity: build.mutation<BookActivityApiResponse, BookActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/activity`,
        method: "POST",
        body: queryArg.hubBookingInput,
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
    cancelMyReservation: build.mutation<
      CancelMyReservationApiResponse,
      CancelMyReservationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/activity/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    bookGroup: build.mutation<BookGroupApiResponse, BookGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/groups`,
        method: "POST",
        body: queryArg.hubGroupInput,
      }),
    }),
    getMyGroup: build.query<GetMyGroupApiResponse, GetMyGroupApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/groups/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    cancelMyGroup: build.mutation<
      CancelMyGroupApiResponse,
      CancelMyGroupApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/groups/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    createHold: build.mutation<CreateHoldApiResponse, CreateHoldApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/holds`,
        method: "POST",
        body: queryArg.holdInput,
      }),
    }),
    releaseHold: build.mutation<ReleaseHoldApiResponse, ReleaseHoldApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/holds/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listMyMemberships: build.query<
      ListMyMembershipsApiResponse,
      ListMyMembershipsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships`,
        params: {
          customerId: queryArg.customerId,
          vendorId: queryArg.vendorId,
        },
      }),
    }),
    listMyMembershipUses: build.query<
      ListMyMembershipUsesApiResponse,
      ListMyMembershipUsesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships/${encodeURIComponent(String(queryArg.id))}/usages`,
        params: {
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    beginPayment: build.mutation<BeginPaymentApiResponse, BeginPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/payments`,
        method: "POST",
        body: queryArg.prepaidBookingInput,
      }),
    }),
    settlePayment: build.mutation<
      SettlePaymentApiResponse,
      SettlePaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/payments/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
      }),
    }),
    endPayment: build.mutation<EndPaymentApiResponse, EndPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/payments/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/api/v1/hub/profile` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/profile`,
        method: "PUT",
        body: queryArg.profileInput,
      }),
    }),
    deleteProfile: build.mutation<
      DeleteProfileApiResponse,
      DeleteProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/profile`,
        method: "DELETE",
        body: queryArg.profileDeletion,
      }),
    }),
    listCompanions: build.query<
      ListCompanionsApiResponse,
      ListCompanionsApiArg
    >({
      query: () => ({ url: `/api/v1/hub/profile/companions` }),
    }),
    exportProfile: build.query<ExportProfileApiResponse, ExportProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/profile/export`,
        params: {
          format: queryArg.format,
        },
      }),
    }),
    changeOwnPassword: build.mutation<
      ChangeOwnPasswordApiResponse,
      ChangeOwnPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/profile/password`,
        method: "PUT",
        body: queryArg.changePasswordInput,
      }),
    }),
    listOwnPrivacyRequests: build.query<
      ListOwnPrivacyRequestsApiResponse,
      ListOwnPrivacyRequestsApiArg
    >({
      query: () => ({ url: `/api/v1/hub/profile/requests` }),
    }),
    askAboutOwnData: build.mutation<
      AskAboutOwnDataApiResponse,
      AskAboutOwnDataApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/profile/requests`,
        method: "POST",
        body: queryArg.ownPrivacyRequestInput,
      }),
    }),
    withdrawPrivacyRequest: build.mutation<
      WithdrawPrivacyRequestApiResponse,
      WithdrawPrivacyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/profile/requests/${encodeURIComponent(String(queryArg.id))}/withdrawal`,
        method: "POST",
      }),
    }),
    listOwnReceipts: build.query<
      ListOwnReceiptsApiResponse,
      ListOwnReceiptsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/receipts`,
        params: {
          about: queryArg.about,
        },
      }),
    }),
    getMyReservation: build.query<
      GetMyReservationApiResponse,
      GetMyReservationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/reservation/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changeMyReservation: build.mutation<
      ChangeMyReservationApiResponse,
      ChangeMyReservationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/reservation/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.hubReservationChange,
      }),
    }),
    beginChangePayment: build.mutation<
      BeginChangePaymentApiResponse,
      BeginChangePaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/reservation/${encodeURIComponent(String(queryArg.id))}/payment`,
        method: "POST",
        body: queryArg.paidChangeInput,
      }),
    }),
    listMyReservations: build.query<
      ListMyReservationsApiResponse,
      ListMyReservationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/reservations/${encodeURIComponent(String(queryArg.vendorId))}/${encodeURIComponent(String(queryArg.customerId))}`,
      }),
    }),
    pageMyReservations: build.query<
      PageMyReservationsApiResponse,
      PageMyReservationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/reservations/${encodeURIComponent(String(queryArg.vendorId))}/${encodeURIComponent(String(queryArg.customerId))}/${encodeURIComponent(String(queryArg.period))}`,
        params: {
          limit: queryArg.limit,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listOwnStays: build.query<ListOwnStaysApiResponse, ListOwnStaysApiArg>({
      query: () => ({ url: `/api/v1/hub/stays` }),
    }),
    getVendorBranding: build.query<
      GetVendorBrandingApiResponse,
      GetVendorBrandingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/vendors/${encodeURIComponent(String(queryArg.vendor))}`,
      }),
    }),
    checkServiceCode: build.mutation<
      CheckServiceCodeApiResponse,
      CheckServiceCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/public/service/checkCode`,
        method: "POST",
        body: queryArg.checkCodeInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ConfirmEmailApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ConfirmEmailOutput;
  message?: string;
};
export type ConfirmEmailApiArg = {
  confirmEmailInput: ConfirmEmailInput;
};
export type LoginApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SignedInOutput;
  message?: string;
};
export type LoginApiArg = {
  loginInput: LoginInput;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = {
  logoutInput: LogoutInput;
};
export type GetMeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AccountOutput;
  message?: string;
};
export type GetMeApiArg = void;
export type RefreshSessionApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SignedInOutput;
  message?: string;
};
export type RefreshSessionApiArg = {
  sessionInput: SessionInput;
};
export type ResetPasswordApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ResetVerificationOutput;
  message?: string;
};
export type ResetPasswordApiArg = {
  resetVerificationInput: ResetVerificationInput;
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
export type RequestPasswordResetApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RequestPasswordResetApiArg = {
  resetPasswordInput: ResetPasswordInput;
};
export type SignupApiResponse = /** status 201 Success */ {
  success: boolean;
  data: SignupOutput;
  message?: string;
};
export type SignupApiArg = {
  signupInput: SignupInput;
};
export type ListActivitiesApiResponse =
  /** status 200 Success */ ActivityOutput[];
export type ListActivitiesApiArg = {
  vendorId: string;
};
export type ListNextTimesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: NextTimeOfActivity[];
  message?: string;
};
export type ListNextTimesApiArg = {
  vendorId: string;
  /** Only this day; by default the next 28 days. */
  date?: string;
  /** Places wanted, 1 to 1000. Default: 1. */
  participants?: number;
};
export type ListServiceRatingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ServiceRatingOutput[];
  message?: string;
};
export type ListServiceRatingsApiArg = {
  vendorId: string;
};
export type BookActivityApiResponse = /** status 201 Success */ {
  success: boolean;
  data: HubReservation;
  message?: string;
};
export type BookActivityApiArg = {
  hubBookingInput: HubBookingInput;
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
export type CancelMyReservationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservation;
  message?: string;
};
export type CancelMyReservationApiArg = {
  id: string;
};
export type BookGroupApiResponse = /** status 201 Success */ {
  success: boolean;
  data: HubGroup;
  message?: string;
};
export type BookGroupApiArg = {
  hubGroupInput: HubGroupInput;
};
export type GetMyGroupApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubGroup;
  message?: string;
};
export type GetMyGroupApiArg = {
  id: string;
};
export type CancelMyGroupApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubGroup;
  message?: string;
};
export type CancelMyGroupApiArg = {
  id: string;
};
export type CreateHoldApiResponse = /** status 201 Success */ {
  success: boolean;
  data: HoldOutput;
  message?: string;
};
export type CreateHoldApiArg = {
  holdInput: HoldInput;
};
export type ReleaseHoldApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type ReleaseHoldApiArg = {
  id: string;
};
export type ListMyMembershipsApiResponse =
  /** status 200 Success */ ListedHubMembership[];
export type ListMyMembershipsApiArg = {
  /** Must be the guest of the token. */
  customerId: string;
  /** Slug or id; must be the venue of the token. */
  vendorId: string;
};
export type ListMyMembershipUsesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubMembershipUsesPage;
  message?: string;
};
export type ListMyMembershipUsesApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** How many, 1 to 100. */
  limit?: number;
};
export type BeginPaymentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: GuestPayment;
  message?: string;
};
export type BeginPaymentApiArg = {
  prepaidBookingInput: PrepaidBookingInput;
};
export type SettlePaymentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestPayment;
  message?: string;
};
export type SettlePaymentApiArg = {
  id: string;
};
export type EndPaymentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestPayment;
  message?: string;
};
export type EndPaymentApiArg = {
  id: string;
};
export type GetProfileApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OwnProfileOutput;
  message?: string;
};
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OwnProfileOutput;
  message?: string;
};
export type UpdateProfileApiArg = {
  profileInput: ProfileInput;
};
export type DeleteProfileApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type DeleteProfileApiArg = {
  profileDeletion: ProfileDeletion;
};
export type ListCompanionsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: CompanionsOutput;
  message?: string;
};
export type ListCompanionsApiArg = void;
export type ExportProfileApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OwnDataExport;
  message?: string;
};
export type ExportProfileApiArg = {
  /** `html` is a page to read, in the guest’s language; `json` is for programs. Default: json. */
  format?: "json" | "html";
};
export type ChangeOwnPasswordApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type ChangeOwnPasswordApiArg = {
  changePasswordInput: ChangePasswordInput;
};
export type ListOwnPrivacyRequestsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OwnPrivacyRequestOutput[];
  message?: string;
};
export type ListOwnPrivacyRequestsApiArg = void;
export type AskAboutOwnDataApiResponse = /** status 201 Success */ {
  success: boolean;
  data: OwnPrivacyRequestOutput;
  message?: string;
};
export type AskAboutOwnDataApiArg = {
  ownPrivacyRequestInput: OwnPrivacyRequestInput;
};
export type WithdrawPrivacyRequestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OwnPrivacyRequestOutput;
  message?: string;
};
export type WithdrawPrivacyRequestApiArg = {
  id: string;
};
export type ListOwnReceiptsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ReceiptOutput[];
  message?: string;
};
export type ListOwnReceiptsApiArg = {
  /** Id of what was paid for. */
  about: string;
};
export type GetMyReservationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservation;
  message?: string;
};
export type GetMyReservationApiArg = {
  id: string;
};
export type ChangeMyReservationApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservation;
  message?: string;
};
export type ChangeMyReservationApiArg = {
  id: string;
  hubReservationChange: HubReservationChange;
};
export type BeginChangePaymentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: GuestPayment;
  message?: string;
};
export type BeginChangePaymentApiArg = {
  id: string;
  paidChangeInput: PaidChangeInput;
};
export type ListMyReservationsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservations;
  message?: string;
};
export type ListMyReservationsApiArg = {
  vendorId: string;
  customerId: string;
};
export type PageMyReservationsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservationsPage;
  message?: string;
};
export type PageMyReservationsApiArg = {
  /** Slug or id of the token's venue. */
  vendorId: string;
  /** The token's guest. */
  customerId: string;
  /** `upcoming`: not over yet, soonest first. `cancelled`: of a time to come, soonest first. `past`: over,
    latest first. */
  period: "cancelled" | "upcoming" | "past";
  /** 1 to 100. */
  limit?: number;
  /** `nextUpcoming`, `nextCancelled`, `nextPast` or `nextCursor` of the page before; absent for the first. */
  cursor?: string;
};
export type ListOwnStaysApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ListedStayOutput[];
  message?: string;
};
export type ListOwnStaysApiArg = void;
export type GetVendorBrandingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VendorBrandingOutput;
  message?: string;
};
export type GetVendorBrandingApiArg = {
  vendor: string;
};
export type CheckServiceCodeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: CheckCodeOutput;
  message?: string;
};
export type CheckServiceCodeApiArg = {
  checkCodeInput: CheckCodeInput;
};
export type ConfirmEmailOutput = {
  /** The email the guest signs in with from now on. */
  email: string;
  /** Slug of the venue. */
  vendor: string;
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
export type ConfirmEmailInput = {
  /** The link's `guestId`. */
  id: string;
  /** The link's `code`. */
  code: string;
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
export type SignedInOutput = {
  /** Bearer token. */
  accessToken: string;
  /** Lifetime in seconds. */
  expiresIn: number;
  user: AccountOutput;
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
export type LoginInput = {
  /** Case is ignored. */
  email: string;
  password: string;
  /** Of the authenticator, or a recovery code; asked for with 401 `SECOND_FACTOR_NEEDED` once the password was
    right. */
  code?: string;
  /** In place of a code, staff’s passkey: its answer to `data.passkey` of 401 `SECOND_FACTOR_NEEDED`
    (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn); if it is sent, it alone counts. */
  passkey?: PasskeyAnswerInput;
  /** Slug or id of the guest's venue; omitted for staff. */
  vendor?: string;
};
export type LogoutInput = {
  /** `guest` or `staff`; may be left out when a bearer token says it. */
  audience?: "staff" | "guest";
  /** Slug or id of the venue; for guests without a bearer token. */
  vendor?: string;
};
export type SessionInput = {
  /** `guest` or `staff`. */
  audience: "staff" | "guest";
  /** Slug or id of the venue; required for guests. */
  vendor?: string;
};
export type ResetVerificationOutput = {
  /** Text to show. */
  message: string;
  /** `guest` or `staff`: where to sign in now. */
  audience: string;
  /** Slug of the venue. */
  vendor: string;
};
export type ResetVerificationInput = {
  /** The link's `guestId` or `userId`, or the id in `/activate/{id}`. */
  id: string;
  /** The link's `code`. */
  code: string;
  /** 8 to 128 characters, not among the commonest. */
  password: string;
  confirmPassword: string;
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
export type ResetPasswordInput = {
  email: string;
  /** Slug or id of the guest's venue; omitted for staff. */
  vendor?: string;
};
export type SignupOutput = {
  _id: string;
  firstname: string;
  lastname: string;
  email: string;
};
export type SignupInput = {
  firstName: string;
  lastName: string;
  /** Unique among the venue's guests, ignoring case. */
  email: string;
  /** Preferably with its country prefix; otherwise the venue's country is assumed. */
  phone?: string;
  /** 8 to 128 characters, not among the commonest. */
  password: string;
  /** Slug or id. */
  vendor: string;
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
export type ActivityListAddon = {
  _id: string;
  name: string;
  /** Minor units, each. */
  price: number;
  /** Maximum per booking. Absent: as many as participants. */
  maxQuantity?: number;
};
export type FocalPointOutput = {
  /** Per cent from the left. */
  x: number;
  /** Per cent from the top. */
  y: number;
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
export type ActivityOutput = {
  _id: string;
  name: string;
  description: string;
  /** What one participant is called. */
  unit: string;
  units: string;
  comment: string;
  /** Booking requires a code, which is never revealed. */
  codeRequired: boolean;
  /** Minutes. */
  durationMinutes: number;
  exclusiveBooking: boolean;
  waitingList: boolean;
  allowBookingForChildren: boolean;
  showCommentField: boolean;
  showAvailability: boolean;
  showEndTime: boolean;
  /** Minor units per participant. */
  price: number;
  /** What children pay by their age, the youngest first. Absent: everybody pays the same. */
  ageBands?: ActivityAgeBand[];
  /** ISO 4217. */
  currency: string;
  /** `none`, `optional` or `required`. */
  prepayment: "none" | "optional" | "required";
  /** Hours before the start until which a guest may cancel. Absent: until the start. */
  cancellationHours?: number;
  addons: ActivityListAddon[];
  /** Those that are described in the language of the venue. The first stands for it. Absent: none. */
  pictures?: ShownPictureOutput[];
  /** Address of a picture elsewhere. */
  image?: string;
  /** Under which guests find it among the others. */
  category?: string;
};
export type NextTime = {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight, 0 to 1439. */
  start: number;
  /** Minutes from midnight of the same day; past 1440 it ends on the next. */
  end: number;
  /** Places left, where the service shows them. */
  available?: number;
};
export type NextTimeOfActivity = {
  /** Id of the service. */
  _id: string;
  /** Absent: none in the days asked about. */
  next?: NextTime;
};
export type ServiceRatingOutput = {
  /** Mean of their ratings, to one decimal. */
  average: number;
  /** Id of the service. */
  _id: string;
  /** How many guests rated it. */
  count: number;
};
export type BookingServiceRef = {
  _id: string;
  /** In the caller's language where the service has it. */
  name: string;
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
export type HubReservation = {
  _id: string;
  /** Short reference that people read out. */
  bookingId: string;
  _service: BookingServiceRef;
  /** Id of what the guest booked in one go. */
  _group?: string;
  /** The day as an ISO date-time at 00:00Z. */
  start: string;
  /** The day, yyyy-mm-dd. */
  date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** End, minutes from midnight of the same day; past 1440 it ends on the next. */
  timeindexEnd: number;
  /** Whether the service shows its end to guests. */
  showEndTime: boolean;
  /** Children included. */
  participants: number;
  numberOfChildren: number;
  /** Years of each child. Absent: not given, or of no consequence. */
  childAges?: number[];
  comment?: string;
  addons: BookedAddonOutput[];
  companions: CompanionOutput[];
  tableWish?: TableWishOutput;
  /** Names of the dining rooms: those of its tables, or where the service seats. None: it seats nobody. */
  rooms: string[];
  active: boolean;
  waitingList: boolean;
  /** 1 is next; only of a waiting booking. */
  waitingListPosition?: number;
  terms: BookingTermsOutput;
  /** ISO instant until which the guest may cancel, itself included. */
  cancellationDeadline: string;
  canCancel: boolean;
  canChange: boolean;
  /** Minor units: what each of the party pays, and the addons. */
  totalPrice: number;
  /** The total, line by line. Absent: there is nothing to pay for. */
  priceLines?: PriceLineOutput[];
  /** ISO 4217. */
  currency: string;
  /** Absent where nothing was paid, and in lists. */
  prepaid?: PrepaidOutput;
  /** ISO instant. */
  cancelledAt?: string;
  createdAt: string;
  /** Send it back with a change; a stale one answers 409 STALE_VERSION. */
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
export type HubBookingInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  _stayService?: string;
  /** Must be the guest of the token. */
  _customer: string;
  waitingList?: boolean;
  /** Slug or id; must be the venue of the token. */
  _vendor: string;
  /** The hold that this booking completes. */
  holdId?: string;
  /** Of a service that is protected by one. */
  code?: string;
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
export type HubGroup = {
  /** Of the group. */
  _id: string;
  /** As they were asked for; read again, by day and time. Cancelled ones too. */
  bookings: HubReservation[];
};
export type HubGroupItem = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  _stayService?: string;
  /** As of staff. */
  waitingList?: boolean;
  /** The hold that this booking completes. */
  holdId?: string;
  /** Of a service that is protected by one. */
  code?: string;
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
export type HubGroupInput = {
  /** 1 to 20, of any services and days; each may complete a hold, and be paid for by a membership or a stay of
    the guest. One membership may pay for several: each takes its uses in their order, and 409
    MEMBERSHIP_USED_UP names the first for which too few are left. */
  items: HubGroupItem[];
};
export type HoldOutput = {
  /** To be sent with the booking that completes it. */
  holdId: string;
  /** ISO instant. */
  expiresAt: string;
};
export type HoldInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
  start?: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  /** Children included. */
  participants: number;
  /** Of a service that is protected by one. */
  code?: string;
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
export type ListedHubMembership = {
  /** Of its type. */
  picture?: ShownPictureOutput;
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
export type HubMembershipUse = {
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
};
export type HubMembershipUsesPage = {
  /** Latest first. */
  items: HubMembershipUse[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type PaymentProgress =
  "open" | "settling" | "booked" | "returned" | "ended";
export type GuestPayment = {
  state: PaymentProgress;
  _id: string;
  /** Where to pay, while it is open; absent while the provider is yet to answer. */
  url?: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** What is paid for, in the guest's language. */
  description: string;
  /** ISO instant until which it can be paid, and the place is kept. */
  expiresAt: string;
  /** Id of the booking, once there is one. */
  booking?: string;
  /** It pays for a change of a booking, which stays as it is until then. Absent: for a new one. */
  forChange?: boolean;
};
export type VoucherPartInput = {
  /** Of the gift card, as its balance was answered. */
  token: string;
  /** What of it is to be used, in minor units. */
  amount: number;
};
export type PrepaidBookingInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  /** Id of a membership of the guest that pays for it: each participant is one use. */
  _membership?: string;
  /** Id that the service has in a stay of the guest, which pays for it. */
  _stayService?: string;
  /** Must be the guest of the token. */
  _customer: string;
  waitingList?: boolean;
  /** Slug or id; must be the venue of the token. */
  _vendor: string;
  /** The hold that this booking completes. */
  holdId?: string;
  /** Of a service that is protected by one. */
  code?: string;
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
  /** What the guest was told is to be paid now, beside what a gift card pays, in minor units: never is more asked of them
    in silence. 0: the gift card pays all of it, or only a card is asked for. */
  amount: number;
  /** A gift card that pays some of it, or all. */
  voucher?: VoucherPartInput;
  /** What they were told not coming costs, in minor units. Default: nothing. */
  noShowFee?: number;
};
export type ConsentOutput = {
  /** `terms`, `marketingEmail` or `marketingSms`. */
  type: string;
  given: boolean;
  /** ISO instant. */
  at: string;
};
export type AddressOutput = {
  street?: string;
  postalCode?: string;
  city?: string;
  country?: string;
};
export type OwnProfileOutput = {
  /** The address that a link was mailed to and that is not confirmed yet. */
  pendingEmail?: string;
  /** The guest's latest answer about each use of their data. */
  consents: ConsentOutput[];
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
export type MarketingConsentsInput = {
  /** Offers by email. */
  marketingEmail?: boolean;
  /** Offers by SMS. */
  marketingSms?: boolean;
};
export type AddressInput = {
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  /** ISO 3166-1 alpha-2, or the country's name. */
  country?: string | null;
};
export type ProfileInput = {
  consents?: MarketingConsentsInput | null;
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
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
export type ProfileDeletion = {
  /** The guest's password. */
  password: string;
};
export type CompanionsOutput = {
  names: string[];
};
export type OwnGuest = {
  /** A link was mailed to it and has not been followed yet. */
  pendingEmail?: string;
  company?: string;
  /** E.g. a loyalty tier. */
  level?: string;
  allergies?: string;
  preferences?: string;
  companions: string[];
  consents: ConsentOutput[];
  /** ISO instant from which the data is stored but not used, at the guest’s request. */
  restrictedAt?: string;
  /** ISO instant. */
  createdAt: string;
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
export type OwnReservations = {
  /** Not over yet, soonest first. */
  upcoming: HubReservation[];
  /** Over or cancelled, latest first. */
  past: HubReservation[];
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
export type OwnTreatment = {
  _id: string;
  /** Short reference of one that was booked without an account. */
  bookingId?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  status: string;
  name?: string;
  /** Names. */
  therapists: string[];
  comment?: string;
  wish?: TreatmentWishOutput;
  terms?: TreatmentTermsOutput;
  addons: BookedAddonOutput[];
  /** Minor units: the price and the addons. */
  total?: number;
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
export type StayOutput = {
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
export type HubMembership = {
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
export type OwnMembershipUse = {
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
  /** Id of the membership. */
  _membership: string;
  /** Of the membership’s type. */
  name: string;
};
export type OwnMessage = {
  /** ISO instant. */
  at: string;
  /** `email` or `sms`. */
  channel: string;
  to: string;
  subject: string;
  /** Omitted for messages with a link that opens the account. */
  text?: string;
};
export type OwnReview = {
  /** Name of the service; empty if it no longer exists. */
  service: string;
  /** Day of the visit, `yyyy-mm-dd`. */
  date: string;
  /** 1 to 5; absent while the guest has not answered. */
  rating?: number;
  comment?: string;
  /** ISO instant at which the guest last said so. */
  ratedAt?: string;
};
export type OwnDataExport = {
  /** ISO instant. */
  exportedAt: string;
  guest: OwnGuest;
  reservations: OwnReservations;
  /** Latest day first. */
  treatments: OwnTreatment[];
  /** Latest arrival first. */
  stays: StayOutput[];
  /** Latest first. */
  memberships: HubMembership[];
  /** By membership, the latest use first. */
  membershipUses: OwnMembershipUse[];
  /** Latest first. */
  messages: OwnMessage[];
  /** Latest first; includes unanswered requests. */
  reviews: OwnReview[];
};
export type ChangePasswordInput = {
  /** 8 to 128 characters. An empty one is refused with its own text. */
  password: string;
  /** The same again. */
  confirmPassword: string;
  /** The current password. */
  currentPassword: string;
};
export type OwnPrivacyRequestOutput = {
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
};
export type OwnPrivacyRequestInput = {
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
export type HubReservationChange = {
  /** Of the booking; a guest moves within a service, so another answers 404. */
  _service?: string;
  /** Ignored: the service's time sets the end. */
  timeindexEnd?: number;
  /** The places that the guest was shown. */
  available?: number;
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
export type PaidChangeInput = {
  /** Of the booking; a guest moves within a service, so another answers 404. */
  _service?: string;
  /** Ignored: the service's time sets the end. */
  timeindexEnd?: number;
  /** The places that the guest was shown. */
  available?: number;
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
  /** What the guest was told is to be paid in advance for what the change adds, in minor units: never is more asked of
    them in silence. */
  amount: number;
};
export type HubReservations = {
  /** Not over yet, soonest first; the first 100. */
  upcoming: HubReservation[];
  /** Cancelled and still to come, soonest first; the first 50. */
  cancelled: HubReservation[];
  /** Over, latest first; the first 50. */
  past: HubReservation[];
  /** Where the upcoming ones go on; absent when these are all. */
  nextUpcoming?: string;
  /** Where the cancelled ones go on; absent when these are all. */
  nextCancelled?: string;
  /** Cursor of the next page of past bookings; absent on the last. */
  nextPast?: string;
};
export type HubReservationsPage = {
  items: HubReservation[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type ListedStayOutput = {
  /** Of the package it was made from. */
  picture?: ShownPictureOutput;
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
export type BrandedPictures = {
  logo?: ShownPictureOutput;
  /** On a dark page; absent: the other one. */
  logoDark?: ShownPictureOutput;
  /** Beside the sign-in and on the first page. */
  cover?: ShownPictureOutput;
  /** Of the installed app. */
  icon?: ShownPictureOutput;
};
export type BrandedModules = {
  services: boolean;
  stays: boolean;
  spa: boolean;
  fnb: boolean;
  memberships: boolean;
  openBooking: boolean;
};
export type BrandedVendor = {
  _id: string;
  name: string;
  slug: string;
  /** Address of a picture elsewhere, for want of one in `pictures`. */
  logo?: string;
  /** Absent where it has none. */
  pictures?: BrandedPictures;
  /** One of the seven languages. */
  languageCode: string;
  /** Address of the venue's terms and privacy. */
  legalLink?: string;
  tagline?: string;
  /** For guests who need staff, e.g. after the cancellation deadline. */
  email?: string;
  phone?: string;
  /** ISO 3166-1 alpha-2; the initial country of phone fields. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** IANA time zone of the venue's days and times. */
  timezone: string;
  /** Step of the therapist grid in minutes. */
  spaTimeSlotSpaceInMinutes: number;
  modules: BrandedModules;
  /** How long a chosen time is held for a guest, in minutes. */
  holdMinutes: number;
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
export type VendorBrandingOutput = {
  /** Id of the theme; absent if the venue has none, when every part is empty. */
  _id?: string;
  name?: string;
  _vendor: BrandedVendor;
  main: ThemeStyleOutput;
  signup: ThemeStyleOutput;
  title: ThemeStyleOutput;
  input: ThemeStyleOutput;
  buttonCTA: ThemeStyleOutput;
  link: ThemeStyleOutput;
};
export type CheckCodeOutput = {
  /** Also true for a service without a code. */
  valid: boolean;
};
export type CheckCodeInput = {
  /** Id of the service. */
  _id: string;
  /** As typed by the guest; case and surrounding spaces do not matter. */
  code: string;
};
export const {
  useConfirmEmailMutation,
  useLoginMutation,
  useLogoutMutation,
  useGetMeQuery,
  useLazyGetMeQuery,
  useRefreshSessionMutation,
  useResetPasswordMutation,
  useListOwnSessionsQuery,
  useLazyListOwnSessionsQuery,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useRequestPasswordResetMutation,
  useSignupMutation,
  useListActivitiesQuery,
  useLazyListActivitiesQuery,
  useListNextTimesQuery,
  useLazyListNextTimesQuery,
  useListServiceRatingsQuery,
  useLazyListServiceRatingsQuery,
  useBookActivityMutation,
  useGetActivityQuery,
  useLazyGetActivityQuery,
  useCancelMyReservationMutation,
  useBookGroupMutation,
  useGetMyGroupQuery,
  useLazyGetMyGroupQuery,
  useCancelMyGroupMutation,
  useCreateHoldMutation,
  useReleaseHoldMutation,
  useListMyMembershipsQuery,
  useLazyListMyMembershipsQuery,
  useListMyMembershipUsesQuery,
  useLazyListMyMembershipUsesQuery,
  useBeginPaymentMutation,
  useSettlePaymentMutation,
  useEndPaymentMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useDeleteProfileMutation,
  useListCompanionsQuery,
  useLazyListCompanionsQuery,
  useExportProfileQuery,
  useLazyExportProfileQuery,
  useChangeOwnPasswordMutation,
  useListOwnPrivacyRequestsQuery,
  useLazyListOwnPrivacyRequestsQuery,
  useAskAboutOwnDataMutation,
  useWithdrawPrivacyRequestMutation,
  useListOwnReceiptsQuery,
  useLazyListOwnReceiptsQuery,
  useGetMyReservationQuery,
  useLazyGetMyReservationQuery,
  useChangeMyReservationMutation,
  useBeginChangePaymentMutation,
  useListMyReservationsQuery,
  useLazyListMyReservationsQuery,
  usePageMyReservationsQuery,
  useLazyPageMyReservationsQuery,
  useListOwnStaysQuery,
  useLazyListOwnStaysQuery,
  useGetVendorBrandingQuery,
  useLazyGetVendorBrandingQuery,
  useCheckServiceCodeMutation,
} = injectedRtkApi;
