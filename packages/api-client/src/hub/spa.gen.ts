import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookableTreatments: build.query<
      ListBookableTreatmentsApiResponse,
      ListBookableTreatmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatments/${encodeURIComponent(String(queryArg.vendorId))}`,
      }),
    }),
    getTreatmentOffer: build.query<
      GetTreatmentOfferApiResponse,
      GetTreatmentOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/spa/treatments/${encodeURIComponent(String(queryArg.vendorId))}/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          length: queryArg.length,
          therapist: queryArg.therapist,
          treatment: queryArg.treatment,
          from: queryArg["from"],
          until: queryArg.until,
          gender: queryArg.gender,
        },
      }),
    }),
    getIntakeForm: build.query<GetIntakeFormApiResponse, GetIntakeFormApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/intake`,
        params: {
          vendor: queryArg.vendor,
          token: queryArg.token,
        },
      }),
    }),
    answerIntakeForm: build.mutation<
      AnswerIntakeFormApiResponse,
      AnswerIntakeFormApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/intake`,
        method: "PUT",
        body: queryArg.intakeInput,
      }),
    }),
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
    joinTreatmentWaitingList: build.mutation<
      JoinTreatmentWaitingListApiResponse,
      JoinTreatmentWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/treatment-waits`,
        method: "POST",
        body: queryArg.treatmentWaitInput,
      }),
    }),
    listMyTreatmentWaits: build.query<
      ListMyTreatmentWaitsApiResponse,
      ListMyTreatmentWaitsApiArg
    >({
      query: () => ({ url: `/api/v1/hub/treatment-waits` }),
    }),
    leaveTreatmentWaitingList: build.mutation<
      LeaveTreatmentWaitingListApiResponse,
      LeaveTreatmentWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/treatment-waits/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    bookMyTreatment: build.mutation<
      BookMyTreatmentApiResponse,
      BookMyTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/treatments`,
        method: "POST",
        body: queryArg.hubTreatmentInput,
      }),
    }),
    listMyTreatments: build.query<
      ListMyTreatmentsApiResponse,
      ListMyTreatmentsApiArg
    >({
      query: () => ({ url: `/api/v1/hub/treatments` }),
    }),
    getMyTreatment: build.query<
      GetMyTreatmentApiResponse,
      GetMyTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/treatments/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changeMyTreatment: build.mutation<
      ChangeMyTreatmentApiResponse,
      ChangeMyTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/treatments/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.hubTreatmentChange,
      }),
    }),
    cancelMyTreatment: build.mutation<
      CancelMyTreatmentApiResponse,
      CancelMyTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/hub/treatments/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListBookableTreatmentsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: BookableTreatmentOutput[];
  message?: string;
};
export type ListBookableTreatmentsApiArg = {
  vendorId: string;
};
export type GetTreatmentOfferApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOffer;
  message?: string;
};
export type GetTreatmentOfferApiArg = {
  vendorId: string;
  id: string;
  /** Id of one of the type's lengths. Default: its first. */
  length?: string;
  /** Id of a therapist who has to be among those who give it. */
  therapist?: string;
  /** Id of the guest's own treatment that is to be moved: what it takes and wishes for is as it was booked. */
  treatment?: string;
  /** yyyy-mm-dd */
  from?: string;
  /** yyyy-mm-dd */
  until?: string;
  /** Every therapist is a woman, or a man. */
  gender?: "woman" | "man";
};
export type GetIntakeFormApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestIntakeOutput;
  message?: string;
};
export type GetIntakeFormApiArg = {
  /** Slug or id of the venue. */
  vendor: string;
  /** The last part of the link. */
  token: string;
};
export type AnswerIntakeFormApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GuestIntakeOutput;
  message?: string;
};
export type AnswerIntakeFormApiArg = {
  intakeInput: IntakeInput;
};
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
export type JoinTreatmentWaitingListApiResponse = /** status 201 Success */ {
  success: boolean;
  data: HubTreatmentWait;
  message?: string;
};
export type JoinTreatmentWaitingListApiArg = {
  treatmentWaitInput: TreatmentWaitInput;
};
export type ListMyTreatmentWaitsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubTreatmentWait[];
  message?: string;
};
export type ListMyTreatmentWaitsApiArg = void;
export type LeaveTreatmentWaitingListApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type LeaveTreatmentWaitingListApiArg = {
  id: string;
};
export type BookMyTreatmentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: HubTreatment;
  message?: string;
};
export type BookMyTreatmentApiArg = {
  hubTreatmentInput: HubTreatmentInput;
};
export type ListMyTreatmentsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubTreatments;
  message?: string;
};
export type ListMyTreatmentsApiArg = void;
export type GetMyTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubTreatment;
  message?: string;
};
export type GetMyTreatmentApiArg = {
  id: string;
};
export type ChangeMyTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubTreatment;
  message?: string;
};
export type ChangeMyTreatmentApiArg = {
  id: string;
  hubTreatmentChange: HubTreatmentChange;
};
export type CancelMyTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type CancelMyTreatmentApiArg = {
  id: string;
};
export type BookableLength = {
  _id: string;
  /** Without preparation and reset. */
  minutes: number;
  /** Minor units, for everybody in it. */
  price: number;
};
export type TherapistGender = "woman" | "man" | "unspecified";
export type OfferedTherapist = {
  gender: TherapistGender;
  _id: string;
  name: string;
  /** Id of their portrait, which `/media/{_picture}/320.webp` shows. */
  _picture?: string;
  /** Address of a picture elsewhere, for want of `_picture`. */
  imgUrl?: string;
  /** Minor units on top of the price if the guest asks for them. */
  surcharge: number;
};
export type BookableTreatmentOutput = {
  _id: string;
  /** In the caller's language where the type has it. */
  name: string;
  description: string;
  lengths: BookableLength[];
  /** ISO 4217. */
  currency: string;
  /** How many guests are treated at once. */
  guests: number;
  /** Hours before the start until which a guest may cancel. */
  cancelInformation: number;
  /** Those who give it, in the venue's order. */
  therapists: OfferedTherapist[];
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
export type OfferedTreatmentAddon = {
  _id: string;
  name: string;
  /** Minor units, each. */
  price: number;
  /** Most of it; absent: as many as guests. */
  maxQuantity?: number;
};
export type OfferedTreatmentDay = {
  /** yyyy-mm-dd */
  date: string;
  /** When it can begin, minutes from midnight, ascending. */
  starts: number[];
};
export type TreatmentOffer = {
  _id: string;
  /** In the caller's language where the type has it. */
  name: string;
  description: string;
  lengths: BookableLength[];
  /** ISO 4217. */
  currency: string;
  /** How many guests are treated at once. */
  guests: number;
  /** Hours before the start until which a guest may cancel. */
  cancelInformation: number;
  /** Those who give it, in the venue's order. */
  therapists: OfferedTherapist[];
  addons: OfferedTreatmentAddon[];
  /** The last day that can be booked, yyyy-mm-dd; absent: no limit. */
  latestDate?: string;
  /** Every day that was asked for. */
  days: OfferedTreatmentDay[];
};
export type IntakeQuestionKind = "text" | "yesNo";
export type IntakeQuestionOutput = {
  kind: IntakeQuestionKind;
  /** `health`, `pregnancy`, `allergies`, or the id of the type's own. */
  key: string;
  required: boolean;
  /** Absent for the three standard questions, which every app words itself. */
  text?: string;
};
export type IntakeConsentOutput = {
  version: number;
  text: string;
};
export type GuestIntakeOutput = {
  /** Name of the treatment's type, in the language of the request. */
  treatment: string;
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** How many guests are treated at once; each fills in their own form. */
  guests: number;
  /** Which of them have answered. */
  answered: number[];
  /** False: it has begun, and nothing can be answered any more. */
  open: boolean;
  questions: IntakeQuestionOutput[];
  consent: IntakeConsentOutput;
};
export type IntakeAnswerInput = {
  /** Key of the question. */
  question: string;
  /** Up to 2000 characters; `yes` or `no` to a question of that kind. Empty: not answered. */
  answer: string;
};
export type IntakeInput = {
  /** Slug or id of the venue. */
  vendor: string;
  /** The last part of the link. */
  token: string;
  /** Which of the treatment's guests, from 1. */
  guest: number;
  /** Each question at most once. */
  answers: IntakeAnswerInput[];
  /** The guest agrees to the consent text. */
  consent: boolean;
  /** Version of the text that the guest read. */
  consentVersion: number;
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
export type TreatmentCoveredByOutput = {
  kind: "membership" | "stay";
  /** Id of the membership or the stay. */
  _id: string;
  /** Of what the stay includes: its id in the stay. */
  _stayTreatment?: string;
  /** Of the membership’s type or the stay’s package, as it was booked; of a stay without one, its days. */
  name: string;
};
export type HubTreatment = {
  status: TreatmentStatus;
  _id: string;
  /** Short reference of one that was booked without an account. */
  bookingId?: string;
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
  /** How many guests are treated at once. */
  guests: number;
  comment: string;
  addons: BookedAddonOutput[];
  wish?: TreatmentWishOutput;
  /** Minor units, for everybody in it and with its addons, as agreed. */
  total: number;
  /** ISO 4217. */
  currency: string;
  /** What pays for it instead of the guest, but not for its addons. */
  coveredBy?: TreatmentCoveredByOutput;
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
export type TreatmentWishInput = {
  /** Somebody who is to be one of the therapists. */
  _therapist?: string | null;
  /** Every therapist is a woman, or a man. */
  gender?: ("woman" | "man" | null) | ("woman" | "man" | null);
};
export type HubBookedJourneyTreatment = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** Id of a membership of theirs that pays for it: each who gets it is one use. */
  _membership?: string;
  /** Id of a treatment type within a stay of theirs that includes it (`treatmentTypes[]._id`): each who gets it takes one. */
  _stayTreatment?: string;
  wish?: TreatmentWishInput | null;
};
export type HubJourneyInput = {
  /** yyyy-mm-dd */
  date: string;
  /** 1 or 2: what is for one is given to both side by side. Default: 1. */
  guests?: number;
  /** Minutes between two treatments at least, 0 to 240. Default: 0. */
  leastGap?: number;
  /** Minutes between two treatments at most, 0 to 240. Default: 60. */
  mostGap?: number;
  /** 2 to 5. */
  treatments: HubBookedJourneyTreatment[];
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
  /** How many guests are treated at once. */
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
export type HubJourneyTreatmentInput = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  wish?: TreatmentWishInput | null;
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
export type HubTreatmentWait = {
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
};
export type TreatmentWaitInput = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  wish?: TreatmentWishInput | null;
  /** yyyy-mm-dd */
  from: string;
  /** The last day, yyyy-mm-dd. */
  until: string;
};
export type AddonInput = {
  /** Id of an addon that is offered with it. */
  _addon: string;
  /** 1 to 99 */
  quantity: number;
};
export type HubTreatmentInput = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** Id of a membership of theirs that pays for it: each of its guests is one use. */
  _membership?: string;
  /** Id of a treatment type within a stay of theirs that includes it (`treatmentTypes[]._id`): each of its guests takes one. */
  _stayTreatment?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight, 0 to 1439: one of those that are offered. */
  timeindexStart: number;
  wish?: TreatmentWishInput | null;
  comment?: string;
  /** Of those that the type offers, each at most once. */
  addons?: AddonInput[];
};
export type HubTreatments = {
  /** Not over yet, the soonest first. */
  upcoming: HubTreatment[];
  /** The latest first. */
  past: HubTreatment[];
};
export type HubTreatmentChange = {
  /** yyyy-mm-dd */
  date?: string;
  /** Start, minutes from midnight, 0 to 1439: one of those that are offered. */
  timeindexStart?: number;
  comment?: string;
  /** The version that was edited, where no If-Match says it. */
  version: number;
};
export const {
  useListBookableTreatmentsQuery,
  useLazyListBookableTreatmentsQuery,
  useGetTreatmentOfferQuery,
  useLazyGetTreatmentOfferQuery,
  useGetIntakeFormQuery,
  useLazyGetIntakeFormQuery,
  useAnswerIntakeFormMutation,
  useBookMyJourneyMutation,
  useListMyJourneyOffersQuery,
  useLazyListMyJourneyOffersQuery,
  useGetMyJourneyQuery,
  useLazyGetMyJourneyQuery,
  useMoveMyJourneyMutation,
  useCancelMyJourneyMutation,
  useListMyJourneyStartsQuery,
  useLazyListMyJourneyStartsQuery,
  useJoinTreatmentWaitingListMutation,
  useListMyTreatmentWaitsQuery,
  useLazyListMyTreatmentWaitsQuery,
  useLeaveTreatmentWaitingListMutation,
  useBookMyTreatmentMutation,
  useListMyTreatmentsQuery,
  useLazyListMyTreatmentsQuery,
  useGetMyTreatmentQuery,
  useLazyGetMyTreatmentQuery,
  useChangeMyTreatmentMutation,
  useCancelMyTreatmentMutation,
} = injectedRtkApi;
