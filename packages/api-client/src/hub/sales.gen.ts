import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMyRenewal: build.query<GetMyRenewalApiResponse, GetMyRenewalApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships/${encodeURIComponent(String(queryArg.id))}/renewal`,
      }),
    }),
    giveRenewalCard: build.mutation<
      GiveRenewalCardApiResponse,
      GiveRenewalCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/card`,
        method: "POST",
      }),
    }),
    forgetMyRenewalCard: build.mutation<
      ForgetMyRenewalCardApiResponse,
      ForgetMyRenewalCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/card`,
        method: "DELETE",
      }),
    }),
    lookAtRenewalCard: build.mutation<
      LookAtRenewalCardApiResponse,
      LookAtRenewalCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/card/look`,
        method: "POST",
      }),
    }),
    startMyRenewal: build.mutation<
      StartMyRenewalApiResponse,
      StartMyRenewalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/start`,
        method: "POST",
      }),
    }),
    stopMyRenewal: build.mutation<
      StopMyRenewalApiResponse,
      StopMyRenewalApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/memberships/${encodeURIComponent(String(queryArg.id))}/renewal/stop`,
        method: "POST",
      }),
    }),
    listOffers: build.query<ListOffersApiResponse, ListOffersApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/offers`,
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    getOfferedMembership: build.query<
      GetOfferedMembershipApiResponse,
      GetOfferedMembershipApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/offers/memberships/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getOfferedPackage: build.query<
      GetOfferedPackageApiResponse,
      GetOfferedPackageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/offers/packages/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    beginSale: build.mutation<BeginSaleApiResponse, BeginSaleApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/sales`,
        method: "POST",
        body: queryArg.saleInput,
      }),
    }),
    settleSale: build.mutation<SettleSaleApiResponse, SettleSaleApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/sales/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        headers: {
          "x-payment-signature": queryArg["x-payment-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    endSale: build.mutation<EndSaleApiResponse, EndSaleApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/sales/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "x-payment-signature": queryArg["x-payment-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetMyRenewalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type GetMyRenewalApiArg = {
  id: string;
};
export type GiveRenewalCardApiResponse = /** status 200 Success */ {
  success: boolean;
  data: CardPageOutput;
  message?: string;
};
export type GiveRenewalCardApiArg = {
  id: string;
};
export type ForgetMyRenewalCardApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type ForgetMyRenewalCardApiArg = {
  id: string;
};
export type LookAtRenewalCardApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type LookAtRenewalCardApiArg = {
  id: string;
};
export type StartMyRenewalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type StartMyRenewalApiArg = {
  id: string;
};
export type StopMyRenewalApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RenewalOutput;
  message?: string;
};
export type StopMyRenewalApiArg = {
  id: string;
};
export type ListOffersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OfferSummary[];
  message?: string;
};
export type ListOffersApiArg = {
  /** Slug or id of the venue. */
  vendor: string;
};
export type GetOfferedMembershipApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OfferOutput;
  message?: string;
};
export type GetOfferedMembershipApiArg = {
  id: string;
};
export type GetOfferedPackageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OfferOutput;
  message?: string;
};
export type GetOfferedPackageApiArg = {
  id: string;
};
export type BeginSaleApiResponse = /** status 201 Success */ {
  success: boolean;
  data: SalePayment;
  message?: string;
};
export type BeginSaleApiArg = {
  saleInput: SaleInput;
};
export type SettleSaleApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SalePayment;
  message?: string;
};
export type SettleSaleApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-payment-signature"?: string;
};
export type EndSaleApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SalePayment;
  message?: string;
};
export type EndSaleApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-payment-signature"?: string;
};
export type RenewalState = "on" | "stopped" | "lapsed";
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
export type CardPageOutput = {
  /** Address of the provider's page. */
  url: string;
};
export type OfferKind = "membership" | "package";
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
export type OfferSummary = {
  kind: OfferKind;
  _id: string;
  /** In the caller's language where it has one. */
  name: string;
  description: string;
  /** Minor units; of a package for each guest and the whole stay. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Absent while it has none that is described. */
  picture?: ShownPictureOutput;
};
export type OfferedRenewal = {
  /** Minor units: what each further period costs. */
  price: number;
  /** What they agree to, in the caller's language. */
  consent: string;
};
export type OfferedMembership = {
  /** 0: unlimited. */
  maxNumberOfUsages: number;
  /** Months that it is valid; adds up with the days. Absent: none. */
  validityMonths?: number;
  /** Days that it is valid. Neither months nor days: it does not expire. */
  validityDays?: number;
  /** Names of the services and treatments that it pays for, in the caller's language. */
  covers: string[];
  /** Absent: it is not renewed. */
  renewal?: OfferedRenewal;
};
export type OfferedService = {
  name: string;
  /** 1 is the day of arrival. */
  dayNumber: number;
};
export type OfferedExtra = {
  name: string;
  quantity: number;
};
export type OfferedPackage = {
  nights: number;
  /** By day; each guest has a place. */
  services: OfferedService[];
  /** For each adult. */
  treatments: OfferedExtra[];
  addons: OfferedExtra[];
  /** The days of arrival that can be chosen, `yyyy-mm-dd`. */
  firstDay: string;
  lastDay: string;
  /** Those between them that are sold out. */
  fullDays: string[];
};
export type OfferOutput = {
  kind: OfferKind;
  _id: string;
  /** In the caller's language where it has one. */
  name: string;
  description: string;
  /** Minor units; of a package for each guest and the whole stay. */
  price: number;
  /** ISO 4217. */
  currency: string;
  /** Absent while it has none that is described. */
  picture?: ShownPictureOutput;
  /** Slug of the venue. */
  vendor: string;
  /** What whoever buys it agrees to; empty: nothing. */
  agreement: string;
  /** The tax included in the price: 2500 are 25 %. Absent: none is known. */
  taxBasisPoints?: number;
  /** Of a membership. */
  membership?: OfferedMembership;
  /** Of a package. */
  package?: OfferedPackage;
};
export type PaymentProgress =
  "open" | "settling" | "booked" | "returned" | "ended";
