const { answersJson, clientsOf } = require('./codegen/audiences.cjs');

/** The base query adds the token, the language and the idempotency key. */
const withoutHeaders = (_name, { in: place }) => place !== 'header';

const everywhere = () => true;

/** Only the pages of journeys need them: every other would load them too. */
const isOfJourneys = ({ path }) => path.startsWith('/api/v1/hub/journeys');

/**
 * @param {import('./codegen/audiences.cjs').Client} client
 * @param {(definition: { path: string }) => boolean} [isIn] whether a part of the client has it
 */
const operationsOf = (client, isIn = everywhere) => ({
  filterEndpoints: (_name, definition) =>
    clientsOf(definition).includes(client) && answersJson(definition.operation) && isIn(definition),
});

/**
 * `npm run generate`: openapi.json (written by apps/api) -> the clients, committed as generated.
 * @type {import('@rtk-query/codegen-openapi').ConfigFile}
 */
module.exports = {
  schemaFile: './openapi.json',
  apiFile: './src/empty-api.ts',
  apiImport: 'emptyApi',
  exportName: 'generatedApi',
  hooks: { queries: true, lazyQueries: true, mutations: true },
  encodePathParams: true,
  useUnknown: true,
  endpointOverrides: [
    // Reads sent by POST.
    {
      pattern: [
        'getOpenBookingService',
        'getOpenBookingTimes',
        'listBookedDay',
        'listJourneyOffers',
        'listMyJourneyOffers',
      ],
      type: 'query',
      parameterFilter: withoutHeaders,
    },
    { pattern: /.*/, parameterFilter: withoutHeaders },
  ],
  outputFiles: {
    './src/admin/api.gen.ts': operationsOf('admin'),
    './src/staff-sign-in/api.gen.ts': operationsOf('staff-sign-in'),
    './src/hub/api.gen.ts': operationsOf('hub', (definition) => !isOfJourneys(definition)),
    './src/hub/journeys.gen.ts': operationsOf('hub', isOfJourneys),
    './src/public/api.gen.ts': operationsOf('public'),
  },
};
