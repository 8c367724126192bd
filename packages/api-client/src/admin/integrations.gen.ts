import { emptyApi as api } from "../empty-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: () => ({ url: `/api/v1/admin/apiKeys` }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/apiKeys`,
        method: "POST",
        body: queryArg.newApiKeyInput,
      }),
    }),
    updateApiKey: build.mutation<UpdateApiKeyApiResponse, UpdateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/apiKeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.updateApiKeyInput,
      }),
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/apiKeys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    renewApiKey: build.mutation<RenewApiKeyApiResponse, RenewApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/apiKeys/${encodeURIComponent(String(queryArg.id))}/renew`,
        method: "POST",
        body: queryArg.renewApiKeyInput,
      }),
    }),
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: () => ({ url: `/api/v1/admin/webhooks` }),
    }),
    createWebhook: build.mutation<
      CreateWebhookApiResponse,
      CreateWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks`,
        method: "POST",
        body: queryArg.webhookInput,
      }),
    }),
    updateWebhook: build.mutation<
      UpdateWebhookApiResponse,
      UpdateWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.updateWebhookInput,
      }),
    }),
    deleteWebhook: build.mutation<
      DeleteWebhookApiResponse,
      DeleteWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    listWebhookDeliveries: build.query<
      ListWebhookDeliveriesApiResponse,
      ListWebhookDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries`,
        params: {
          cursor: queryArg.cursor,
          state: queryArg.state,
          limit: queryArg.limit,
        },
      }),
    }),
    getWebhookDelivery: build.query<
      GetWebhookDeliveryApiResponse,
      GetWebhookDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}`,
      }),
    }),
    resendWebhookDelivery: build.mutation<
      ResendWebhookDeliveryApiResponse,
      ResendWebhookDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries/${encodeURIComponent(String(queryArg.deliveryId))}/resend`,
        method: "POST",
      }),
    }),
    renewWebhookSecret: build.mutation<
      RenewWebhookSecretApiResponse,
      RenewWebhookSecretApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/secret`,
        method: "POST",
        body: queryArg.renewWebhookSecretInput,
      }),
    }),
    testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/v1/admin/webhooks/${encodeURIComponent(String(queryArg.id))}/test`,
        method: "POST",
      }),
    }),
    getWidgetSettings: build.query<
      GetWidgetSettingsApiResponse,
      GetWidgetSettingsApiArg
    >({
      query: () => ({ url: `/api/v1/admin/widgets` }),
    }),
    updateWidgetSettings: build.mutation<
      UpdateWidgetSettingsApiResponse,
      UpdateWidgetSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/v1/admin/widgets`,
        method: "PUT",
        body: queryArg.widgetSettingsInput,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListApiKeysApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ApiKeyOutput[];
  message?: string;
};
export type ListApiKeysApiArg = void;
export type CreateApiKeyApiResponse = /** status 201 Success */ {
  success: boolean;
  data: ApiKeyTokenOutput;
  message?: string;
};
export type CreateApiKeyApiArg = {
  newApiKeyInput: NewApiKeyInput;
};
export type UpdateApiKeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ApiKeyOutput;
  message?: string;
};
export type UpdateApiKeyApiArg = {
  id: string;
  updateApiKeyInput: UpdateApiKeyInput;
};
export type RevokeApiKeyApiResponse = unknown;
export type RevokeApiKeyApiArg = {
  id: string;
};
export type RenewApiKeyApiResponse = /** status 200 Success */ {
  success: boolean;
  data: ApiKeyTokenOutput;
  message?: string;
};
export type RenewApiKeyApiArg = {
  id: string;
  renewApiKeyInput: RenewApiKeyInput;
};
export type ListWebhooksApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WebhookOutput[];
  message?: string;
};
export type ListWebhooksApiArg = void;
export type CreateWebhookApiResponse = /** status 201 Success */ {
  success: boolean;
  data: WebhookSecretOutput;
  message?: string;
};
export type CreateWebhookApiArg = {
  webhookInput: WebhookInput;
};
export type UpdateWebhookApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WebhookOutput;
  message?: string;
};
export type UpdateWebhookApiArg = {
  id: string;
  updateWebhookInput: UpdateWebhookInput;
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  id: string;
};
export type ListWebhookDeliveriesApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WebhookDeliveriesPage;
  message?: string;
};
export type ListWebhookDeliveriesApiArg = {
  id: string;
  /** `nextCursor` of the previous page; absent for the first. */
  cursor?: string;
  /** Only those that wait, were delivered, or were given up. */
  state?: DeliveryState;
  /** How many, 1 to 100. */
  limit?: number;
};
export type GetWebhookDeliveryApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WebhookDeliveryDetail;
  message?: string;
};
export type GetWebhookDeliveryApiArg = {
  id: string;
  deliveryId: string;
};
export type ResendWebhookDeliveryApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WebhookDeliveryDetail;
  message?: string;
};
export type ResendWebhookDeliveryApiArg = {
  id: string;
  deliveryId: string;
};
export type RenewWebhookSecretApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WebhookSecretOutput;
  message?: string;
};
export type RenewWebhookSecretApiArg = {
  id: string;
  renewWebhookSecretInput: RenewWebhookSecretInput;
};
export type TestWebhookApiResponse = /** status 201 Success */ {
  success: boolean;
  data: WebhookDeliveryDetail;
  message?: string;
};
export type TestWebhookApiArg = {
  id: string;
};
export type GetWidgetSettingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WidgetSettingsOutput;
  message?: string;
};
export type GetWidgetSettingsApiArg = void;
export type UpdateWidgetSettingsApiResponse = /** status 200 Success */ {
  success: boolean;
  data: WidgetSettingsOutput;
  message?: string;
};
export type UpdateWidgetSettingsApiArg = {
  widgetSettingsInput: WidgetSettingsInput;
};
export type KeyScope =
  | "bookings.read"
  | "bookings.write"
  | "guests.read"
  | "guests.write"
  | "services.read"
  | "tables.read"
  | "tables.write"
  | "treatments.read"
  | "treatments.write"
  | "stays.read"
  | "stays.write"
  | "memberships.read"
  | "memberships.write"
  | "payments.read"
  | "payments.write";
