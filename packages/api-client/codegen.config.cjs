const { answersJson, appsOf } = require('./codegen/audiences.cjs');

/** The base query adds the token, the language and the idempotency key. */
const withoutHeaders = (_name, { in: place }) => place !== 'header';

/** @param {import('./codegen/audiences.cjs').App} app */
const operationsOf = (app) => ({
  filterEndpoints: (_name, definition) =>
    appsOf(definition).includes(app) && answersJson(definition.operation),
});

/**
 * `npm run generate`: openapi.json (written by apps/api) -> a client for each app, committed as generated.
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
      pattern: ['listBookedDay', 'getOpenBookingService', 'getOpenBookingTimes'],
      type: 'query',
      parameterFilter: withoutHeaders,
    },
    { pattern: /.*/, parameterFilter: withoutHeaders },
  ],
  outputFiles: {
    './src/admin/api.gen.ts': operationsOf('admin'),
    './src/hub/api.gen.ts': operationsOf('hub'),
    './src/public/api.gen.ts': operationsOf('public'),
  },
};
