import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signInWithPasskey: build.mutation<
      SignInWithPasskeyApiResponse,
      SignInWithPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/passkeySignIn`,
        method: "POST",
        body: queryArg.passkeySignInInput,
      }),
    }),
    askSignInPasskey: build.mutation<
      AskSignInPasskeyApiResponse,
      AskSignInPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/passkeySignIn/options`,
        method: "POST",
        body: queryArg.passkeySignInOfferInput,
      }),
    }),
    confirmMyIdentity: build.mutation<
      ConfirmMyIdentityApiResponse,
      ConfirmMyIdentityApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/confirmIdentity`,
        method: "POST",
        body: queryArg.confirmMyIdentityInput,
      }),
    }),
    askMyPasskey: build.mutation<AskMyPasskeyApiResponse, AskMyPasskeyApiArg>({
      query: () => ({
        url: `/api/v1/hub/confirmIdentity/passkey`,
        method: "POST",
      }),
    }),
    listMyPasskeys: build.query<
      ListMyPasskeysApiResponse,
      ListMyPasskeysApiArg
    >({
      query: () => ({ url: `/api/v1/hub/passkeys` }),
    }),
    addMyPasskey: build.mutation<AddMyPasskeyApiResponse, AddMyPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/passkeys`,
        method: "POST",
        body: queryArg.addPasskeyInput,
      }),
    }),
    offerMyPasskey: build.mutation<
      OfferMyPasskeyApiResponse,
      OfferMyPasskeyApiArg
    >({
      query: () => ({ url: `/api/v1/hub/passkeys/options`, method: "POST" }),
    }),
    removeMyPasskey: build.mutation<
      RemoveMyPasskeyApiResponse,
      RemoveMyPasskeyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/passkeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type SignInWithPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SignedInOutput;
  message?: string;
};
export type SignInWithPasskeyApiArg = {
  passkeySignInInput: PasskeySignInInput;
};
export type AskSignInPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyRequestOutput;
  message?: string;
};
export type AskSignInPasskeyApiArg = {
  passkeySignInOfferInput: PasskeySignInOfferInput;
};
export type ConfirmMyIdentityApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ConfirmedIdentityOutput;
  message?: string;
};
export type ConfirmMyIdentityApiArg = {
  confirmMyIdentityInput: ConfirmMyIdentityInput;
};
export type AskMyPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyRequestOutput;
  message?: string;
};
export type AskMyPasskeyApiArg = void;
export type ListMyPasskeysApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyOutput[];
  message?: string;
};
export type ListMyPasskeysApiArg = void;
export type AddMyPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyOutput;
  message?: string;
};
export type AddMyPasskeyApiArg = {
  addPasskeyInput: AddPasskeyInput;
};
export type OfferMyPasskeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PasskeyCreationOutput;
  message?: string;
};
export type OfferMyPasskeyApiArg = void;
export type RemoveMyPasskeyApiResponse = unknown;
export type RemoveMyPasskeyApiArg = {
  id: string;
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
export type PasskeySignInInput = {
  /** Slug or id of the guest's venue. */
  vendor: string;
  /** The answer to what `askSignInPasskey` asks. */
  passkey: PasskeyAnswerInput;
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
export type PasskeySignInOfferInput = {
  /** Slug or id of the guest's venue. */
  vendor: string;
};
export type ConfirmedIdentityOutput = {
  /** Bearer token of the same session, in place of the one that was refused. */
  accessToken: string;
  /** Lifetime in seconds. */
  expiresIn: number;
};
export type ConfirmMyIdentityInput = {
  password?: string;
  /** Its answer to what `askMyPasskey` asks; if it is sent, it alone counts. */
  passkey?: PasskeyAnswerInput;
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
export const {
  useSignInWithPasskeyMutation,
  useAskSignInPasskeyMutation,
  useConfirmMyIdentityMutation,
  useAskMyPasskeyMutation,
  useListMyPasskeysQuery,
  useLazyListMyPasskeysQuery,
  useAddMyPasskeyMutation,
  useOfferMyPasskeyMutation,
  useRemoveMyPasskeyMutation,
} = injectedRtkApi;