export type FormerTokenOutput = {
  /** Its last four characters. */
  hint: string;
  /** ISO instant at which it stops working. */
  until: string;
};
export type ApiKeyUseOutput = {
  /** Calls that only read. */
  reads: number;
  /** Calls that change something; each change is in the audit log under the key’s name. */
  writes: number;
  /** ISO instant. */
  lastUsedAt: string;
  /** Address that the last call came from. */
  lastIp: string;
};
export type ApiKeyOutput = {
  scopes: KeyScope[];
  /** Requests a minute. */
  perMinute: number;
  version: number;
  _id: string;
  name: string;
  /** `active`, `expired` or `revoked`. */
  state: string;
  /** The last four characters of its token. */
  hint: string;
  former?: FormerTokenOutput;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant; absent: it does not expire. */
  expiresAt?: string;
  /** ISO instant. */
  revokedAt?: string;
  /** Absent while it has not been used. */
  use?: ApiKeyUseOutput;
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
export type ApiKeyTokenOutput = {
  key: ApiKeyOutput;
  /** For `Authorization: Bearer …`. It is stored as a digest, so nobody can read it again. */
  token: string;
};
export type NewApiKeyInput = {
  /** `write` of a module includes `read`. */
  scopes: KeyScope[];
  /** Days from now until it expires: 30, 90, 180 or 365; null: it is valid until it is revoked. */
  days: (30 | 90 | 180 | 365 | null) | (30 | 90 | 180 | 365 | null);
  /** Whose key it is, as the audit log names it: the partner, or their program. */
  name: string;
  /** Requests a minute, 10 to 3000. */
  perMinute: number;
};
export type UpdateApiKeyInput = {
  /** `write` of a module includes `read`. */
  scopes: KeyScope[];
  /** `version` of the key as it was read. */
  version: number;
  /** Whose key it is, as the audit log names it: the partner, or their program. */
  name: string;
  /** Requests a minute, 10 to 3000. */
  perMinute: number;
};
export type RenewApiKeyInput = {
  /** Hours for which the former token goes on working: 0, 1, 24 or 168. */
  overlapHours: 0 | 1 | 24 | 168;
};
export type WebhookEvent =
  | "booking.created"
  | "booking.changed"
  | "booking.cancelled"
  | "booking.promoted"
  | "booking.deleted"
  | "guest.created"
  | "guest.updated"
  | "guest.merged"
  | "guest.mergeUndone"
  | "guest.erased"
  | "treatment.created"
  | "treatment.updated"
  | "treatment.deleted"
  | "diningRoom.created"
  | "diningRoom.updated"
  | "diningRoom.deleted"
  | "tableBlock.created"
  | "tableBlock.updated"
  | "tableBlock.deleted"
  | "payment.changed"
  | "payment.requested"
  | "payment.requestWithdrawn"
  | "stay.created"
  | "stay.updated"
  | "stay.cancelled"
  | "stay.deleted"
  | "membership.updated";
export type FormerSecretOutput = {
  /** Its last four characters. */
  hint: string;
  /** ISO instant from which it signs no more. */
  until: string;
};
export type WebhookOutput = {
  events: WebhookEvent[];
  /** Messages that wait to be sent, for the first time or again. */
  waiting: number;
  version: number;
  _id: string;
  name: string;
  url: string;
  active: boolean;
  /** Why it was switched off by itself: `failing`, for five days, or `gone`, which its receiver answered (410). */
  off?: string;
  /** ISO instant since which its receiver has taken nothing; absent while it takes what it is sent. */
  failingSince?: string;
  /** ISO instant at which its receiver last took a message. */
  lastAt?: string;
  /** The last four characters of its secret. */
  hint: string;
  former?: FormerSecretOutput;
  /** ISO instant. */
  createdAt: string;
};
export type WebhookSecretOutput = {
  webhook: WebhookOutput;
  /** For the receiver, `whsec_…`: each message is signed with it. Nobody can read it again. */
  secret: string;
};
export type WebhookInput = {
  /** What it is told of. */
  events: WebhookEvent[];
  /** Whose receiver it is, as the audit log names it. */
  name: string;
  /** https, without a name or password in it; of this installation’s own network it is never reached. */
  url: string;
};
export type UpdateWebhookInput = {
  /** What it is told of. */
  events: WebhookEvent[];
  /** Whose receiver it is, as the audit log names it. */
  name: string;
  /** https, without a name or password in it; of this installation’s own network it is never reached. */
  url: string;
  /** false: nothing is sent, and of what happens meanwhile nothing is kept for it. */
  active: boolean;
  /** `version` of the webhook as it was read. */
  version: number;
};
export type DeliveryState = "pending" | "delivered" | "failed";
export type DeliveryAttemptOutput = {
  /** Milliseconds until the answer, or until it was given up. */
  ms: number;
  /** HTTP status of the answer; absent: there was none. */
  status?: number;
  /** ISO instant. */
  at: string;
  /** The first 1024 bytes of the answer. */
  answer?: string;
  /** Why there was no answer. `addressRefused`: its name leads into this installation’s own network. `nameUnknown`:
    nobody knows the name. `notSecure`: http. `timedOut`: after ten seconds. `notConnected`: refused or broken off. */
  error?: string;
};
export type WebhookDeliveryOutput = {
  state: DeliveryState;
  _id: string;
  /** `webhook-id` of the message: the same each time that it is sent. */
  message: string;
  type: string;
  /** Id of what it tells of. */
  entityId: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant before which one that waits is not sent. */
  dueAt?: string;
  /** ISO instant at which it was delivered or given up. */
  doneAt?: string;
  /** The last 20. */
  attempts: DeliveryAttemptOutput[];
};
export type WebhookDeliveriesPage = {
  /** The newest first, for 30 days. */
  items: WebhookDeliveryOutput[];
  /** Sent as `cursor` for the next page; absent on the last. */
  nextCursor?: string;
};
export type WebhookDeliveryDetail = {
  state: DeliveryState;
  /** JSON, as it is sent. */
  body: string;
  _id: string;
  /** `webhook-id` of the message: the same each time that it is sent. */
  message: string;
  type: string;
  /** Id of what it tells of. */
  entityId: string;
  /** ISO instant. */
  createdAt: string;
  /** ISO instant before which one that waits is not sent. */
  dueAt?: string;
  /** ISO instant at which it was delivered or given up. */
  doneAt?: string;
  /** The last 20. */
  attempts: DeliveryAttemptOutput[];
};
export type RenewWebhookSecretInput = {
  /** Hours for which the former secret goes on signing beside the new one: 0, 1, 24 or 168. */
  overlapHours: 0 | 1 | 24 | 168;
};
export type WidgetTheme = "auto" | "light" | "dark";
export type WidgetOutput = {
  /** `auto` is as the visitor’s device has it. */
  theme: WidgetTheme;
  _id: string;
  name: string;
  /** Ids of services. */
  services: string[];
  categories: string[];
  /** One of the seven languages; absent: the visitor’s. */
  languageCode?: string;
  /** Of buttons and what is chosen, `#rrggbb`; absent: the venue’s. */
  accent?: string;
  /** How many people it begins with, 1 to 50; absent: as everywhere. */
  participants?: number;
};
export type WidgetSettingsOutput = {
  /** Id of the venue. */
  _id: string;
  /** Of the venue, for addresses. */
  slug: string;
  origins: string[];
  widgets: WidgetOutput[];
  version: number;
};
export type WidgetInput = {
  /** `auto` is as the visitor’s device has it. */
  theme: WidgetTheme;
  /** Absent for a new one. */
  _id?: string;
  /** With `categories`, what it offers, at most 100; neither: all that can be booked without an account. */
  services: string[];
  /** For staff, 1 to 60 characters. */
  name: string;
  /** As services have them in the venue’s language, at most 100. */
  categories: string[];
  /** One of the seven languages; absent: the visitor’s. */
  languageCode?: string;
  /** Of buttons and what is chosen, `#rrggbb`; absent: the venue’s. */
  accent?: string;
  /** How many people it begins with, 1 to 50; absent: as everywhere. */
  participants?: number;
};
export type WidgetSettingsInput = {
  /** Sites that may show the booking, at most 20; a path is left out. */
  origins: string[];
  /** At most 20. */
  widgets: WidgetInput[];
  /** The version that was edited, where no If-Match says it; a stale one is refused with 409. */
  version: number;
};
export const {
  useListApiKeysQuery,
  useLazyListApiKeysQuery,
  useCreateApiKeyMutation,
  useUpdateApiKeyMutation,
  useRevokeApiKeyMutation,
  useRenewApiKeyMutation,
  useListWebhooksQuery,
  useLazyListWebhooksQuery,
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useDeleteWebhookMutation,
  useListWebhookDeliveriesQuery,
  useLazyListWebhookDeliveriesQuery,
  useGetWebhookDeliveryQuery,
  useLazyGetWebhookDeliveryQuery,
  useResendWebhookDeliveryMutation,
  useRenewWebhookSecretMutation,
  useTestWebhookMutation,
  useGetWidgetSettingsQuery,
  useLazyGetWidgetSettingsQuery,
  useUpdateWidgetSettingsMutation,
} = injectedRtkApi;