export type SalePayment = {
  state: PaymentProgress;
  kind: OfferKind;
  /** Lets its bearer see and end this payment. */
  signature: string;
  /** Id of the membership or of the stay, once it is there. */
  bought?: string;
  /** Of a stay that is there: lets its bearer see its itinerary and book what it includes. */
  itinerarySignature?: string;
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
  /** It pays for a change of a booking, which stays as it is until then. Absent: for a new one. */
  forChange?: boolean;
};
export type VisitorInput = {
  firstname: string;
  lastname: string;
  /** Where the confirmation goes. */
  email: string;
  /** With or without the prefix of its country; absent: none. */
  phone?: string;
};
export type SaleInput = {
  kind: OfferKind;
  /** Id of the membership type or of the package. */
  offer: string;
  /** A random secret of 32 hexadecimal digits that the page makes up for one purchase: sent again with it, the answer is
    the same payment. */
  order: string;
  /** What the buyer was told is to be paid, in minor units: never is more asked of them in silence. */
  amount: number;
  /** They agree to what the offer says. */
  agreed?: boolean;
  /** Of a membership: they agree that it is renewed from their card for as many minor units, as they were told. Absent:
    it is not renewed. */
  renewsFor?: number;
  /** Day of arrival, `yyyy-mm-dd`; of a package. */
  arrivaldate?: string;
  /** Of a package, 1 to 20. Default: 1. */
  adults?: number;
  /** Of a package, 0 to 20. Default: 0. */
  children?: number;
  /** Who buys it; of a guest who is signed in at the venue it is ignored. */
  guest?: VisitorInput;
};
export const {
  useGetMyRenewalQuery,
  useLazyGetMyRenewalQuery,
  useGiveRenewalCardMutation,
  useForgetMyRenewalCardMutation,
  useLookAtRenewalCardMutation,
  useStartMyRenewalMutation,
  useStopMyRenewalMutation,
  useListOffersQuery,
  useLazyListOffersQuery,
  useGetOfferedMembershipQuery,
  useLazyGetOfferedMembershipQuery,
  useGetOfferedPackageQuery,
  useLazyGetOfferedPackageQuery,
  useBeginSaleMutation,
  useSettleSaleMutation,
  useEndSaleMutation,
} = injectedRtkApi;
