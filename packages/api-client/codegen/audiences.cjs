/**
 * One client for each app, and one for the admin's pages before signing in: they would not use 10 KB of the
 * admin's.
 * @typedef {'admin' | 'staff-sign-in' | 'hub' | 'public'} Client
 */

/**
 * The client of whoever must be signed in, as the document states it in `x-audience`.
 * @type {Record<string, Client>}
 */
const CLIENT_OF_AUDIENCE = { staff: 'admin', guest: 'hub' };

/**
 * Operations without an audience, by the start of their path: the first row that matches decides which
 * clients call them. An operation that no row matches stops the generator, so a new one is never forgotten.
 * @type {readonly (readonly [path: string, clients: readonly Client[]])[]}
 */
const OPEN_OPERATIONS = [
  ['/api/auth/confirmEmail', ['hub']],
  ['/api/auth/me', ['admin', 'hub']],
  ['/api/auth/sessions', ['admin', 'hub']],
  ['/api/auth/passkeys', ['admin']],
  ['/api/auth/secondFactor', ['admin']],
  ['/api/auth/signInLink', ['hub']],
  ['/api/auth/passkeySignIn', ['hub']],
  ['/api/auth/', ['staff-sign-in', 'hub']],
  ['/api/v1/auth/signup', ['hub']],
  ['/api/resetPassword', ['staff-sign-in', 'hub']],

  // How a venue presents itself: every app wears its name, logo and colours.
  ['/api/v1/hub/vendors/{vendor}', ['staff-sign-in', 'hub', 'public']],
  ['/api/v1/hub/vendors', ['public']],
  // What is free on a day: staff book from the same times as guests, and whoever has the link to a stay.
  ['/api/v1/hub/activity/{id}', ['admin', 'hub', 'public']],
  ['/api/v1/hub/activities/{vendorId}/', ['hub']],
  ['/api/v1/hub/activities/', ['hub', 'public']],
  ['/api/v1/hub/', ['hub']],
  ['/api/v1/public/service/', ['hub']],
  ['/api/v1/open_booking', ['public']],
  ['/api/v1/linked_booking/', ['public']],
  ['/api/v1/linked_treatment/', ['public']],
  // Only proxies ask who may show a widget.
  ['/api/v1/container/{vendorId}/ancestors', []],
  ['/api/v1/container/', ['public']],
  ['/api/v1/proof_of_work/', ['public']],
  // guests buy in the hub, visitors on the public pages
  ['/api/v1/offers', ['hub', 'public']],
  ['/api/v1/sales', ['hub', 'public']],
  ['/api/v1/itineraries/', ['public']],
  ['/api/v1/fnb/rooms/', ['public']],
  ['/api/v1/sitePages', ['public']],

  // Only mail programs call the one-click address.
  ['/api/v1/opt_out/{vendorId}/oneClick', []],
  ['/api/v1/opt_out/', ['public']],
  ['/api/v1/rating', ['public']],

  ['/api/v1/giftCards/balance', ['hub', 'public']],
  ['/api/v1/giftCards', ['public']],

  // Only the payment provider calls it.
  ['/api/v1/payment/notices', []],
  ['/api/v1/payment', ['public']],

  ['/api/v1/privacy/', ['public']],

  // Monitoring, and what venues' own sites read.
  ['/api/health/status', ['public']],
  ['/api/health/', []],
  ['/api/metrics', []],
  ['/api/v1/themes/vendorDefault/', []],
  ['/api/spa/treatments/', ['hub', 'public']],
  // the hub asks for a month at once
  ['/api/spa/treatmentPath/schedule/', ['admin']],
  // only calendars read it
  ['/api/v1/spa/feeds/', []],
  ['/api/v1/feeds/', []],
];

/**
 * The clients that have an operation.
 * @param {{ path: string, operation: { operationId?: string, 'x-audience'?: string } }} definition
 * @returns {readonly Client[]}
 * @throws when neither an audience nor a row of the table says so
 */
function clientsOf({ path, operation }) {
  const audience = operation['x-audience'];
  if (audience !== undefined) {
    const client = CLIENT_OF_AUDIENCE[audience];
    if (client) return [client];
    throw new Error(`${operation.operationId}: no client serves the audience '${audience}'.`);
  }
  const row = OPEN_OPERATIONS.find(([start]) => path.startsWith(start));
  if (!row)
    throw new Error(`${operation.operationId}: say in audiences.cjs which clients call ${path}.`);
  return row[1];
}

/**
 * Files and event streams are not JSON: an app fetches those that it needs by hand.
 * @param {{ responses: Record<string, { content?: Record<string, unknown> }> }} operation
 */
function answersJson({ responses }) {
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .every(([, { content }]) => content === undefined || 'application/json' in content);
}

module.exports = { OPEN_OPERATIONS, answersJson, clientsOf };
