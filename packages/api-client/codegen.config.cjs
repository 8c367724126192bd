const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { answersJson, clientsOf } = require('./codegen/audiences.cjs');
const { sendVersions } = require('./codegen/send-versions.cjs');

const schemaFile = join(__dirname, 'node_modules', '.openapi-of-apps.json');
const document = JSON.parse(readFileSync(join(__dirname, 'openapi.json'), 'utf8'));
writeFileSync(schemaFile, JSON.stringify(sendVersions(document)));

/** The base query adds the token, the language and the idempotency key; a link's signature only its page knows. */
const withoutHeaders = (name, { in: place }) =>
  place !== 'header' || /^x-(?:booking|itinerary|payment)-signature$/.test(name);

const everywhere = () => true;

/** Only the pages of the spa need them: every other would load them too. */
const isOfSpa = ({ path }) =>
  /^\/api\/(spa|v1\/hub\/(intake|journeys|treatment-waits|treatments))\b/.test(path);

/** Only the page of a payment link needs them. */
const isOfPayLink = ({ path }) => path.startsWith('/api/v1/hub/paymentLinks');

/** Only the pages on which guests buy need them, and what they bought that renews. */
const isOfSales = ({ path }) =>
  /^\/api\/v1\/((offers|sales)\b|hub\/memberships\/.+\/renewal\b)/.test(path);

/** Only the pages on which a venue connects to others need them: keys, webhooks and widgets. */
const isOfIntegrations = ({ path }) => /^\/api\/v1\/admin\/(apiKeys|webhooks|widgets)\b/.test(path);

/** Only who pays by gift card needs it. */
const isOfGiftCards = ({ path }) => path.startsWith('/api/v1/giftCards');

/** Only whoever signs in without a password needs them. */
const isOfSignInLink = ({ path }) => path.startsWith('/api/auth/signInLink');

/** Only whoever has or wants a passkey needs them, and who is asked again who they are. */
const isOfPasskeys = ({ path }) =>
  /^\/api\/(auth\/passkeySignIn|v1\/hub\/(passkeys|confirmIdentity))\b/.test(path);

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
  schemaFile,
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
    './src/admin/api.gen.ts': operationsOf('admin', (definition) => !isOfIntegrations(definition)),
    './src/admin/integrations.gen.ts': operationsOf('admin', isOfIntegrations),
    './src/staff-sign-in/api.gen.ts': operationsOf('staff-sign-in'),
    './src/hub/api.gen.ts': operationsOf(
      'hub',
      (definition) =>
        !isOfSpa(definition) &&
        !isOfPayLink(definition) &&
        !isOfSales(definition) &&
        !isOfGiftCards(definition) &&
        !isOfSignInLink(definition) &&
        !isOfPasskeys(definition),
    ),
    './src/hub/spa.gen.ts': operationsOf('hub', isOfSpa),
    './src/hub/gift-card.gen.ts': operationsOf('hub', isOfGiftCards),
    './src/hub/pay-link.gen.ts': operationsOf('hub', isOfPayLink),
    './src/hub/sales.gen.ts': operationsOf('hub', isOfSales),
    './src/hub/sign-in-link.gen.ts': operationsOf('hub', isOfSignInLink),
    './src/hub/passkeys.gen.ts': operationsOf('hub', isOfPasskeys),
    './src/public/api.gen.ts': operationsOf('public'),
  },
};
