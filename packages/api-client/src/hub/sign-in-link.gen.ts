import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestSignInLink: build.mutation<
      RequestSignInLinkApiResponse,
      RequestSignInLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/signInLink`,
        method: "POST",
        body: queryArg.signInLinkInput,
      }),
    }),
    signInWithCode: build.mutation<
      SignInWithCodeApiResponse,
      SignInWithCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/signInLink/code`,
        method: "POST",
        body: queryArg.signInCodeInput,
      }),
    }),
    openSignInLink: build.mutation<
      OpenSignInLinkApiResponse,
      OpenSignInLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/signInLink/open`,
        method: "POST",
        body: queryArg.openSignInLinkInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type RequestSignInLinkApiResponse = unknown;
export type RequestSignInLinkApiArg = {
  signInLinkInput: SignInLinkInput;
};
export type SignInWithCodeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SignedInOutput;
  message?: string;
};
export type SignInWithCodeApiArg = {
  signInCodeInput: SignInCodeInput;
};
export type OpenSignInLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OpenedSignInLinkOutput;
  message?: string;
};
export type OpenSignInLinkApiArg = {
  openSignInLinkInput: OpenSignInLinkInput;
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
export type SignInLinkInput = {
  email: string;
  /** Slug or id of the guest's venue. */
  vendor: string;
  /** Path of the hub’s page to come back to, with its query; the link carries it. */
  next?: string;
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
export type SignInCodeInput = {
  /** For which the link was asked. */
  email: string;
  /** Slug or id of the guest's venue. */
  vendor: string;
  /** As shown where the link was opened; case, spaces and hyphens are ignored. */
  code: string;
};
export type OpenedSignInLinkOutput = {
  /** In the browser that asked for the link. */
  session?: SignedInOutput;
  /** In any other: to be typed in the browser that asked. */
  code?: string;
};
export type OpenSignInLinkInput = {
  /** The link's `code`. */
  code: string;
};
export const {
  useRequestSignInLinkMutation,
  useSignInWithCodeMutation,
  useOpenSignInLinkMutation,
} = injectedRtkApi;
