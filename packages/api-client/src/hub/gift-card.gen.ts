import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGiftCardBalance: build.mutation<
      GetGiftCardBalanceApiResponse,
      GetGiftCardBalanceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/giftCards/balance`,
        method: "POST",
        body: queryArg.giftCardCodeInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetGiftCardBalanceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GiftCardBalance;
  message?: string;
};
export type GetGiftCardBalanceApiArg = {
  giftCardCodeInput: GiftCardCodeInput;
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
export type GiftCardCodeInput = {
  /** Slug or id of the venue. */
  vendor: string;
  /** As it is printed; spaces, dashes and case do not matter. */
  code: string;
};
export const { useGetGiftCardBalanceMutation } = injectedRtkApi;
