/** What the apps send beside what every page may. */
const REQUEST_HEADERS = [
  'accept-language',
  'atrium-version',
  'authorization',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'x-request-id',
  'x-service-code',
  'x-vendor-id',
];

/** What a page of another origin may read of an answer. */
const ANSWER_HEADERS = [
  'allow',
  'atrium-version',
  'content-disposition',
  'deprecation',
  'etag',
  'link',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'sunset',
  'x-request-id',
  'x-total-count',
];

/** @param origins of apps deployed elsewhere */
export const corsOptions = (origins: string[]) => ({
  origin: origins,
  credentials: true,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: REQUEST_HEADERS,
  exposedHeaders: ANSWER_HEADERS,
  maxAge: 600,
  // a strict one is refused with a text of its own
  strictPreflight: false,
});
