import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSystemStatus: build.query<
      GetSystemStatusApiResponse,
      GetSystemStatusApiArg
    >({
      query: () => ({ url: `/api/health/status` }),
    }),
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
    getContainer: build.query<GetContainerApiResponse, GetContainerApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/container/${encodeURIComponent(String(queryArg.vendorId))}`,
        params: {
          container: queryArg.container,
        },
      }),
    }),
    listPublicRooms: build.query<
      ListPublicRoomsApiResponse,
      ListPublicRoomsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/fnb/rooms/${encodeURIComponent(String(queryArg.vendor))}`,
      }),
    }),
    buyGiftCard: build.mutation<BuyGiftCardApiResponse, BuyGiftCardApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/giftCards`,
        method: "POST",
        body: queryArg.buyGiftCardInput,
      }),
    }),
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
    getGiftCardOffer: build.query<
      GetGiftCardOfferApiResponse,
      GetGiftCardOfferApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/giftCards/offer/${encodeURIComponent(String(queryArg.vendor))}`,
      }),
    }),
    settleGiftCard: build.mutation<
      SettleGiftCardApiResponse,
      SettleGiftCardApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/giftCards/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        headers: {
          "x-payment-signature": queryArg["x-payment-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
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
    searchVendors: build.query<SearchVendorsApiResponse, SearchVendorsApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/hub/vendors`,
        params: {
          search: queryArg.search,
          module: queryArg["module"],
        },
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
    getItinerary: build.query<GetItineraryApiResponse, GetItineraryApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/itineraries/${encodeURIComponent(String(queryArg.id))}`,
        headers: {
          "x-itinerary-signature": queryArg["x-itinerary-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    placeItineraryService: build.mutation<
      PlaceItineraryServiceApiResponse,
      PlaceItineraryServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/itineraries/${encodeURIComponent(String(queryArg.id))}/services`,
        method: "POST",
        body: queryArg.placeServiceInput,
        headers: {
          "x-itinerary-signature": queryArg["x-itinerary-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    placeItineraryTreatment: build.mutation<
      PlaceItineraryTreatmentApiResponse,
      PlaceItineraryTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/itineraries/${encodeURIComponent(String(queryArg.id))}/treatments`,
        method: "POST",
        body: queryArg.placeTreatmentInput,
        headers: {
          "x-itinerary-signature": queryArg["x-itinerary-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    requestBookingLink: build.mutation<
      RequestBookingLinkApiResponse,
      RequestBookingLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_booking/link`,
        method: "POST",
        body: queryArg.lostLinkInput,
      }),
    }),
    getLinkedBooking: build.query<
      GetLinkedBookingApiResponse,
      GetLinkedBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_booking/${encodeURIComponent(String(queryArg.id))}`,
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    changeLinkedBooking: build.mutation<
      ChangeLinkedBookingApiResponse,
      ChangeLinkedBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_booking/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.hubReservationChange,
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    cancelLinkedBooking: build.mutation<
      CancelLinkedBookingApiResponse,
      CancelLinkedBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_booking/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    beginLinkedChangePayment: build.mutation<
      BeginLinkedChangePaymentApiResponse,
      BeginLinkedChangePaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_booking/${encodeURIComponent(String(queryArg.id))}/payment`,
        method: "POST",
        body: queryArg.paidChangeInput,
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    getLinkedTreatment: build.query<
      GetLinkedTreatmentApiResponse,
      GetLinkedTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_treatment/${encodeURIComponent(String(queryArg.id))}`,
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    changeLinkedTreatment: build.mutation<
      ChangeLinkedTreatmentApiResponse,
      ChangeLinkedTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_treatment/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.hubTreatmentChange,
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    cancelLinkedTreatment: build.mutation<
      CancelLinkedTreatmentApiResponse,
      CancelLinkedTreatmentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_treatment/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    getLinkedTreatmentTimes: build.query<
      GetLinkedTreatmentTimesApiResponse,
      GetLinkedTreatmentTimesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/linked_treatment/${encodeURIComponent(String(queryArg.id))}/times`,
        headers: {
          "x-booking-signature": queryArg["x-booking-signature"],
        },
        params: {
          vendor: queryArg.vendor,
          from: queryArg["from"],
          until: queryArg.until,
        },
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
    bookWithoutAccount: build.mutation<
      BookWithoutAccountApiResponse,
      BookWithoutAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/open_booking`,
        method: "POST",
        body: queryArg.openBookingInput,
      }),
    }),
    holdWithoutAccount: build.mutation<
      HoldWithoutAccountApiResponse,
      HoldWithoutAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/open_booking/holds`,
        method: "POST",
        body: queryArg.visitorHoldInput,
      }),
    }),
    releaseHoldWithoutAccount: build.mutation<
      ReleaseHoldWithoutAccountApiResponse,
      ReleaseHoldWithoutAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/open_booking/holds/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        body: queryArg.releaseVisitorHoldInput,
      }),
    }),
    getOpenBookingService: build.query<
      GetOpenBookingServiceApiResponse,
      GetOpenBookingServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/open_booking/service/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        body: queryArg.openBookingDay,
      }),
    }),
    getOpenBookingTimes: build.query<
      GetOpenBookingTimesApiResponse,
      GetOpenBookingTimesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/open_booking/service/${encodeURIComponent(String(queryArg.id))}/times`,
        method: "POST",
        body: queryArg.openBookingDay,
      }),
    }),
    bookTreatmentWithoutAccount: build.mutation<
      BookTreatmentWithoutAccountApiResponse,
      BookTreatmentWithoutAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/open_booking/treatments`,
        method: "POST",
        body: queryArg.openTreatmentInput,
      }),
    }),
    optOutByLink: build.mutation<OptOutByLinkApiResponse, OptOutByLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/opt_out/${encodeURIComponent(String(queryArg.vendorId))}`,
        method: "POST",
        body: queryArg.optOutByLinkInput,
      }),
    }),
    beginVisitPayment: build.mutation<
      BeginVisitPaymentApiResponse,
      BeginVisitPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/payment`,
        method: "POST",
        body: queryArg.visitPaymentInput,
      }),
    }),
    settleVisitPayment: build.mutation<
      SettleVisitPaymentApiResponse,
      SettleVisitPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/payment/${encodeURIComponent(String(queryArg.id))}`,
        method: "POST",
        headers: {
          "x-payment-signature": queryArg["x-payment-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    endVisitPayment: build.mutation<
      EndVisitPaymentApiResponse,
      EndVisitPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/payment/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        headers: {
          "x-payment-signature": queryArg["x-payment-signature"],
        },
        params: {
          vendor: queryArg.vendor,
        },
      }),
    }),
    openPrivacyArchive: build.query<
      OpenPrivacyArchiveApiResponse,
      OpenPrivacyArchiveApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/privacy/archive`,
        params: {
          code: queryArg.code,
          format: queryArg.format,
        },
      }),
    }),
    confirmPrivacyRequest: build.mutation<
      ConfirmPrivacyRequestApiResponse,
      ConfirmPrivacyRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/privacy/confirmation`,
        method: "POST",
        body: queryArg.privacyCodeInput,
      }),
    }),
    askAboutData: build.mutation<AskAboutDataApiResponse, AskAboutDataApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/privacy/requests`,
        method: "POST",
        body: queryArg.openPrivacyRequestInput,
      }),
    }),
    getProofOfWorkChallenge: build.query<
      GetProofOfWorkChallengeApiResponse,
      GetProofOfWorkChallengeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/proof_of_work/${encodeURIComponent(String(queryArg.vendorId))}`,
      }),
    }),
    rateBooking: build.mutation<RateBookingApiResponse, RateBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/rating`,
        method: "POST",
        body: queryArg.ratingInput,
      }),
    }),
    getRating: build.query<GetRatingApiResponse, GetRatingApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/rating/${encodeURIComponent(String(queryArg.bookingId))}`,
        params: {
          vendor: queryArg.vendor,
          signature: queryArg.signature,
        },
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
    listShownSitePages: build.query<
      ListShownSitePagesApiResponse,
      ListShownSitePagesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/sitePages`,
        params: {
          kind: queryArg.kind,
          lang: queryArg.lang,
        },
      }),
    }),
    getShownSitePage: build.query<
      GetShownSitePageApiResponse,
      GetShownSitePageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/sitePages/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.slug))}`,
        params: {
          lang: queryArg.lang,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetSystemStatusApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SystemStatusOutput;
  message?: string;
};
export type GetSystemStatusApiArg = void;
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
export type GetContainerApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ContainerOutput;
  message?: string;
};
export type GetContainerApiArg = {
  vendorId: string;
  /** Id of one of the venue’s widgets; absent: all that can be booked without an account. */
  container?: string;
};
export type ListPublicRoomsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: PublicRoomsOutput;
  message?: string;
};
export type ListPublicRoomsApiArg = {
  vendor: string;
};
export type BuyGiftCardApiResponse = /** status 201 Success */ {
  success: boolean;
  data: GiftCardPurchase;
  message?: string;
};
export type BuyGiftCardApiArg = {
  buyGiftCardInput: BuyGiftCardInput;
};
export type GetGiftCardBalanceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GiftCardBalance;
  message?: string;
};
export type GetGiftCardBalanceApiArg = {
  giftCardCodeInput: GiftCardCodeInput;
};
export type GetGiftCardOfferApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GiftCardOffer;
  message?: string;
};
export type GetGiftCardOfferApiArg = {
  vendor: string;
};
export type SettleGiftCardApiResponse = /** status 200 Success */ {
  success: boolean;
  data: GiftCardPurchase;
  message?: string;
};
export type SettleGiftCardApiArg = {
  id: string;
  /** Slug or id of the venue, as in the address. */
  vendor: string;
  "x-payment-signature"?: string;
};
export type ListActivitiesApiResponse =
  /** status 200 Success */ ActivityOutput[];
