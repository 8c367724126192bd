/** The guides of docs/api, in the order in which they are read. */
export const guideOrder: readonly string[] = [
  'first-booking',
  'signing-in',
  'keys',
  'paging',
  'idempotency',
  'errors',
  'limits',
  'webhooks',
  'versions',
];
