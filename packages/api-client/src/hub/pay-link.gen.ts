import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentLink: build.query<
      GetPaymentLinkApiResponse,
      GetPaymentLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/paymentLinks`,
        params: {
          vendor: queryArg.vendor,
          token: queryArg.token,
        },
      }),
    }),
    lookAtPaymentLink: build.mutation<
      LookAtPaymentLinkApiResponse,
      LookAtPaymentLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/paymentLinks/look`,
        method: "POST",
        body: queryArg.paymentLinkInput,
      }),
    }),
    payByLink: build.mutation<PayByLinkApiResponse, PayByLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/paymentLinks/pay`,
        method: "POST",
        body: queryArg.paymentLinkInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetPaymentLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentLinkOutput;
  message?: string;
};
export type GetPaymentLinkApiArg = {
  /** Slug or id of the venue. */
  vendor: string;
  /** The last part of the link. */
  token: string;
};
export type LookAtPaymentLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentLinkOutput;
  message?: string;
};
export type LookAtPaymentLinkApiArg = {
  paymentLinkInput: PaymentLinkInput;
};
export type PayByLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PaymentPageOutput;
  message?: string;
};
export type PayByLinkApiArg = {
  paymentLinkInput: PaymentLinkInput;
};
export type PaymentLinkState = "open" | "settling" | "paid" | "over";
export type PaymentLinkOutput = {
  /** `settling`: the provider is yet to say how it went. `over`: nothing is asked for any more. */
  state: PaymentLinkState;
  /** What it is for. */
  description: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Until then it can be paid; ISO instant. */
  expiresAt: string;
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
export type PaymentLinkInput = {
  /** Slug or id of the venue. */
  vendor: string;
  /** The last part of the link. */
  token: string;
};
export type PaymentPageOutput = {
  /** Address of the provider's page. */
  url: string;
};
export const {
  useGetPaymentLinkQuery,
  useLazyGetPaymentLinkQuery,
  useLookAtPaymentLinkMutation,
  usePayByLinkMutation,
} = injectedRtkApi;