export type ListActivitiesApiArg = {
  vendorId: string;
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
export type SearchVendorsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: FoundVendorOutput[];
  message?: string;
};
export type SearchVendorsApiArg = {
  /** Start of the name, of a word in it, or of the slug; empty lists all by name. */
  search?: string;
  /** Only venues with this part of the product: `spa`, `fnb`, … */
  module?: "memberships" | "services" | "stays" | "openBooking" | "fnb" | "spa";
};
export type GetVendorBrandingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VendorBrandingOutput;
  message?: string;
};
export type GetVendorBrandingApiArg = {
  vendor: string;
};
export type GetItineraryApiResponse = /** status 200 Success */ {
  success: boolean;
  data: Itinerary;
  message?: string;
};
export type GetItineraryApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-itinerary-signature"?: string;
};
export type PlaceItineraryServiceApiResponse = /** status 201 Success */ {
  success: boolean;
  data: Itinerary;
  message?: string;
};
export type PlaceItineraryServiceApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-itinerary-signature"?: string;
  placeServiceInput: PlaceServiceInput;
};
export type PlaceItineraryTreatmentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: Itinerary;
  message?: string;
};
export type PlaceItineraryTreatmentApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-itinerary-signature"?: string;
  placeTreatmentInput: PlaceTreatmentInput;
};
export type RequestBookingLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type RequestBookingLinkApiArg = {
  lostLinkInput: LostLinkInput;
};
export type GetLinkedBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservation;
  message?: string;
};
export type GetLinkedBookingApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-booking-signature"?: string;
};
export type ChangeLinkedBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservation;
  message?: string;
};
export type ChangeLinkedBookingApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-booking-signature"?: string;
  hubReservationChange: HubReservationChange;
};
export type CancelLinkedBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubReservation;
  message?: string;
};
export type CancelLinkedBookingApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-booking-signature"?: string;
};
export type BeginLinkedChangePaymentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: VisitPayment;
  message?: string;
};
export type BeginLinkedChangePaymentApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-booking-signature"?: string;
  paidChangeInput: PaidChangeInput;
};
export type GetLinkedTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubTreatment;
  message?: string;
};
export type GetLinkedTreatmentApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-booking-signature"?: string;
};
export type ChangeLinkedTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: HubTreatment;
  message?: string;
};
export type ChangeLinkedTreatmentApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-booking-signature"?: string;
  hubTreatmentChange: HubTreatmentChange;
};
export type CancelLinkedTreatmentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type CancelLinkedTreatmentApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-booking-signature"?: string;
};
export type GetLinkedTreatmentTimesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: TreatmentOffer;
  message?: string;
};
export type GetLinkedTreatmentTimesApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  /** yyyy-mm-dd */
  from?: string;
  /** yyyy-mm-dd */
  until?: string;
  "x-booking-signature"?: string;
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
export type BookWithoutAccountApiResponse = /** status 201 Success */ {
  success: boolean;
  data: OpenBookingOutput;
  message?: string;
};
export type BookWithoutAccountApiArg = {
  openBookingInput: OpenBookingInput;
};
export type HoldWithoutAccountApiResponse = /** status 201 Success */ {
  success: boolean;
  data: HoldOutput;
  message?: string;
};
export type HoldWithoutAccountApiArg = {
  visitorHoldInput: VisitorHoldInput;
};
export type ReleaseHoldWithoutAccountApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type ReleaseHoldWithoutAccountApiArg = {
  id: string;
  releaseVisitorHoldInput: ReleaseVisitorHoldInput;
};
export type GetOpenBookingServiceApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OpenBookingService;
  message?: string;
};
export type GetOpenBookingServiceApiArg = {
  id: string;
  openBookingDay: OpenBookingDay;
};
export type GetOpenBookingTimesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: AvailableDay;
  message?: string;
};
export type GetOpenBookingTimesApiArg = {
  id: string;
  openBookingDay: OpenBookingDay;
};
export type BookTreatmentWithoutAccountApiResponse = /** status 201 Success */ {
  success: boolean;
  data: OpenTreatmentOutput;
  message?: string;
};
export type BookTreatmentWithoutAccountApiArg = {
  openTreatmentInput: OpenTreatmentInput;
};
export type OptOutByLinkApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type OptOutByLinkApiArg = {
  vendorId: string;
  optOutByLinkInput: OptOutByLinkInput;
};
export type BeginVisitPaymentApiResponse = /** status 201 Success */ {
  success: boolean;
  data: VisitPayment;
  message?: string;
};
export type BeginVisitPaymentApiArg = {
  visitPaymentInput: VisitPaymentInput;
};
export type SettleVisitPaymentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VisitPayment;
  message?: string;
};
export type SettleVisitPaymentApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-payment-signature"?: string;
};
export type EndVisitPaymentApiResponse = /** status 200 Success */ {
  success: boolean;
  data: VisitPayment;
  message?: string;
};
export type EndVisitPaymentApiArg = {
  id: string;
  /** Slug or id of the venue, as in the link. */
  vendor: string;
  "x-payment-signature"?: string;
};
export type OpenPrivacyArchiveApiResponse = /** status 200 Success */ {
  success: boolean;
  data: OwnDataExport;
  message?: string;
};
export type OpenPrivacyArchiveApiArg = {
  code: string;
  /** `html` is a page to read, in the guest’s language; `json` is for programs. Default: html. */
  format?: "json" | "html";
};
export type ConfirmPrivacyRequestApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ConfirmedPrivacyRequestOutput;
  message?: string;
};
export type ConfirmPrivacyRequestApiArg = {
  privacyCodeInput: PrivacyCodeInput;
};
export type AskAboutDataApiResponse = /** status 200 Success */ {
  success: boolean;
  data: object | null;
  message?: string;
};
export type AskAboutDataApiArg = {
  openPrivacyRequestInput: OpenPrivacyRequestInput;
};
export type GetProofOfWorkChallengeApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ChallengeOutput;
  message?: string;
};
export type GetProofOfWorkChallengeApiArg = {
  vendorId: string;
};
export type RateBookingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RatingOutput;
  message?: string;
};
export type RateBookingApiArg = {
  ratingInput: RatingInput;
};
export type GetRatingApiResponse = /** status 200 Success */ {
  success: boolean;
  data: RatingOutput;
  message?: string;
};
export type GetRatingApiArg = {
  bookingId: string;
  /** Id of the venue, as in the link. */
  vendor: string;
  /** The link's `signature`. */
  signature: string;
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
export type ListShownSitePagesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: SiteListItemOutput[];
  message?: string;
};
export type ListShownSitePagesApiArg = {
  /** `articles` or `special`. */
  kind: SitePageKind;
  /** One of the seven languages; left out: the one that `Accept-Language` asks for. */
  lang?: string;
};
export type GetShownSitePageApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ShownSitePageOutput;
  message?: string;
};
export type GetShownSitePageApiArg = {
  kind: string;
  slug: string;
  /** One of the seven languages; left out: the one that `Accept-Language` asks for. */
  lang?: string;
};
export type OverallState = "working" | "impaired" | "down";
export type SystemPart =
  "bookings" | "messages" | "payments" | "partners" | "background";
