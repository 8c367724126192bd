/** Headers are the base query's affair: the token, the language, the idempotency key. */
const withoutHeaders = (_name, { in: place }) => place !== 'header';

/**
 * `pnpm generate`: openapi.json (written by apps/api) -> src/api.gen.ts, committed as it is.
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: './src/empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './src/api.gen.ts',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  encodePathParams: true,
  useUnknown: true,
  // Answers that are not JSON: src/downloads.ts fetches those that an app needs.
  filterEndpoints: (name) =>
    ![
      'exportBookings',
      'exportReport',
      'getMetrics',
      'getReservationCalendar',
      'getWebManifest',
      'streamEvents',
      'streamMyEvents',
    ].includes(name),
  endpointOverrides: [
    // Read by POST, because the specification says so.
    {
      pattern: ['listBookedDay', 'getOpenBookingService', 'getOpenBookingTimes'],
      type: 'query',
      parameterFilter: withoutHeaders,
    },
    { pattern: /.*/, parameterFilter: withoutHeaders },
  ],
};
