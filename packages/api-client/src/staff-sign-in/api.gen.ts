import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    getVendorBranding: build.query<
      GetVendorBrandingApiResponse,
      GetVendorBrandingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/vendors/${encodeURIComponent(String(queryArg.vendor))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
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
export type RequestPasswordResetApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RequestPasswordResetApiArg = {
  resetPasswordInput: ResetPasswordInput;
};
export type GetVendorBrandingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VendorBrandingOutput;
  message?: string;
};
export type GetVendorBrandingApiArg = {
  vendor: string;
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
export type ResetPasswordInput = {
  email: string;
  /** Slug or id of the guest's venue; omitted for staff. */
  vendor?: string;
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
export const {
  useLoginMutation,
  useLogoutMutation,
  useRefreshSessionMutation,
  useResetPasswordMutation,
  useRequestPasswordResetMutation,
  useGetVendorBrandingQuery,
  useLazyGetVendorBrandingQuery,
} = injectedRtkApi;