export type PartState = "working" | "slow" | "down" | "off";
export type SystemPartOutput = {
  /** `partners`: webhooks. `background`: whatever is done later, e.g. pictures and nightly work. */
  part: SystemPart;
  /** `slow`: work waits for minutes. `down`: it does not answer, or waits for so long that people miss it. `off`: not set up. */
  state: PartState;
};
export type SystemStatusOutput = {
  /** `working`: every part that is set up works. `impaired`: bookings are taken, and something else does not work as it should. `down`: none works. */
  state: OverallState;
  /** When it was measured, ISO instant; at most ten seconds ago. */
  measuredAt: string;
  /** Each part once, always in this order: bookings, messages, payments, partners, background. */
  parts: SystemPartOutput[];
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
export type WidgetTheme = "auto" | "light" | "dark";
export type ContainerOutput = {
  /** `auto` is as the visitor’s device has it. */
  theme: WidgetTheme;
  /** Ids of the services that it offers, in their order; absent: all. */
  services?: string[];
  /** One of the seven languages; absent: the visitor’s. */
  languageCode?: string;
  /** Of buttons and what is chosen, `#rrggbb`; absent: the venue’s. */
  accent?: string;
  /** How many people it begins with, 1 to 50; absent: as everywhere. */
  participants?: number;
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
export type PublicTable = {
  position: PlanPositionOutput;
  size: PlanSizeOutput;
  /** Corner radius, per cent of its sides, 0 to 50. */
  radius: number;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
};
export type ShapeKind = "wall" | "door" | "bar" | "plant";
export type PublicShape = {
  kind: ShapeKind;
  position: PlanPositionOutput;
  size: PlanSizeOutput;
  /** Clockwise around its middle, degrees, 0 to 359. */
  rotation: number;
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
export type PublicOpening = {
  /** yyyy-mm-dd */
  date: string;
  /** First start, minutes from midnight. */
  from: number;
  /** Last end, minutes from midnight of the same day; past 1440 it is on the next. */
  until: number;
};
export type PublicTime = {
  /** yyyy-mm-dd */
  date: string;
  /** Minutes from midnight. */
  start: number;
};
export type PublicRoomService = {
  _id: string;
  /** In the caller's language where the service has it. */
  name: string;
  description?: string;
  /** The days of the next week on which it is open. */
  openings: PublicOpening[];
  /** The next times at which two can be seated, at most three of the next two weeks. */
  nextForTwo: PublicTime[];
};
export type PublicRoom = {
  _id: string;
  name: string;
  tables: PublicTable[];
  shapes: PublicShape[];
  /** Absent: it has none, or none that says what it shows in the language of the venue. */
  picture?: ShownPictureOutput;
  services: PublicRoomService[];
};
export type PublicRoomsOutput = {
  /** Those that guests can book, the default first. */
  rooms: PublicRoom[];
  /** Whether guests book online; otherwise they ask the venue. */
  booksOnline: boolean;
};
export type GiftCardPurchaseState = "open" | "settling" | "sold" | "ended";
export type GiftCardPurchase = {
  /** `open`: to be paid. `settling`: paid, and about to be made. `ended`: nothing was paid. */
  state: GiftCardPurchaseState;
  /** Of the payment. */
  _id: string;
  /** Where to pay, while it is open. */
  url?: string;
  /** Minor units. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Name of whom it is for; absent once that is of no concern any more. */
  recipient?: string;
  /** Day on which it is sent. */
  sendOn?: string;
  /** Lets its bearer see this purchase. */
  signature: string;
};
export type GiftCardBuyer = {
  firstname: string;
  lastname: string;
  /** Where the receipt goes. */
  email: string;
};
export type GiftCardRecipient = {
  name: string;
  /** Where the gift card goes. */
  email: string;
};
export type BuyGiftCardInput = {
  /** Slug or id of the venue. */
  vendor: string;
  /** A random secret of 32 hexadecimal digits, made by the page: the same order sent again is paid once. */
  order: string;
  /** Minor units, one that is offered or within its bounds. */
  amount: number;
  buyer: GiftCardBuyer;
  recipient: GiftCardRecipient;
  /** At most 400 characters. */
  greeting?: string;
  /** Day on which it is sent, from today to a year from now; absent: today. */
  sendOn?: string;
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
export type GiftCardCodeInput = {
  /** Slug or id of the venue. */
  vendor: string;
  /** As it is printed; spaces, dashes and case do not matter. */
  code: string;
};
export type GiftCardOffer = {
  /** False: the venue sells none. */
  onSale: boolean;
  /** The smallest first. */
  amounts: number[];
  /** Bounds of any other amount; absent: only those above. */
  least?: number;
  most?: number;
  /** Months that one is valid; absent: no end. */
  validMonths?: number;
  /** ISO 4217. */
  currency: string;
  /** The venue’s day, on which one can be sent at the earliest. */
  today: string;
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
export type PrepaidPartOutput = {
  /** `all`, `share` or `perHead`. */
  kind: string;
  /** Of `share`: hundredths of a per cent. */
  basisPoints?: number;
  /** Of `perHead`: minor units. */
  amount?: number;
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
export type CancellationStepOutput = {
  hours: number;
  /** Hundredths of a per cent of the price. */
  basisPoints: number;
};
export type ActivityAddon = {
  _id: string;
  name: string;
  /** Minor units for one. */
  price: number;
};
export type TableAttribute = "window" | "outside" | "highChair" | "wheelchair";
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
export type VendorModulesOutput = {
  services: boolean;
  stays: boolean;
  spa: boolean;
  fnb: boolean;
  memberships: boolean;
  openBooking: boolean;
};
export type FoundVendorOutput = {
  _id: string;
  name: string;
  slug: string;
  /** Address of a picture elsewhere, for want of `_picture`. */
  logo?: string;
  /** Id of its icon, or else of its logo, which `/media/{_picture}/320.webp` shows. */
  _picture?: string;
  tagline?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  modules: VendorModulesOutput;
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
export type ItineraryBooking = {
  reservation: HubReservation;
  /** Lets its bearer see, change and cancel the booking. */
  signature: string;
};
export type TreatmentStatus =
  "tentative" | "pause" | "confirmed" | "pre-paid" | "no-show" | "paid";
export type HubTreatmentType = {
  _id: string;
  /** In the guest's language where the type has it. */
  name: string;
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
export type Itinerary = {
  _id: string;
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
  version: number;
  /** What is booked of its services, by day and time. */
  reservations: ItineraryBooking[];
  /** What is booked of its treatments, by day and time. */
  placedTreatments: HubTreatment[];
};
export type PlaceServiceInput = {
  /** Id that the service has in the stay (`services[]._id`). */
  stayService: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindex: number;
  participants: number;
};
export type PlaceTreatmentInput = {
  /** Id that the treatment type has in the stay (`treatmentTypes[]._id`). */
  stayTreatment: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight, 0 to 1439. */
  timeindexStart: number;
};
export type LostLinkInput = {
  /** Slug or id of the venue. */
  vendor: string;
  /** Short reference of the booking or the treatment. */
  bookingId: string;
  /** With which it was booked. */
  email: string;
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
export type PaymentProgress =
  "open" | "settling" | "booked" | "returned" | "ended";
export type VisitPayment = {
  state: PaymentProgress;
  /** Lets its bearer see and end this payment. */
  signature: string;
  /** Lets its bearer see, change and cancel the booking; with `booking`. */
  bookingSignature?: string;
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
export type HubTreatmentChange = {
  /** yyyy-mm-dd */
  date?: string;
  /** Start, minutes from midnight, 0 to 1439: one of those that are offered. */
  timeindexStart?: number;
  comment?: string;
  /** The version that was edited, where no If-Match says it. */
  version: number;
};
export type OfferKind = "membership" | "package";
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
export type OpenBookingOutput = {
  reservation: HubReservation;
  /** Lets its bearer see, change and cancel this booking. */
  signature: string;
};
export type VisitorInput = {
  firstname: string;
  lastname: string;
  /** Where the confirmation goes. */
  email: string;
  /** With or without the prefix of its country; absent: none. */
  phone?: string;
};
export type OpenBookingInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  numberOfChildren?: number;
  /** Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
    none: whose age is not known pays the full price. Of any other it is ignored. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  addons?: AddonInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  tableWish?: TableWishInput;
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
  /** The hold that this booking completes. */
  holdId?: string;
  /** Of a service that is protected by one. */
  code?: string;
  waitingList?: boolean;
  /** As when the time was held; with `holdId`. */
  visitor?: string;
  guest: VisitorInput;
};
export type HoldOutput = {
  /** To be sent with the booking that completes it. */
  holdId: string;
  /** ISO instant. */
  expiresAt: string;
};
export type VisitorHoldInput = {
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
  /** A random secret of 32 hexadecimal digits, made by the page; it identifies the visitor's holds. */
  visitor: string;
};
export type ReleaseVisitorHoldInput = {
  /** As when the time was held. */
  visitor: string;
};
export type OpenBookingService = {
  /** Slug of its venue. */
  vendor: string;
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
export type OpenBookingDay = {
  /** yyyy-mm-dd or an ISO date-time. */
  date: string;
  /** Of a service that is protected by one. */
  code?: string;
};
export type OpenTreatmentOutput = {
  treatment: HubTreatment;
  /** Lets its bearer see, move and cancel this treatment. */
  signature: string;
};
export type TreatmentWishInput = {
  /** Somebody who is to be one of the therapists. */
  _therapist?: string | null;
  /** Every therapist is a woman, or a man. */
  gender?: ("woman" | "man" | null) | ("woman" | "man" | null);
};
export type OpenTreatmentInput = {
  _treatmentType: string;
  /** One of the type's lengths. Default: its first. */
  _length?: string;
  /** yyyy-mm-dd */
  date: string;
  /** Start, minutes from midnight, 0 to 1439: one of those that are offered. */
  timeindexStart: number;
  wish?: TreatmentWishInput | null;
  comment?: string;
  /** Of those that the type offers, each at most once. */
  addons?: AddonInput[];
  /** Slug or id of the venue. */
  vendor: string;
  guest: VisitorInput;
};
export type OptOutByLinkInput = {
  /** The link's `guest`. */
  guest: string;
  /** The link's `channel`. */
  channel: "email" | "sms";
  /** The link's `signature`. */
  signature: string;
};
export type VoucherPartInput = {
  /** Of the gift card, as its balance was answered. */
  token: string;
  /** What of it is to be used, in minor units. */
  amount: number;
};
export type VisitPaymentInput = {
  _service: string;
  /** yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
  date?: string;
  numberOfChildren?: number;
  /** Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
    none: whose age is not known pays the full price. Of any other it is ignored. */
  childAges?: number[];
  /** The guest sees it. */
  comment?: string;
  addons?: AddonInput[];
  /** An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
  tableWish?: TableWishInput;
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
  /** The hold that this booking completes. */
  holdId?: string;
  /** Of a service that is protected by one. */
  code?: string;
  /** What the guest was told is to be paid now, beside what a gift card pays, in minor units: never is more asked of them
    in silence. 0: the gift card pays all of it, or only a card is asked for. */
  amount: number;
  /** A gift card that pays some of it, or all. */
  voucher?: VoucherPartInput;
  /** What they were told not coming costs, in minor units. Default: nothing. */
  noShowFee?: number;
  /** As when the time was held. */
  visitor: string;
  guest: VisitorInput;
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
export type ConfirmedPrivacyRequestOutput = {
  /** Slug of the venue. */
  vendor: string;
  reference: string;
  kind: string;
  /** The last day for an answer, `yyyy-mm-dd`. */
  due: string;
};
export type PrivacyCodeInput = {
  code: string;
};
export type OpenPrivacyRequestInput = {
  /** Slug or id of the venue. */
  vendor: string;
  /** The address that the venue knows the guest by. */
  email: string;
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
export type ChallengeData = {
  /** Id of the venue. */
  venue: string;
  /** Milliseconds since 1970. */
  until: number;
};
export type ChallengeParameters = {
  algorithm: string;
  /** Hexadecimal; with a counter of four bytes behind it, the password. */
  nonce: string;
  /** Hexadecimal. */
  salt: string;
  /** Iterations. */
  cost: number;
  /** Bytes. */
  keyLength: number;
  /** What the derived key must begin with, hexadecimal. */
  keyPrefix: string;
  data: ChallengeData;
};
export type ChallengeOutput = {
  parameters: ChallengeParameters;
  /** Ours; sent back with the solution. */
  signature: string;
};
export type RatingOutput = {
  /** Id of the booking. */
  booking: string;
  /** Name of the service, in the language of the request. */
  service: string;
  /** Day of the visit, `yyyy-mm-dd`. */
  date: string;
  /** Minutes from midnight. */
  start: number;
  /** 1 to 5; absent while the guest has not rated. */
  rating?: number;
  comment?: string;
  /** False once it was too long ago: nothing can be changed any more. */
  open: boolean;
};
export type RatingInput = {
  /** Id of the booking, as in the link. */
  id: string;
  /** 1 (poor) to 5 (excellent). */
  rating: number;
  /** Up to 2,000 characters; left out or empty: none. */
  comment?: string;
  /** Id of the venue, as in the link. */
  vendor: string;
  /** The link's `signature`. */
  signature: string;
};
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
export type SiteListItemOutput = {
  /** Below the site’s own address. */
  address: string;
  title: string;
  description: string;
  /** The language of this text: English where the page is not written in the one asked for. */
  languageType: string;
  /** Codes of all languages that it is written in. */
  languages: string[];
  /** Since when it can be read, `yyyy-mm-dd` in UTC. */
  date: string;
};
export type SitePageKind = "articles" | "special";
export type ShownSitePageOutput = {
  /** Below the site’s own address. */
  address: string;
  title: string;
  description: string;
  /** The language of this text: English where the page is not written in the one asked for. */
  languageType: string;
  /** Codes of all languages that it is written in. */
  languages: string[];
  /** Since when it can be read, `yyyy-mm-dd` in UTC. */
  date: string;
  /** Safe HTML. */
  html: string;
  /** ISO instant of the latest change. */
  changedAt: string;
  /** Address of its picture, for shared links. */
  picture?: string;
};
export const {
  useGetSystemStatusQuery,
  useLazyGetSystemStatusQuery,
  useListBookableTreatmentsQuery,
  useLazyListBookableTreatmentsQuery,
  useGetTreatmentOfferQuery,
  useLazyGetTreatmentOfferQuery,
  useGetContainerQuery,
  useLazyGetContainerQuery,
  useListPublicRoomsQuery,
  useLazyListPublicRoomsQuery,
  useBuyGiftCardMutation,
  useGetGiftCardBalanceMutation,
  useGetGiftCardOfferQuery,
  useLazyGetGiftCardOfferQuery,
  useSettleGiftCardMutation,
  useListActivitiesQuery,
  useLazyListActivitiesQuery,
  useGetActivityQuery,
  useLazyGetActivityQuery,
  useSearchVendorsQuery,
  useLazySearchVendorsQuery,
  useGetVendorBrandingQuery,
  useLazyGetVendorBrandingQuery,
  useGetItineraryQuery,
  useLazyGetItineraryQuery,
  usePlaceItineraryServiceMutation,
  usePlaceItineraryTreatmentMutation,
  useRequestBookingLinkMutation,
  useGetLinkedBookingQuery,
  useLazyGetLinkedBookingQuery,
  useChangeLinkedBookingMutation,
  useCancelLinkedBookingMutation,
  useBeginLinkedChangePaymentMutation,
  useGetLinkedTreatmentQuery,
  useLazyGetLinkedTreatmentQuery,
  useChangeLinkedTreatmentMutation,
  useCancelLinkedTreatmentMutation,
  useGetLinkedTreatmentTimesQuery,
  useLazyGetLinkedTreatmentTimesQuery,
  useListOffersQuery,
  useLazyListOffersQuery,
  useGetOfferedMembershipQuery,
  useLazyGetOfferedMembershipQuery,
  useGetOfferedPackageQuery,
  useLazyGetOfferedPackageQuery,
  useBookWithoutAccountMutation,
  useHoldWithoutAccountMutation,
  useReleaseHoldWithoutAccountMutation,
  useGetOpenBookingServiceQuery,
  useLazyGetOpenBookingServiceQuery,
  useGetOpenBookingTimesQuery,
  useLazyGetOpenBookingTimesQuery,
  useBookTreatmentWithoutAccountMutation,
  useOptOutByLinkMutation,
  useBeginVisitPaymentMutation,
  useSettleVisitPaymentMutation,
  useEndVisitPaymentMutation,
  useOpenPrivacyArchiveQuery,
  useLazyOpenPrivacyArchiveQuery,
  useConfirmPrivacyRequestMutation,
  useAskAboutDataMutation,
  useGetProofOfWorkChallengeQuery,
  useLazyGetProofOfWorkChallengeQuery,
  useRateBookingMutation,
  useGetRatingQuery,
  useLazyGetRatingQuery,
  useBeginSaleMutation,
  useSettleSaleMutation,
  useEndSaleMutation,
  useListShownSitePagesQuery,
  useLazyListShownSitePagesQuery,
  useGetShownSitePageQuery,
  useLazyGetShownSitePageQuery,
} = injectedRtkApi;
