import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    bookMyJourney: build.mutation<
      BookMyJourneyApiResponse,
      BookMyJourneyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/journeys`,
        method: "POST",
        body: queryArg.hubJourneyInput,
      }),
    }),
    listMyJourneyOffers: build.query<
      ListMyJourneyOffersApiResponse,
      ListMyJourneyOffersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/journeys/offers`,
        method: "POST",
        body: queryArg.hubJourneyQuery,
      }),
    }),
    getMyJourney: build.query<GetMyJourneyApiResponse, GetMyJourneyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/journeys/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    moveMyJourney: build.mutation<
      MoveMyJourneyApiResponse,
      MoveMyJourneyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/journeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.journeyMove,
      }),
    }),
    cancelMyJourney: build.mutation<
      CancelMyJourneyApiResponse,
      CancelMyJourneyApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/journeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listMyJourneyStarts: build.query<
      ListMyJourneyStartsApiResponse,
      ListMyJourneyStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/journeys/${encodeURIComponent(String(queryArg.id))}/starts`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type BookMyJourneyApiResponse = /** status 201 Success */ {
  success: boolean;
  data: HubJourney;
  message?: string;
};
export type BookMyJourneyApiArg = {
  hubJourneyInput: HubJourneyInput;
};
export type ListMyJourneyOffersApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubJourneyOffers;
  message?: string;
};
export type ListMyJourneyOffersApiArg = {
  hubJourneyQuery: HubJourneyQuery;
};
export type GetMyJourneyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubJourney;
  message?: string;
};
export type GetMyJourneyApiArg = {
  id: string;
};
export type MoveMyJourneyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubJourney;
  message?: string;
};
export type MoveMyJourneyApiArg = {
  id: string;
  journeyMove: JourneyMove;
};
export type CancelMyJourneyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type CancelMyJourneyApiArg = {
  id: string;
};
export type ListMyJourneyStartsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: JourneyStart[];
  message?: string;
};
export type ListMyJourneyStartsApiArg = {
  id: string;
  /** yyyy-mm-dd */
  date: string;
};
export type TreatmentStatus =
  "tentative" | "pause" | "confirmed" | "pre-paid" | "no-show" | "paid";
export type HubTreatmentType = {
  _id: string;
  /** In the guest's language where the type has it. */
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
export type TreatmentWishOutput = {
  gender?: "woman" | "man";
  /** Id. */
  _therapist?: string;
};
export type HubTreatment = {
  status: TreatmentStatus;
  _id: string;
  _treatmentType: HubTreatmentType;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  /** Who gives it: names. */
  therapists: string[];
  /** Name of the room. */
  room?: string;
  /** Id of the journey that it was booked with, if all of that is the guest’s own. */
  _journey?: string;
  /** How many get it at once. */
  guests: number;
  comment: string;
  addons: BookedAddonOutput[];
  wish?: TreatmentWishOutput;
  /** Minor units, for everybody in it and with its addons, as agreed. */
  total: number;
  /** ISO 4217. */
  currency: string;
  /** Until when it can be moved or cancelled, ISO instant. */
  cancellationDeadline: string;
  /** The guest can move it now. */
  canChange: boolean;
  /** The guest can cancel it now. */
  canCancel: boolean;
  version: number;
  createdAt: string;
};
export type HubJourney = {
  /** Until when it can be moved or cancelled, ISO instant. */
  cancellationDeadline: string;
  /** The guest can move it now. */
  canChange: boolean;
  /** The guest can cancel it now. */
  canCancel: boolean;
  /** ISO 4217. */
  currency: string;
  _id: string;
  /** By their start. */
  treatments: HubTreatment[];
  /** Of all of them, minor units. */
  total: number;
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
export type TreatmentWishInput = {
  /** Somebody who is to be one of the therapists. */
  _therapist?: string | null;
  /** Every therapist is a woman, or a man. */
  gender?: ("woman" | "man" | null) | ("woman" | "man" | null);
};
export type HubJourneyTreatmentInput = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  wish?: TreatmentWishInput | null;
};
export type HubJourneyInput = {
  /** yyyy-mm-dd */
  date: string;
  /** 1 or 2: what is for one is given to both side by side. Default: 1. */
  guests?: number;
  /** 2 to 5. */
  treatments: HubJourneyTreatmentInput[];
  /** Minutes between two treatments at least, 0 to 240. Default: 0. */
  leastGap?: number;
  /** Minutes between two treatments at most, 0 to 240. Default: 60. */
  mostGap?: number;
  /** As offered: when each treatment begins, minutes from midnight. */
  starts: number[];
  comment?: string;
};
export type HubJourneyPart = {
  /** Id. */
  _treatmentType: string;
  /** Minutes from midnight. */
  timeindexStart: number;
  /** Minutes from the same midnight; past 1440 on the next day. */
  timeindexEnd: number;
  /** How many get it at once. */
  guests: number;
};
export type HubJourneyOffer = {
  /** Of the first treatment, minutes from midnight. */
  timeindexStart: number;
  /** Of the last one. */
  timeindexEnd: number;
  /** In the order in which they were asked for; of what both get side by side, one each. */
  treatments: HubJourneyPart[];
};
export type HubJourneyOffers = {
  /** yyyy-mm-dd */
  date: string;
  /** One for each start, ascending. */
  offers: HubJourneyOffer[];
  /** Of all treatments together, minor units. */
  price: number;
  /** ISO 4217. */
  currency: string;
};
export type HubJourneyQuery = {
  /** yyyy-mm-dd */
  date: string;
  /** 1 or 2: what is for one is given to both side by side. Default: 1. */
  guests?: number;
  /** 2 to 5. */
  treatments: HubJourneyTreatmentInput[];
  /** Minutes between two treatments at least, 0 to 240. Default: 0. */
  leastGap?: number;
  /** Minutes between two treatments at most, 0 to 240. Default: 60. */
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
export const {
  useBookMyJourneyMutation,
  useListMyJourneyOffersQuery,
  useLazyListMyJourneyOffersQuery,
  useGetMyJourneyQuery,
  useLazyGetMyJourneyQuery,
  useMoveMyJourneyMutation,
  useCancelMyJourneyMutation,
  useListMyJourneyStartsQuery,
  useLazyListMyJourneyStartsQuery,
} = injectedRtkApi;
